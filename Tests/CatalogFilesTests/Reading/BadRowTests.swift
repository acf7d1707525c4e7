internal import Testing

@testable import CatalogFiles

@Suite struct `Bad rows` {
    @Test(arguments: [
        ("1", "line 3: it has 1 cell where the header has 4"),
        ("1,Stalker,1979", "line 3: it has 3 cells where the header has 4"),
        ("1,Stalker,1979,x,", "line 3: it has 5 cells where the header has 4"),
        (",Stalker,1979,x", "line 3: it has no 'id'"),
        ("  ,Stalker,1979,x", "line 3: it has no 'id'"),
        ("1,,1979,x", "line 3: it has no 'title'"),
        ("1,\u{A0}\u{3000},1979,x", "line 3: it has no 'title'"),
        ("a\u{7}b,Stalker,1979,x", "line 3: 'id' is 'a b', which holds a control character"),
        ("a\u{85}b,Stalker,1979,x", "line 3: 'id' is 'a b', which holds a control character"),
        ("\"a\nb\",Stalker,1979,x", "line 3: 'id' is 'a b', which holds a control character"),
        ("a\0,Stalker,1979,x", "line 3: 'id' is 'a ', which holds a control character"),
        ("7,Stalker,1979,x", "line 3: 'id' is '7', as on line 2"),
        ("\"7\",Stalker,1979,x", "line 3: 'id' is '7', as on line 2"),
        (
            "1,\"Stalker\"s,1979,x",
            "line 3: a quoted cell goes on behind its closing quote; quotes inside of it are doubled"
        ),
        ("1,\"Stalker,1979,x", "line 3: a quote is opened and not closed"),
    ])
    func `cost themselves alone, and say why`(row: String, problem: String) throws {
        let file = try read("id,title,year,overview\n7,Solaris,1972,\n\(row)\n8,Mirror,1975,\n")
        #expect(file.problems == [problem])
        #expect(file.findings.problems.map(\.loss) == [.row])
        #expect(file.rows.map { $0.texts[.id] } == ["7", "8"])
        #expect(file.findings.rows == 2)
    }

    @Test func `are blamed on the line on which a quote was opened, and the next line is read`() throws {
        let file = try read("id,title\n1,\"two\nlines\"\n\"2\n\",\"open\n3,C\n4,D\n")
        #expect(file.problems == ["line 5: a quote is opened and not closed"])
        #expect(file.rows.map { $0.texts[.id] } == ["1", "3", "4"])
        #expect(file.rows.map(\.line) == [2, 6, 7])
    }

    @Test(arguments: [
        ("{", "line 2: it breaks off, at byte 2 of the line"),
        (#"{"id": "1", "title""#, "line 2: it breaks off, at byte 20 of the line"),
        (#"{"id": "1" "title": "A"}"#, "line 2: a ',' is missing, at byte 12 of the line"),
        (#"{"id": "1", "title": "A",}"#, "line 2: a key is missing, at byte 26 of the line"),
        (#"{"id": "1", "title": "A"} x"#, "line 2: something follows the object, at byte 27 of the line"),
        (#"["1", "A"]"#, "line 2: it is no JSON object, at byte 1 of the line"),
        (#"{"id": "1", "title": "A"#, "line 2: a text is not closed, at byte 24 of the line"),
        (
            #"{"id": "1", "title": "\x"}"#,
            "line 2: a text holds an escape that is none, at byte 25 of the line"
        ),
        (
            #"{"id": "1", "title": "\u12G4"}"#,
            "line 2: a text holds an escape that is none, at byte 27 of the line"
        ),
        (
            "{\"id\": \"1\", \"title\": \"a\tb\"}",
            "line 2: a text holds a control character, at byte 25 of the line"
        ),
        (#"{"id": "1", "title": "A", "x": 01}"#, "line 2: a value is no JSON, at byte 34 of the line"),
        (#"{"id": "1", "title": "A", "x": nul}"#, "line 2: a value is no JSON, at byte 35 of the line"),
        (#"{"id": "1", "title": "A", "id": "2"}"#, "line 2: 'id' stands there twice, at byte 32 of the line"),
        (#"{"title": "A"}"#, "line 2: it has no 'id'"),
        (#"{"id": "1", "title": null}"#, "line 2: it has no 'title'"),
        (#"{"id": "1", "title": ["A"]}"#, #"line 2: 'title' is '["A"]', which is no text or number"#),
        (#"{"id": true, "title": "A"}"#, "line 2: 'id' is 'true', which is no text or number"),
        (#"{"id": "7", "title": "A"}"#, "line 2: 'id' is '7', as on line 1"),
        (#"{"id": "a\u0000b", "title": "A"}"#, "line 2: 'id' is 'a b', which holds a control character"),
    ])
    func `of NDJSON cost themselves alone`(row: String, problem: String) throws {
        let text = #"{"id": 7, "title": "Solaris"}"# + "\n\(row)\n" + #"{"id": "8", "title": 1975}"#
        let file = try read(text, as: "films.jsonl")
        #expect(file.problems == [problem])
        #expect(file.rows.map { $0.texts[.id] } == ["7", "8"])
        #expect(file.rows.last?.texts[.title] == "1975")
    }

    @Test func `are not those that say nothing, as spreadsheets write them`() throws {
        let file = try read("id,title,genres\n1,A,\n,,\n , ,\"\"\n\n   \n,,|\n2,B,\n")
        #expect(file.problems == [])
        #expect(file.rows.map(\.line) == [2, 8])
    }

    /// A limit that does not take a test long.
    private static let limit = RowLimit(longestRow: 1 << 20)

    @Test(arguments: ["films.csv", "films.ndjson"])
    func `that are too long are skipped`(name: String) throws {
        let long = String(repeating: "x", count: Self.limit.longestRow)
        let isCSV = name.hasSuffix(".csv")
        let rows = isCSV ? ["id,title", "1,A", "2,\(long)", "3,C"] : ["1", "2\(long)", "3"].map(Self.object)
        let file = try read(rows.joined(separator: "\n"), as: name, limit: Self.limit)
        #expect(file.problems == ["line \(isCSV ? 3 : 2): it is longer than 1 MiB"])
        #expect(file.rows.map { $0.texts[.id] } == ["1", "3"])
    }

    @Test func `may have eight mebibytes`() {
        #expect(RowLimit().longestRow == 8_388_608)
    }

    @Test func `with a quote that is not closed for long lose nothing else`() throws {
        let count = 70_000
        let rows = (0..<count).map { "\($0),Film \($0)" }
        let text = "id,title\nx,\"open\n" + rows.joined(separator: "\n")
        let file = try read(text, limit: Self.limit)
        #expect(file.problems == ["line 2: a quote is opened and not closed within 1 MiB"])
        #expect(file.rows.count == count)
        #expect(file.rows.last?.line == count + 2)
    }

    @Test func `beyond the first thousand are counted`() throws {
        let file = try read("id,title\n" + String(repeating: "x\n", count: 2500))
        #expect(file.findings.problems.count == CatalogFindings.mostKept)
        #expect(file.findings.furtherProblems == 1500)
    }

    @Test func `nested too deep are bad, and deep ones are not`() throws {
        func row(_ depth: Int) -> String {
            let brackets = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
            return "{\"id\": \(depth), \"title\": \"A\", \"x\": \(brackets.0)\(brackets.1)}"
        }
        let file = try read([row(99), row(100), row(100_000)].joined(separator: "\n"), as: "films.ndjson")
        #expect(file.rows.map { $0.texts[.id] } == ["99"])
        #expect(file.findings.problems.map(\.line) == [2, 3])
    }

    private static func object(_ id: String) -> String { #"{"id": "\#(id)", "title": "A"}"# }
}
