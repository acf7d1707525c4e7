/// The plainest reader of comma-separated values, to hold the writer against.
enum CSVReader {
    static func rows(of text: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var cell = String.UnicodeScalarView()
        var isQuoted = false
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            if isQuoted {
                if scalar != "\"" {
                    cell.append(scalar)
                } else if scalars.first == "\"" {
                    scalars.removeFirst()
                    cell.append(scalar)
                } else {
                    isQuoted = false
                }
            } else if scalar == "\"" {
                isQuoted = true
            } else if scalar == "," || scalar == "\n" {
                row.append(String(cell))
                cell.removeAll()
                if scalar == "\n" {
                    rows.append(row)
                    row = []
                }
            } else {
                cell.append(scalar)
            }
        }
        return rows
    }
}
