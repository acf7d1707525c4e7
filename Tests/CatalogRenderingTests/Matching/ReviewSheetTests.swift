import CatalogMerger
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `Pairs to review` {
    private static func record(
        _ catalog: String, _ id: String, _ title: String, _ year: Int?
    ) -> ReviewedRecord {
        ReviewedRecord(catalog: catalog, id: id, title: title, year: year)
    }

    /// A pair of two files with a rival, and one of two providers without.
    static let items = [
        ReviewItem(
            left: record("left", "1091", "The Thing", 1982),
            right: record("right", "2288", "The Thing", 1951),
            probability: 0.6249,
            clues: [
                .init(.title, "same title", left: "The Thing", right: "The Thing", weight: 3.7),
                .init(.rarity, "short title", weight: -0.1),
                .init(
                    .directors, "director of a similar name", left: "J. Carpenter", right: "John Carpenter",
                    weight: 0.7),
                .init(.runtime, "running times apart", left: "109 min", right: "87 min", weight: -4.6),
                .init(.genres, "genres in common", left: "Horror", right: "Horror", weight: 0),
                .init(.language, "different original languages", left: "en", right: "de", weight: -1.5),
            ],
            unknown: [.actors, .genres],
            rival: .init(
                of: record("left", "1091", "The Thing", 1982),
                record: record("right", "4711", "The Thing from Another World", nil))),
        ReviewItem(
            left: record("tmdb", "tmdb:20", "君の名は。", nil),
            right: record("mine", "mine:=7|8", "Your \"Name\"", 2016),
            probability: 0.05,
            clues: [.init(.title, "same original or alternative title", weight: 1.5)],
            unknown: [], rival: nil),
    ]

    private static func text(
        _ items: [ReviewItem], _ format: PairFormat, width: Int = 80, closing: String? = nil
    ) -> String {
        var text = ""
        ReviewSheet(format: format, layout: TextLayout(width: width)).write(
            items, closing: closing, to: &text)
        return text
    }

    @Test func `are set for people with what speaks for them, against them, and what nobody says`() {
        #expect(
            Self.text(Self.items, .text, closing: "Decide.") == """
                62 %  The Thing (1982)                                                 left 1091
                      The Thing (1951)                                                right 2288
                      for      same title; director of a similar name (J. Carpenter / John
                               Carpenter)
                      against  short title; running times apart (109 min / 87 min); different
                               original languages (en / de)
                      unknown  actors, genres
                      rival    The Thing from Another World, right 4711, for left 1091

                5 %   君の名は。 (year unknown)                                          tmdb:20
                      Your "Name" (2016)                                               mine:=7|8
                      for      same original or alternative title

                Decide.

                """)
    }

    @Test func `are said to be none where there is none`() {
        #expect(Self.text([], .text, closing: "Decide.") == "No pair is uncertain.\n")
        #expect(Self.text([], .csv) == "left,right,score,because,against,unknown\n")
        #expect(Self.text([], .ndjson) == "")
    }

    @Test func `are rows that programs read`() {
        #expect(
            CSVReader.rows(of: Self.text(Self.items, .csv)) == [
                ["left", "right", "score", "because", "against", "unknown"],
                [
                    "1091", "2288", "0.6249", "same title|director of a similar name",
                    "short title|running times apart|different original languages", "actors|genres",
                ],
                ["tmdb:20", "mine:=7|8", "0.05", "same original or alternative title", "", ""],
            ])
    }

    @Test func `are lines that programs read`() {
        #expect(
            Self.text(Self.items, .ndjson) == #"""
                {"left":"1091","right":"2288","score":0.6249,"because":["same title","director of a similar name"],"against":["short title","running times apart","different original languages"],"unknown":["actors","genres"]}
                {"left":"tmdb:20","right":"mine:=7|8","score":0.05,"because":["same original or alternative title"],"against":[],"unknown":[]}

                """#)
    }

    @Test(arguments: [20, 31, 47, 80, 160])
    func `fit into any terminal, whatever they hold`(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        let items = (0..<60).map { _ in
            let texts = (0..<8).map { _ in HostileText.random(using: &random) }
            return ReviewItem(
                left: Self.record(texts[0], texts[1], texts[2], nil),
                right: Self.record(texts[3], texts[4], texts[5], 1999), probability: 0.3,
                clues: [
                    .init(.directors, "no director in common", left: texts[6], right: texts[7], weight: -3)
                ],
                unknown: MatchEvidence.Kind.allCases,
                rival: .init(
                    of: Self.record(texts[0], texts[1], texts[2], nil),
                    record: Self.record(texts[3], texts[7], texts[6], nil)))
        }
        let text = Self.text(items, .text, width: width)
        #expect(!text.unicodeScalars.contains { HostileText.steers($0) && $0 != "\n" })
        for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= width) }
    }
}
