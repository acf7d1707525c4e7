internal import CatalogCore
internal import CatalogRendering
internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogRuntime

/// What is exported and imported again is the same list, entry for entry and field for field.
@Suite struct `A watchlist that was exported` {
    private static let texts = [
        "", "Alien", "=1+1", "'=x", "+1", "-30-", "@home", "\tTab", " padded ", "a,b", "\"quoted\"", "a|b",
        "\\",
        "two\nlines", "a\r\nb", "c\rd", "千と千尋の神隠し", "e\u{301}", "\u{202E}turned", "\u{FEFF}mark",
        "x\u{2028}y", "<b>&amp;</b>", "Über", "\u{FF1D}1", "' '", "''",
    ]

    private static func watchlist(_ random: inout SeededGenerator, controls: Bool) throws -> Watchlist {
        let texts = controls ? texts + ["\u{1B}[31mred", "nul\u{0}", "\u{7F}", "\u{9B}1m"] : texts
        func some<Value>(_ most: Int, _ make: (inout SeededGenerator) -> Value?) -> [Value] {
            (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in make(&random) }
        }
        let entries = try (0..<40).map { number in
            let members = some(3) { random -> WatchlistEntry.Member? in
                let provider = ["tmdb", "mine", "gone"].randomElement(using: &random) ?? ""
                let key = ["\(number)", "a:b\(number)", "x|y\\\(number)", "=\(number)", "é\(number)"]
                    .randomElement(using: &random)
                let kind = ["tmdb", "file", "odd|kind"].randomElement(using: &random) ?? ""
                return MovieID("\(provider):\(key ?? "")").map { .init($0, kind: kind) }
            }
            let outside = some(2) { random in
                ExternalID(
                    [
                        "imdb:tt\(1_000_000 + number)", "wikidata:Q\(number + 1)",
                        "imdb:tt\(2_000_000 + number)",
                    ].randomElement(using: &random) ?? "")
            }
            let title = texts.randomElement(using: &random) ?? ""
            let isNamed = !members.isEmpty || !outside.isEmpty || !title.allSatisfy(\.isWhitespace)
            return WatchlistEntry(
                members: members, externalIDs: outside, title: isNamed ? title : "Named \(number)",
                year: [nil, 1979, 2026].randomElement(using: &random) ?? nil,
                added: try #require(
                    CalendarDay(
                        year: 2026, month: 1 + number % 12, day: Int.random(in: 1...28, using: &random))))
        }
        return Watchlist(entries)
    }

    private func imported(_ text: String, as name: String) async throws -> ImportedList {
        let folder = TemporaryFolder()
        try folder.write(text, to: name)
        return try await ImportedList.reading(
            folder.url.appending(path: name).path(percentEncoded: false), kinds: [:],
            today: try #require(CalendarDay("1999-12-31")))
    }

    @Test(arguments: 1...20)
    func `is the same list when it is imported, whatever it holds`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        for format in ListFormat.allCases {
            // CSV has no way to write control characters, which steer terminals.
            let list = try Self.watchlist(&random, controls: format == .ndjson)
            var text = ""
            WatchlistSheet(format: format).write(list.entries, to: &text)
            let back = try await imported(text, as: "list.\(format.rawValue)")
            #expect(back.problems == [])
            #expect(back.entries == list.entries)
            #expect(Watchlist(back.entries) == list)
        }
    }

    @Test func `as CSV begins with what other services read, and starts no formula`() throws {
        var random = SeededGenerator(seed: 7)
        let list = try Self.watchlist(&random, controls: true)
        var text = ""
        WatchlistSheet(format: .csv).write(list.entries, to: &text)
        #expect(text.hasPrefix("Const,Title,Year,added,ids,kinds,external_ids\n"))
        #expect(!text.unicodeScalars.contains("\u{1B}"))
        let row = try #require(text.split(separator: "\n").first { $0.contains("=1+1") })
        #expect(row.contains("'=1+1"))
    }
}
