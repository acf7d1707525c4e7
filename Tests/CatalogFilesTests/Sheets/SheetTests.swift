internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

/// Collects the rows under a header that has `name`, and refuses those called `bad`.
private struct Names: SheetFile.Reader {
    var header: [String] = []
    var rows: [SheetRow] = []

    mutating func begins(under header: [String]) -> Bool {
        self.header = header
        return header.contains("Name")
    }

    mutating func take(_ row: SheetRow) -> [RowProblem] {
        rows.append(row)
        return row.text("name") == "bad"
            ? [RowProblem(line: row.line, refusing: "bad", of: "name", expected: "name")] : []
    }
}

/// Tables of other programs: the same reader as of catalogs, whatever the columns.
@Suite struct `A sheet` {
    private func read(
        _ bytes: [UInt8], as name: String = "sheet.csv", capacity: Int = 1 << 18,
        limit: RowLimit = RowLimit()
    ) throws -> (names: Names, findings: CatalogFindings) {
        let folder = TemporaryFolder()
        try Data(bytes).write(to: folder.url.appending(path: name))
        var names = Names()
        let file = SheetFile(path: folder.path(of: name), capacity: capacity, limit: limit)
        let findings = try file.read(into: &names)
        return (names, findings)
    }

    private func read(_ text: String, as name: String = "sheet.csv", capacity: Int = 1 << 18) throws -> (
        names: Names, findings: CatalogFindings
    ) {
        try read(Array(text.utf8), as: name, capacity: capacity)
    }

    @Test(
        arguments: [
            "Name,Year\nA,1979\n", "\u{FEFF}Name,Year\r\nA,1979\r\n", "Name;Year\nA;1979",
            "Name\tYear\rA\t1979\r",
            "\"Name\",\" Year \"\n\"A\",\"1979\"\n\n,\n\" \",\n",
            "A list of films v7\nDate,Title\n2020-01-01,\"Fa\"\"v\"\n\nName,Year\nA,1979\n",
        ], [3, 1 << 18])
    func `is read by the names of its columns, wherever its rows begin`(text: String, capacity: Int) throws {
        let (names, findings) = try read(text, capacity: capacity)
        #expect(
            names.rows.map { [$0.text("NAME"), $0.text("year"), $0.text("nothing")] } == [["A", "1979", ""]])
        #expect(findings.problems == [])
        #expect(findings.rows == 1)
    }

    /// Whatever the cells hold, and however many columns there are.
    @Test(arguments: [3, 64, 1 << 18])
    func `gives every cell as it was written`(capacity: Int) throws {
        let cells = [
            "plain", "", " padded ", "a,b", "a \"quoted\" word", "\"", "\"\"", "two\nlines", "a\r\nb", "c\rd",
            "=1+1", "'=1+1", "'Tis", "\t", "-", "é", "千と千尋", "a|b", "\\", "x\u{2028}y", "\u{0}", "\u{FEFF}",
        ]
        let columns = ["Name"] + (1...cells.count).map { "c\($0)" }
        func row(_ first: String, _ cells: [String]) -> String {
            ([first]
                + cells.map { cell in
                    let isFormula = "=+-@\t'".contains(cell.first ?? " ") && cell != "'Tis"
                    return "\"" + (isFormula ? "'" : "") + cell.replacing("\"", with: "\"\"") + "\""
                }).joined(separator: ",")
        }
        let text = ([columns.joined(separator: ",")] + (1...9).map { row("r\($0)", cells) }).joined(
            separator: "\n")
        let (names, findings) = try read(text, capacity: capacity)
        #expect(findings.problems == [])
        #expect(names.rows.count == 9)
        for row in names.rows { #expect(columns.dropFirst().map(row.text) == cells) }
    }

    @Test func `names its bad rows by their lines, and reads the others`() throws {
        let (names, findings) = try read(
            "Name,Year\nA,1\nB\nbad,2\n\"C,3\nD,\"x\"y\nE,4\n\"F,5\n", capacity: 4)
        #expect(names.rows.map { $0.text("name") } == ["A", "bad", "E"])
        #expect(
            findings.problems.map(\.description) == [
                "line 3: it has 1 cell where the header has 2",
                "line 4: 'name' is 'bad', which is no name",
                "line 5: a quoted cell goes on behind its closing quote; quotes inside of it are doubled",
                "line 6: a quoted cell goes on behind its closing quote; quotes inside of it are doubled",
                "line 8: a quote is opened and not closed",
            ])
        #expect(findings.rows == 3)
    }

    @Test func `mends what is no UTF-8, and says where`() throws {
        let (names, findings) = try read(Array("Name,Year\n".utf8) + [0x43, 0xE9, 0x2C, 0x31, 0x0A])
        #expect(names.rows.map { $0.text("name") } == ["C\u{FFFD}"])
        #expect(
            findings.problems.map(\.description) == ["line 2: 'name' is 'C\u{FFFD}', which is no UTF-8"])
        let (objects, problems) = try read(
            Array(#"{"name":""#.utf8) + [0xFF] + Array(#""}"#.utf8), as: "sheet.ndjson")
        #expect(objects.rows.map { $0.text("name") } == ["\u{FFFD}"])
        #expect(problems.problems.map(\.loss) == [.nothing])
    }

    @Test func `loses a row that is too long, and no other`() throws {
        let long = String(repeating: "x", count: 300)
        let (names, findings) = try read(
            Array("Name,Year\nA,1\n\(long),2\nB,3\n".utf8), capacity: 16, limit: RowLimit(longestRow: 100))
        #expect(names.rows.map { $0.text("name") } == ["A", "B"])
        #expect(findings.problems.map(\.line) == [3])
    }

    @Test func `without a header that is known is none`() throws {
        let error = #expect(throws: CatalogFileError.self) { try read("a,b\n1,2\n") }
        #expect(error?.fault == .unknownHeader(found: ["a", "b"]))
        #expect(error?.problem == "begins with 'a', 'b', which is no header that is known")
        let late = String(repeating: "x\n", count: 20) + "Name,Year\nA,1\n"
        #expect(throws: CatalogFileError.self) { try read(late) }
        #expect(throws: CatalogFileError.self) { try read("") }
    }

    @Test func `of objects has texts and lists by their keys`() throws {
        let text = #"""
            {"Name": "A\u00e9", "year": 1979, "ids": ["a|b", 2, null, ["c"]], "outside": {"imdb": "tt1", "n": null}}

            {"name": null, "half": "\ud800", "deep": {"x": {"y": 1}}, "yes": true, "ids": "a|b\\|c"}
            {"name": 1,}
            [1]
            {"name": "B"} x
            """#
        for capacity in [3, 1 << 18] {
            let (names, findings) = try read(text, as: "sheet.ndjson", capacity: capacity)
            #expect(names.rows.count == 2)
            let (first, second) = (try #require(names.rows.first), try #require(names.rows.last))
            #expect(first.text("name") == "Aé" && first.text("year") == "1979" && first.text("ids") == "")
            #expect(first.items("ids") == ["a|b", "2"] && first.items("outside") == ["imdb:tt1"])
            #expect(
                second.text("name") == "" && second.text("half") == "\u{FFFD}" && second.text("yes") == "true"
            )
            #expect(second.items("deep") == [] && second.items("ids") == ["a", "b|c"])
            #expect(findings.problems.map(\.line) == [4, 5, 6])
            #expect(findings.problems.allSatisfy { $0.loss == .row })
        }
    }
}
