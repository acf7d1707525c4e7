internal import CatalogTestSupport

@testable import CatalogFiles

/// Rows made up for a test, and the many ways in which they can be written.
struct RandomTable {
    let rows: [ReadRow]

    private static let words = [
        "Stalker", "Amélie", "千と千尋の神隠し", "a,b", "\"quoted\"", "two\nlines", "two\r\nlines", "'tis", "=1+1",
        "'=x",
        "''+", "a|b", "back\\slash", "\\|", "end\\", " padded ", "x;y", "tab\tbed", "🎬", "－minus",
    ]
    private static let lists: [Column] = [.alternativeTitles, .directors, .actors, .genres]
    private static let texts: [Column] = [.originalTitle, .overview, .poster]

    init(rows count: Int, using random: inout SeededGenerator) {
        rows = (0..<count).map { number in
            var row = ReadRow(line: 0)
            row.texts[.id] = "films:\(number)"
            row.texts[.title] = Self.words.randomElement(using: &random)
            for column in Self.texts where Bool.random(using: &random) {
                row.texts[column] = Self.words.randomElement(using: &random)
            }
            for column in Self.lists where Bool.random(using: &random) {
                row.lists[column] = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    Self.words.randomElement(using: &random) ?? ""
                }
            }
            if Bool.random(using: &random) {
                row.texts[.year] = String(Int.random(in: 1870...2100, using: &random))
            }
            return row
        }
    }

    /// The table as CSV: the columns in any order, among others; cells quoted where they need not be; any line ends.
    func csv(using random: inout SeededGenerator) -> String {
        let columns: [Column?] = (Column.allCases + [nil, nil]).shuffled(using: &random)
        let names = columns.map { column in
            let name = column?.name ?? "extra"
            return Bool.random(using: &random) ? name : " \(name.uppercased())"
        }
        var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
        text += names.joined(separator: ",") + "\n"
        for row in rows {
            if Int.random(in: 0..<5, using: &random) == 0 { text += "\n" }
            let cells = columns.map { column in
                let value = column.map { Self.cell(of: $0, in: row) } ?? "extra, \"as it is\""
                return Self.field(value, using: &random)
            }
            text += cells.joined(separator: ",") + (["\n", "\r\n", "\r"].randomElement(using: &random) ?? "")
        }
        return text
    }

    /// The table as NDJSON: the keys in any order, among others; escapes where they need not be.
    func ndjson(using random: inout SeededGenerator) -> String {
        var text = ""
        for row in rows {
            var members = [#""extra": {"a": [1, {"b": null}], "c": "}"}"#, #""unknown": [[], "x"]"#]
            for (column, value) in row.texts {
                let isNumber = column == .year && Bool.random(using: &random)
                members.append("\"\(column.name)\": " + (isNumber ? value : Self.json(value, using: &random)))
            }
            for (column, items) in row.lists {
                let values = items.map { Self.json($0, using: &random) }
                members.append("\"\(column.name)\" : [" + values.joined(separator: " , ") + "]")
            }
            text += "{" + members.shuffled(using: &random).joined(separator: ", ") + "}\n"
        }
        return text.isEmpty ? "\n{}\n" : text
    }

    private static func cell(of column: Column, in row: ReadRow) -> String {
        let items = (row.lists[column] ?? []).map { item in
            item.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
        }
        let value = column.isList ? items.joined(separator: "|") : row.texts[column] ?? ""
        let first = value.unicodeScalars.first { $0 != "'" }
        return first.map { "=+-@＝＋－＠\t\r\n".unicodeScalars.contains($0) } == true ? "'" + value : value
    }

    private static func field(_ value: String, using random: inout SeededGenerator) -> String {
        let mustBeQuoted = value.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
        guard mustBeQuoted || Int.random(in: 0..<4, using: &random) == 0 else { return value }
        return "\"" + value.replacing("\"", with: "\"\"") + "\""
    }

    private static func json(_ value: String, using random: inout SeededGenerator) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\0"..<" ":
                text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            case _ where Int.random(in: 0..<3, using: &random) == 0:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            case _: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
