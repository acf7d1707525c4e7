internal import CatalogTestSupport
internal import Testing

@testable import CatalogFiles

@Suite struct `Reading CSV` {
    private static let pieces = [
        ",", ",", ",", ",", "\n", "\n", "\r\n", "\r", "\"", "\"", "\"\"", "|", "\\", "'", "=", " ", "a",
        "Stalker",
        "é", "映画", "\u{A0}", "＋", "\t", "x,y,z,w\n",
    ]

    @Test(arguments: 0..<200)
    func `says of any text what a slow and obvious reader says`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var text = "id,title,genres,overview\n"
        for _ in 0..<Int.random(in: 0...300, using: &random) {
            text += Self.pieces.randomElement(using: &random) ?? ""
        }
        let expected = ObviousCSV(text)
        for capacity in [
            1 << 18, Int.random(in: 1...64, using: &random), Int.random(in: 1...64, using: &random),
        ] {
            let file = try read(text, capacity: capacity, .init(checksIDs: false))
            #expect(file.rows == expected.rows)
            #expect(file.findings.problems.filter { $0.loss == .row }.map(\.line) == expected.badLines)
        }
    }

    @Test(arguments: 0..<100)
    func `gives back a table as it was written`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let table = RandomTable(rows: Int.random(in: 0...40, using: &random), using: &random)
        let file = try read(table.csv(using: &random), capacity: Int.random(in: 1...500, using: &random))
        #expect(file.problems == [])
        #expect(file.rows.map(\.texts) == table.rows.map(\.texts))
        #expect(file.rows.map(\.lists) == table.rows.map(\.lists))
    }

    @Test(arguments: 0..<40)
    func `comes to the same for a table as NDJSON`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let table = RandomTable(rows: Int.random(in: 0...40, using: &random), using: &random)
        let lines = try read(
            table.ndjson(using: &random), as: "films.ndjson",
            capacity: Int.random(in: 1...500, using: &random))
        #expect(lines.problems == [])
        #expect(lines.rows.map(\.texts) == table.rows.map(\.texts))
        #expect(lines.rows.map(\.lists) == table.rows.map(\.lists))
    }

    @Test(arguments: 0..<40)
    func `comes to the same for a packed file`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = RandomTable(rows: 30, using: &random).csv(using: &random)
        let plain = try read(text)
        let packed = try read(
            StoredGzip.members(of: Array(text.utf8), using: &random), as: "films.csv.gz",
            capacity: Int.random(in: 1...500, using: &random))
        #expect(packed.rows == plain.rows)
        #expect(packed.findings.damage == nil)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `counts lines however they end`(lineEnd: String) throws {
        let lines = [
            "id,title,overview", "", "1,Stalker,\"two", "lines\"", "2,Solaris,x", "  ", "3,Mirror,y",
        ]
        let file = try read(lines.joined(separator: lineEnd))
        #expect(file.rows.map(\.line) == [3, 5, 7])
        #expect(file.rows.first?.texts[.overview] == "two\(lineEnd)lines")
        #expect(file.problems == [])
    }

    @Test func `keeps the order of the file, and reads a last line without its end`() throws {
        let file = try read("id,title\n2,B\n1,A\n3,C")
        #expect(file.rows.map { $0.texts[.id] } == ["2", "1", "3"])
    }

    @Test func `has room for lists of any length`() throws {
        let names = (0..<5000).map { "Actor \($0)" }
        let text = "id,title,actors,genres\n1,A,\(names.joined(separator: "|")),x|y\n2,B,C|D,z\n"
        let file = try read(text, capacity: 100)
        #expect(file.rows.map { $0.lists[.actors] } == [names, ["C", "D"]])
        #expect(file.rows.map { $0.lists[.genres] } == [["x", "y"], ["z"]])
    }
}
