internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

@Suite struct `A file as a whole` {
    @Test(arguments: [
        ("", "is empty. A CSV file begins with the names of its columns, of which id and title are needed."),
        (
            "\u{FEFF}\n \n",
            "is empty. A CSV file begins with the names of its columns, of which id and title are needed."
        ),
        (
            "id,titel,year\n1,A,1979\n",
            "has no column 'title' but 'id', 'titel', 'year'. Did you mean 'title' by 'titel'?"
        ),
        (
            "name;year\nA;1979\n",
            "has no column 'id' but 'name;year'. The first line must name the columns, of which id and title are needed."
        ),
        ("id,title,ID\n", "has the column 'id' twice. Remove or rename one of them."),
        (
            "id,\"title\n1,A\n",
            "has a first line that cannot be read (a quote is opened and not closed). "
                + "It must name the columns, with commas between them."
        ),
        ("PK\u{3}\u{4}x", "is an archive or a spreadsheet's own file. Export it as CSV in UTF-8."),
    ])
    func `must be a catalog`(text: String, words: String) throws {
        let error = #expect(throws: CatalogFileError.self) { try read(text) }
        let description = try #require(error?.description)
        #expect(description.hasSuffix("/films.csv \(words)"), "\(description)")
    }

    @Test func `must be text in UTF-8, and no JSON array`() throws {
        let wide = Array("\u{FEFF}id,title\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(throws: CatalogFileError.self) { try read(wide) }
        let error = #expect(throws: CatalogFileError.self) { try read("\n[{\"id\": 1}]", as: "films.ndjson") }
        #expect(error?.fault == .foreign(.jsonArray))
        #expect(throws: CatalogFileError.self) { try read("\n \n", as: "films.ndjson") }
    }

    @Test(arguments: ["films.xlsx", "films.txt", "films.txt.gz", "films.csv.zip"])
    func `must have a name that says its form`(name: String) throws {
        let error = #expect(throws: CatalogFileError.self) { try read("id,title\n", as: name) }
        let words =
            "Known are .csv, .tsv, .ndjson, .jsonl, .json-lines, each also with .gz: rename it to what it is."
        #expect(error?.remedy == words)
    }

    @Test(arguments: [
        ("FILMS.CSV", "id,title\n1,A\n"), ("films", "id,title\n1,A\n"),
        ("films", #"{"id": 1, "title": "A"}"#),
        ("films.jsonl", #"{"id": 1, "title": "A"}"#), ("films.json-lines", #"{"id": 1, "title": "A"}"#),
        ("films.csv.gz", "id,title\n1,A\n"), (".csv", "id,title\n1,A\n"),
    ])
    func `is told by its name, and by its beginning where the name does not say`(name: String, text: String)
        throws
    {
        #expect(try read(text, as: name).rows.map { $0.texts[.title] } == ["A"])
    }

    @Test func `that does not exist is named, with the one that was meant`() throws {
        let folder = TemporaryFolder()
        try folder.write("id,title\n", to: "films.csv")
        let path = folder.path(of: "flims.csv")
        let error = #expect(throws: CatalogFileError.self) { try CatalogFile(path: path).read { _ in } }
        #expect(error?.fault == .missing(nearest: folder.path(of: "films.csv")))
        let none = #expect(throws: CatalogFileError.self) {
            try CatalogFile(path: "/nowhere/x.csv").read { _ in }
        }
        #expect(none?.description == "/nowhere/x.csv does not exist. Check the path.")
        let inside = #expect(throws: CatalogFileError.self) {
            try CatalogFile(path: folder.path(of: "")).read { _ in }
        }
        #expect(inside?.fault == .folder)
    }

    @Test(arguments: [
        "id,title,x\n1,A,B\n", " ID , Title ,\" x \"\r\n1,A,B", "\u{FEFF}title,\"id\",x\nA,1,B\n",
        "\n\nid,title,x\n\n1,A,B\n",
        "id;title;x\n1;A;B\n", "id\ttitle\tx\n1\tA\tB\n", "\"a,b\",id,title\nB,1,A\n",
        "id,title,\"two\nlines\"\n1,A,B\n",
    ])
    func `may have its columns in any order and any writing`(text: String) throws {
        let file = try read(text, capacity: 3)
        #expect(file.rows.map(\.texts) == [[.id: "1", .title: "A"]])
        #expect(file.problems == [])
    }

    @Test func `with a header alone has no rows`() throws {
        #expect(try read("id,title").rows == [])
        #expect(try read("id,title\r").rows == [])
    }

    @Test func `may have ids that are not checked, or without what stands in front of them`() throws {
        let text = "id,title\ntmdb:5,A\n5,B\ntmdb:,C\nother:5,D\n5,E\n"
        #expect(try read(text, .init(checksIDs: false)).rows.count == 5)
        let file = try read(text, .init(droppedPrefix: "tmdb:"))
        #expect(file.rows.map { $0.texts[.id] } == ["5", "tmdb:", "other:5"])
        #expect(
            file.problems == ["line 3: 'id' is '5', as on line 2", "line 6: 'id' is '5', as on line 2"])
    }

    @Test(arguments: [
        ("films.csv", "id,year,title,rating\n1,soon,A,x\n"),
        ("films.ndjson", #"{"id": 1, "year": "soon", "title": "A", "rating": "x"}"#),
    ])
    func `may be read for some of its columns`(name: String, text: String) throws {
        let file = try read(text, as: name, .init(columns: [.year]))
        #expect(file.rows.map(\.texts) == [[.id: "1", .title: "A"]])
        #expect(file.findings.problems.map(\.column) == [.year])
    }
}
