/// Writes rows of comma-separated values (RFC 4180).
///
/// Rows end in a single line feed, as Unix tools expect and spreadsheets accept. Cells are quoted where they
/// must be, never start a formula (``FormulaQuoting``), and hold no control character but tabs and line
/// breaks.
struct CSVWriter {
    let output: ChunkedOutput

    /// Writes one row.
    func row(_ cells: [String]) {
        for (column, cell) in cells.enumerated() {
            if column > 0 { output.write(",") }
            output.write(Self.field(cell))
        }
        output.write("\n")
    }

    /// A cell as it stands in a row.
    static func field(_ cell: String) -> String {
        let cell = FormulaQuoting.quoted(Sanitizer.withoutControls(cell))
        let mustBeQuoted = cell.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
            default: false
            }
        }
        // Some readers trim cells that are not quoted.
        let isPadded = cell.utf8.first == UInt8(ascii: " ") || cell.utf8.last == UInt8(ascii: " ")
        guard mustBeQuoted || isPadded else { return cell }
        var result = "\"".unicodeScalars
        for scalar in cell.unicodeScalars {
            if scalar == "\"" { result.append(scalar) }
            result.append(scalar)
        }
        result.append("\"")
        return String(result)
    }
}
