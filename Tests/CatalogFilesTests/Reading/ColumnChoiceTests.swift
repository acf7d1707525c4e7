internal import CatalogTestSupport
internal import Testing

@testable import CatalogFiles

@Suite struct `Columns that are looked at` {
    /// Random tables in both forms.
    private static func tables() -> [(text: String, name: String)] {
        (0..<20 as Range<UInt64>).flatMap { seed in
            var random = SeededGenerator(seed: seed)
            let table = RandomTable(rows: 12, using: &random)
            return [
                (table.csv(using: &random), "films.csv"), (table.ndjson(using: &random), "films.ndjson"),
            ]
        }
    }

    @Test func `have the values that they have among all columns, and the others have none`() throws {
        let chosen: [Column] = [.year, .alternativeTitles, .genres, .poster]
        let options = CatalogFile.Options(columns: Set(chosen))
        let kept = Set(chosen + Column.required)
        for (text, name) in Self.tables() {
            let all = try read(text, as: name).rows.map { row in
                ReadRow(
                    line: row.line, texts: row.texts.filter { kept.contains($0.key) },
                    lists: row.lists.filter { kept.contains($0.key) })
            }
            #expect(try read(text, as: name, options).rows == all)
        }
    }

    @Test(arguments: [
        ("films.csv", "id,title,year,votes\n1,A,soon,many\n"),
        ("films.ndjson", #"{"id": 1, "title": "A", "year": "soon", "votes": "many"}"# + "\n"),
    ])
    func `alone can be wrong`(name: String, text: String) throws {
        let wrong = { (columns: Set<Column>) in
            try read(text, as: name, CatalogFile.Options(columns: columns))
                .findings.problems.map(\.column)
        }
        #expect(try wrong([]) == [])
        #expect(try wrong([.year]) == [.year])
        #expect(try wrong([.votes]) == [.votes])
        #expect(try wrong(Set(Column.allCases)) == [.year, .votes])
    }

    @Test(arguments: [
        ("films.csv", "id,title,release_date,year\n1,A,soon,\n", [], []),
        ("films.csv", "id,title,release_date\n1,A,1979-05-25\n2,B,soon\n", ["1979-05-25"], [3]),
        (
            "films.ndjson",
            """
            {"id": 1, "title": "A", "release_date": "soon", "year": null}
            {"id": 2, "title": "B", "release_date": "1979-05-25"}
            {"id": 3, "title": "C", "release_date": "soon"}

            """, ["1979-05-25"], [3]
        ),
    ])
    func `in place of another are looked at where that is missing`(
        name: String, text: String, dates: [String], lines: [Int]
    ) throws {
        let file = try read(
            text, as: name,
            CatalogFile.Options(columns: [.year, .releaseDate], stopgaps: [.year: .releaseDate]))
        #expect(file.rows.compactMap { $0.texts[.releaseDate] } == dates)
        #expect(file.findings.problems.map(\.line) == lines)
    }
}
