@testable import CatalogFiles

/// A CSV reader that is slow and obvious: character by character, with a string for each cell.
///
/// What it says of a text is what ``CatalogFile`` must say, whatever the text. It knows comma-separated files whose
/// columns are all texts and lists, and does not look whether ids repeat.
struct ObviousCSV {
    private let text: [Unicode.Scalar]
    private var place = 0
    private var line = 1
    private(set) var rows: [ReadRow] = []
    /// The line of every bad row, in the order of the file.
    private(set) var badLines: [Int] = []

    init(_ text: String) {
        self.text = Array(text.unicodeScalars)
        let columns = (Self.cells(&self) ?? []).map { Column(named: $0) }
        while place < self.text.count {
            let (start, startLine) = (place, line)
            if let cells = Self.cells(&self) {
                take(cells, columns, line: startLine)
            } else {
                // A quote went wrong: the line on which it stands is bad, and the next one is read again.
                let badLine = line
                badLines.append(badLine)
                (place, line) = (start, startLine)
                while line <= badLine, place < self.text.count { _ = step() }
            }
        }
    }

    private mutating func take(_ cells: [String], _ columns: [Column?], line: Int) {
        if cells.count == 1, Self.isBlank(cells[0]) { return }
        guard cells.count == columns.count else { return badLines.append(line) }
        var row = ReadRow(line: line)
        for (cell, column) in zip(cells, columns) {
            guard let column else { continue }
            let value = Self.withoutGuard(cell)
            if Self.isBlank(value) { continue }
            if column.isList {
                let items = Self.items(value)
                if !items.isEmpty { row.lists[column] = items }
            } else {
                row.texts[column] = value
            }
        }
        if row.texts.isEmpty, row.lists.isEmpty { return }
        guard let id = row.texts[.id], row.texts[.title] != nil,
            id.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return badLines.append(line) }
        rows.append(row)
    }

    /// The cells of the next row; nil where a quote is not closed, or closed in the middle of a cell. The line
    /// is that of the quote then.
    private static func cells(_ reader: inout ObviousCSV) -> [String]? {
        var cells: [String] = []
        while true {
            var cell = String.UnicodeScalarView()
            if reader.peek == "\"" {
                let opened = reader.line
                _ = reader.step()
                while true {
                    guard let next = reader.step() else {
                        reader.line = opened
                        return nil
                    }
                    if next == "\"" {
                        guard reader.peek == "\"" else { break }
                        _ = reader.step()
                    }
                    cell.append(next)
                }
                guard [nil, ",", "\r", "\n"].contains(reader.peek) else {
                    reader.line = opened
                    return nil
                }
            } else {
                while let next = reader.peek, ![",", "\r", "\n"].contains(next) {
                    cell.append(next)
                    _ = reader.step()
                }
            }
            cells.append(String(cell))
            guard reader.step() == "," else { return cells }
        }
    }

    private var peek: Unicode.Scalar? { place < text.count ? text[place] : nil }

    /// Goes on by a character; a whole CRLF inside a quoted cell is two of them and one line.
    private mutating func step() -> Unicode.Scalar? {
        guard let next = peek else { return nil }
        place += 1
        if next == "\n" || (next == "\r" && peek != "\n") { line += 1 }
        return next
    }

    private static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }

    private static func withoutGuard(_ cell: String) -> String {
        let rest = cell.unicodeScalars.drop {
            $0 == "'" || $0.properties.isWhitespace && $0.properties.generalCategory != .control
        }
        guard cell.unicodeScalars.first == "'", let first = rest.first,
            "=+-@＝＋－＠\t\r\n".unicodeScalars.contains(first)
        else { return cell }
        return String(cell.unicodeScalars.dropFirst())
    }

    private static func items(_ cell: String) -> [String] {
        var items = [String.UnicodeScalarView()]
        var rest = cell.unicodeScalars[...]
        while let next = rest.popFirst() {
            if next == "|" {
                items.append(String.UnicodeScalarView())
            } else if next == "\\", let escaped = rest.first, escaped == "|" || escaped == "\\" {
                items[items.count - 1].append(escaped)
                rest.removeFirst()
            } else {
                items[items.count - 1].append(next)
            }
        }
        return items.map { String($0) }.filter { !$0.isEmpty }
    }
}
