internal import CatalogCore
internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

@Suite struct `Rows in memory` {
    private let folder = TemporaryFolder()

    /// What a row says, value by value.
    private struct Told: Equatable {
        var texts: [Column: Fact<String>] = [:]
        var lists: [Column: Fact<[String]>] = [:]
        var numbers: [Column: Fact<Double>] = [:]

        /// As it was read.
        init(_ row: borrowing CatalogRow) {
            for column in Column.allCases where column != .id {
                let isUnknown = !row.has(column) || row.hasRefused(column)
                if column.isList {
                    let items = row.items(of: column).map { String(decoding: row.bytes[$0], as: UTF8.self) }
                        .filter { !$0.allSatisfy(\.isWhitespace) }
                    lists[column] = items.isEmpty ? (isUnknown ? .unknown : .absent) : .known(items)
                } else if Self.counted.contains(column) {
                    numbers[column] =
                        row.number(column).map { .known($0) } ?? (isUnknown ? .unknown : .absent)
                } else {
                    texts[column] =
                        row.text(of: column).map { .known($0) } ?? (isUnknown ? .unknown : .absent)
                }
            }
        }

        /// As it is kept.
        init(_ row: StoredRow) {
            for column in Column.allCases where column != .id {
                if column.isList {
                    lists[column] = row.items(column)
                } else if Self.counted.contains(column) {
                    numbers[column] = row.decimal(column)
                } else {
                    texts[column] = row.text(column)
                }
            }
        }

        private static let counted: Set<Column> = [
            .year, .releaseDate, .runtimeMinutes, .rating, .votes, .popularity,
        ]
    }

    /// Reads a file and keeps its rows; all must be as they were read, also when others followed.
    private func expectKept(_ text: String, as name: String, rows count: Int) throws {
        try folder.write(text, to: name)
        var rows = RowStore()
        var told: [Told] = []
        _ = try CatalogFile(path: folder.path(of: name)).read { row in
            rows.append(row)
            told.append(Told(row))
        }
        #expect(rows.count == count && told.count == count)
        for number in told.indices { #expect(Told(rows[number]) == told[number], "row \(number)") }
    }

    @Test(arguments: UInt64(0)..<12)
    func `are what was read`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let table = RandomTable(rows: 60, using: &random)
        try expectKept(table.csv(using: &random), as: "films.csv", rows: 60)
        try expectKept(table.ndjson(using: &random), as: "films.ndjson", rows: 60)
    }

    @Test func `leave out items of nothing but white space, and know what nobody could say`() throws {
        let blanks = [" ", "\u{A0}", "\u{3000}\t", " \u{301}", "\u{85}", "\u{2003} "]
        let items = ["a", " b", "\u{A0}c", "\u{3000}千", "é", "\u{1}", "\u{FFFD}", "\u{200B}"]
        var text = "id,title,genres,actors,year,votes,language\n"
        var count = 0
        for blank in blanks {
            for item in items {
                for list in [
                    blank, "\(item)|\(blank)", "\(blank)|\(item)|\(item)", "\(blank)|\(blank)", item,
                ] {
                    text += "\(count),A,\(list),\(item)|\(list),\(count % 3 == 0 ? "soon" : "1979"),7,xxx\n"
                    count += 1
                }
            }
        }
        try expectKept(text, as: "films.csv", rows: count)
        let objects =
            #"{"id": 1, "title": "A", "genres": [" ", "Drama", "\u3000"], "year": null}"# + "\n"
            + #"{"id": 2, "title": "B", "genres": [" "], "actors": [[]], "votes": {}}"# + "\n"
        try expectKept(objects, as: "films.ndjson", rows: 2)
    }

    @Test(arguments: [0, 1, 126, 127, 128, 129, 4095, 16_383, 16_384, 65_500, 1_048_500, 1_100_000])
    func `may be of any length`(length: Int) throws {
        var text = "id,title,overview,actors,poster\n"
        for number in 0..<4 {
            let overview = String(repeating: "x", count: length + number)
            let actors = String(repeating: "Actor Name|", count: length / 11)
            text += "\(number),A,\(overview),\(actors),p\n"
        }
        try expectKept(text, as: "films.csv", rows: 4)
    }
}
