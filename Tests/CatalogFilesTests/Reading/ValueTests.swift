internal import CatalogCore
internal import CatalogTestSupport
internal import Testing

@testable import CatalogFiles

@Suite struct `Values in cells` {
    @Test(arguments: [
        ("1979", 1979), ("1979.0", 1979), ("1979.", 1979), (" 1979 ", 1979), ("1870", 1870), ("2100", 2100),
        ("1.979e3", 1979), ("", nil),
    ])
    func `are years`(cell: String, year: Int?) throws {
        #expect(try whole(.year, cell) == year)
    }

    @Test func `are no year, and no fault, where they are 0`() throws {
        #expect(try value(of: "0", as: .year) { !$0.hasRefused(.year) })
        #expect(try whole(.year, "0") == nil)
    }

    @Test(arguments: [
        "1869", "2101", "soon", "1979.5", "19 79", "-1979", "0x7BB", "nan", "1e999", "1,979", "MCMLXXIX",
    ])
    func `are no years`(cell: String) throws {
        try expectRefusal(of: cell, as: .year, "year from 1870 to 2100")
    }

    @Test(
        arguments: [("1", 1), ("162", 162), ("51420", 51_420), ("0", nil), ("0.0", nil)] as [(String, Int?)])
    func `are minutes, of which none is not a number`(cell: String, minutes: Int?) throws {
        #expect(try value(of: cell, as: .runtimeMinutes) { !$0.hasRefused(.runtimeMinutes) })
        #expect(try whole(.runtimeMinutes, cell) == minutes)
    }

    @Test(arguments: ["-1", "2h", "90.5", "99999999999999999999"])
    func `are no minutes`(cell: String) throws {
        try expectRefusal(of: cell, as: .runtimeMinutes, "whole number from 1 on")
    }

    @Test(arguments: [
        (Column.rating, "8.1", 8.1), (.rating, "0", 0), (.rating, "10.00", 10),
        (.popularity, "167.58", 167.58),
        (.popularity, "1e-3", 0.001), (.popularity, "12345678901234567890.5", 12_345_678_901_234_567_890.5),
        (.popularity, "0.1", 0.1), (.popularity, "123456789.123456", 123_456_789.123_456),
    ])
    func `are numbers, to the last digit`(column: Column, cell: String, number: Double) throws {
        #expect(try value(of: cell, as: column) { $0.decimal(column) } == number)
    }

    @Test(arguments: [
        (Column.rating, "10.1", "number from 0 to 10"), (.rating, "8,1", "number from 0 to 10"),
        (.popularity, "-0.5", "number from 0 on"), (.popularity, "inf", "number from 0 on"),
        (.votes, "-1", "whole number from 0 on"), (.votes, "1.5", "whole number from 0 on"),
        (.releaseDate, "1979-02-30", "day such as 1999-03-31"),
        (.releaseDate, "1979", "day such as 1999-03-31"),
        (.releaseDate, "25/05/1979", "day such as 1999-03-31"),
        (.language, "russian", "language code of two letters"),
        (.language, "r1", "language code of two letters"), (.imdbID, "0079944", "IMDb id such as tt0133093"),
        (.imdbID, "tt12", "IMDb id such as tt0133093"),
    ])
    func `of the wrong form cost the value alone`(column: Column, cell: String, expected: String) throws {
        try expectRefusal(of: cell, as: column, expected)
    }

    @Test func `are days and codes`() throws {
        let day = CalendarDay(year: 1979, month: 5, day: 25)
        #expect(try value(of: "1979-05-25", as: .releaseDate) { $0.releaseDate } == day)
        #expect(try value(of: "1979-05-25T00:00:00Z", as: .releaseDate) { $0.releaseDate } == day)
        #expect(try value(of: "RU", as: .language) { $0.text(of: .language) } == "ru")
        #expect(try value(of: "tt0079944", as: .imdbID) { $0.text(of: .imdbID) } == "tt0079944")
    }

    @Test func `that are not UTF-8 are mended and reported`() throws {
        let latin =
            "id,title,actors,overview\n1,Am".utf8 + [0xE9] + "lie,Ren".utf8 + [0xE9]
            + "|Zoë,ok\n2,B,,é\n".utf8
        let file = try read(Array(latin), capacity: 4)
        #expect(file.rows.map { $0.texts[.title] } == ["Am\u{FFFD}lie", "B"])
        #expect(file.rows.first?.lists[.actors] == ["Ren\u{FFFD}", "Zoë"])
        #expect(
            file.problems == [
                "line 2: 'title' is 'Am\u{FFFD}lie', which is no UTF-8",
                "line 2: 'actors' is 'Ren\u{FFFD}', which is no UTF-8",
            ])
        #expect(file.findings.problems.map(\.loss) == [.nothing, .nothing])
    }

    @Test(
        arguments: [
            ([0xC0, 0xAF], false), ([0xE0, 0x80, 0xAF], false), ([0xED, 0xA0, 0x80], false),
            ([0xF4, 0x90, 0x80, 0x80], false), ([0xF8, 0x88, 0x80, 0x80, 0x80], false), ([0x80], false),
            ([0xE2, 0x82], false), ([0xC3, 0xA9], true), ([0xED, 0x9F, 0xBF], true),
            ([0xF4, 0x8F, 0xBF, 0xBF], true),
            ([0xEF, 0xBF, 0xBF], true), ([0x61, 0xF0, 0x9F, 0x8E, 0xAC, 0x61], true),
        ] as [([UInt8], Bool)])
    func `are UTF-8 or are not`(bytes: [UInt8], isValid: Bool) {
        for front in 0..<12 {
            let padded = [UInt8](repeating: 0x61, count: front) + bytes + [UInt8](repeating: 0x80, count: 8)
            #expect(CellText.isUTF8(padded.span, front..<front + bytes.count) == isValid)
        }
    }

    @Test(arguments: [
        ("=1+1", "'=1+1"), ("-30-", "'-30-"), ("@home", "'@home"), ("+1", "'+1"), ("\tx", "'\tx"),
        ("'=x", "''=x"), ("'Round Midnight", "'Round Midnight"), ("M=C", "M=C"), ("'", "'"), ("＝1", "'＝1"),
        ("=\u{301}", "'=\u{301}"),
    ])
    func `lose the apostrophe in front of formulas and no other`(text: String, cell: String) throws {
        #expect(try read("id,title\n1,\(cell)\n").rows.first?.texts[.title] == text)
    }

    @Test(arguments: [
        (["one"], "one"), (["a|b", "c"], #"a\|b|c"#), (["back\\slash", "\\", "|"], #"back\\slash|\\|\|"#),
        (["\\|", "x\\"], #"\\\||x\\"#), (["'=", "="], #"''=|="#),
        (["a\u{301}|", "|\u{301}"], "a\u{301}\\||\\|\u{301}"),
        (["AC\\DC", "Tom\\"], #"AC\DC|Tom\"#), (["a", "b"], "|a||b|"), ([], "|"),
    ])
    func `are lists`(items: [String], cell: String) throws {
        let file = try read("id,title,genres\n1,A,\(cell)\n")
        #expect(file.rows.first?.lists[.genres] ?? [] == items)
        let object = try read(
            #"{"id": 1, "title": "A", "genres": "\#(cell.replacing("\\", with: "\\\\"))"}"#,
            as: "films.ndjson")
        // JSON guards no formulas.
        if !cell.hasPrefix("'") { #expect(object.rows.first?.lists[.genres] ?? [] == items) }
    }

    @Test func `of JSON are texts, numbers, lists or nothing`() throws {
        let file = try read(
            #"{"ID": 603, "title": "The \u004datrix \ud83c\udfac \ud83c", "year": "1999", "rating": 8.2, "votes": 1e3, "#
                + #""actors": ["A|B", null, "", 7], "genres": [], "runtime_minutes": null, "overview": "", "#
                + #""directors": "X|Y", "language": {"code": "en"}, "poster": false, "alternative_titles": ["a", {}]}"#,
            as: "films.ndjson")
        let row = try #require(file.rows.first)
        #expect(row.texts[.id] == "603")
        #expect(row.texts[.title] == "The Matrix 🎬 \u{FFFD}")
        #expect(row.lists == [.actors: ["A|B", "7"], .directors: ["X", "Y"]])
        #expect(row.texts[.year] == "1999" && row.texts[.votes] == "1e3")
        #expect(
            file.problems == [
                #"line 1: 'language' is '{"code": "en"}', which is no text or number"#,
                "line 1: 'poster' is 'false', which is no text or number",
                #"line 1: 'alternative_titles' is '["a", {}]', which is no list of texts"#,
            ])
    }

    @Test func `that are numbers may have a comma where semicolons part the cells`() throws {
        let semicolons = "id;title;rating;genres\n1;A;8,25;X|Y\n"
        #expect(try value(in: semicolons) { $0.decimal(.rating) } == 8.25)
        #expect(try value(in: semicolons) { $0.items(of: .genres).count } == 2)
        let tabs = "id\ttitle\tyear\n1\tA, B\t1979\n"
        #expect(try value(in: tabs) { $0.whole(.year) } == 1979)
        #expect(try value(in: tabs) { $0.text(of: .title) } == "A, B")
    }

    @Test(arguments: [
        (Column.year, true, false), (.rating, true, true), (.votes, false, false), (.genres, true, false),
        (.actors, false, false),
    ])
    func `tell a column that is not there from an empty cell and from a refused one`(
        column: Column, isThere: Bool, isRefused: Bool
    ) throws {
        let text = "id,title,year,rating,genres\n1,A,,x,\n"
        #expect(try value(in: text) { $0.has(column) } == isThere)
        #expect(try value(in: text) { $0.hasRefused(column) } == isRefused)
    }

    /// What is seen of the one row of a file.
    private func value<Value>(in text: String, _ body: (borrowing CatalogRow) -> Value) throws -> Value {
        let folder = TemporaryFolder()
        try folder.write(text, to: "films.csv")
        var values: [Value] = []
        _ = try CatalogFile(path: folder.path(of: "films.csv")).read { row in values.append(body(row)) }
        try #require(values.count == 1)
        return values[0]
    }

    /// What is seen of a row with one cell beside id and title.
    private func value<Value>(
        of cell: String, as column: Column, _ body: (borrowing CatalogRow) -> Value
    ) throws -> Value {
        try value(in: "id,title,\(column.name)\n1,A,\"\(cell)\"\n", body)
    }

    private func whole(_ column: Column, _ cell: String) throws -> Int? {
        try value(of: cell, as: column) { $0.whole(column) }
    }

    private func expectRefusal(of cell: String, as column: Column, _ expected: String) throws {
        let file = try read("id,title,\(column.name),overview\n1,A,\"\(cell)\",rest\n")
        #expect(file.problems == ["line 2: '\(column.name)' is '\(cell)', which is no \(expected)"])
        #expect(file.findings.problems.map(\.loss) == [.value])
        #expect(file.rows == [ReadRow(line: 2, texts: [.id: "1", .title: "A", .overview: "rest"])])
    }
}
