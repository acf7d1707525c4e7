import CatalogCore
import CatalogMerger
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `An explanation in print` {
    @Test(arguments: [
        (OutputFormat.text, 40, "explanation.40.txt"), (.json, 80, "explanation.json"),
        (.ndjson, 80, "explanation.ndjson"), (.csv, 80, "explanation.csv"),
    ])
    func `is written as the fixture has it`(format: OutputFormat, width: Int, fixture: String) throws {
        let text = Answer.explanation(Sample.explanation).rendered(format, width: width)
        #expect(try text == Fixture.text(fixture, beside: renderingTests))
    }

    @Test func `has its keys in the order of the contract`() {
        let whole = [
            "schema", "ids", "title", "year", "match", "fields", "undecided", "held_apart", "providers",
            "problems",
        ]
        #expect(KeyOrder.keys(of: Answer.explanation(Sample.explanation).rendered(.json)) == whole)
        #expect(
            KeyOrder.keys(of: Answer.explanation(Sample.verdict).rendered(.json))
                == whole.map { $0 == "fields" ? "field" : $0 })
    }

    @Test func `says null where nothing was matched, and names the file of a verdict`() throws {
        let loner = try read(Sample.loner)
        #expect(loner["match"] is NSNull)
        let match = try #require(try read(Sample.verdict)["match"] as? [String: Any])
        #expect(match["score"] as? Int == 1)
        #expect(match["because"] as? [String] == ["said to be the same"])
        let pair = try #require((match["pairs"] as? [[String: Any]])?.first)
        let verdict = try #require(pair["verdict"] as? [String: String])
        #expect(verdict == ["says": "same", "file": "matches.yaml"])
        let runnerUp = try #require(pair["runner_up"] as? [String: Any])
        #expect(runnerUp["behind"] as? Double == -5.4)
    }

    @Test func `shows weights that add up`() throws {
        let match = try #require(try read(Sample.explanation)["match"] as? [String: Any])
        let pair = try #require((match["pairs"] as? [[String: Any]])?.first)
        let clues = try #require(pair["clues"] as? [[String: Any]])
        let sum = clues.compactMap { $0["weight"] as? Double }.reduce(0, +)
        #expect(abs(sum - (pair["total"] as? Double ?? .nan)) < 1e-9)
        #expect(clues.map { $0["clue"] as? String } == ["title", "rarity", "year", "actors", "genres"])
    }

    @Test func `names every field with its claims, and the rule that chose`() throws {
        let fields = try #require(try read(Sample.explanation)["fields"] as? [[String: Any]])
        #expect(fields.compactMap { $0["field"] as? String } == MovieField.allCases.map(\.rawValue))
        let day = try #require(fields.first { $0["field"] as? String == "release_date" })
        #expect(day["rule"] as? String == "precedence tmdb, traderev")
        #expect(day["chosen"] as? [String: String] == ["provider": "tmdb", "value": "2010-07-14"])
        let claims = try #require(day["claims"] as? [[String: Any]])
        #expect(claims.map { $0["value"] as? String } == ["2010-07-14", "2010-07-16"])
        #expect(claims.map { $0["record"] as? String } == ["tmdb:27205", "traderev:3"])
        // There is none: somebody says so. Of the popularity the second one says nothing.
        let trailer = try #require(fields.first { $0["field"] as? String == "trailer" })
        #expect(trailer["chosen"] is NSNull)
        #expect((trailer["claims"] as? [[String: Any]])?.map { $0["value"] is NSNull } == [true])
        let popularity = try #require(fields.first { $0["field"] as? String == "popularity" })
        #expect((popularity["claims"] as? [Any])?.count == 1)
    }

    @Test func `shows a long value whole only where it was asked for`() {
        let overview = Explanation(
            movie: Sample.inception, field: .overview, match: nil, undecided: [], heldApart: [],
            providers: [], problems: [])
        #expect(Answer.explanation(overview).rendered(.text).contains("own."))
        let whole = Answer.explanation(Sample.explanation).rendered(.text)
        #expect(!whole.contains("own.") && whole.contains("…"))
    }

    private func read(_ explanation: Explanation) throws -> [String: Any] {
        let data = Data(Answer.explanation(explanation).rendered(.json).utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}

@Suite struct `A review in print` {
    @Test(arguments: [(OutputFormat.json, "review.json"), (.ndjson, "review.ndjson"), (.csv, "review.csv")])
    func `is written as the fixture has it`(format: OutputFormat, fixture: String) throws {
        #expect(
            try Answer.review(Sample.review).rendered(format) == Fixture.text(fixture, beside: renderingTests)
        )
    }

    @Test(arguments: OutputFormat.allCases)
    func `says so where nothing is uncertain`(format: OutputFormat) {
        let text = Answer.review(Review(pairs: [], providers: [], problems: [])).rendered(format)
        switch format {
        case .text: #expect(text == "No pair is uncertain.\n")
        case .json: #expect(text.contains("\"pairs\": [],\n"))
        case .ndjson: #expect(text.isEmpty)
        case .csv: #expect(text.split(separator: "\n").count == 1)
        case .markdown: #expect(text == "# 0 uncertain pairs\n")
        case .html: #expect(ReadPage(text).all("h1").map(\.text) == ["0 uncertain pairs"])
        }
    }
}

@Suite struct `Figures of the matcher` {
    @Test(arguments: [
        (1.0, "100 %"), (0.99999, "99.9 %"), (0.9912, "99.1 %"), (0.9899, "99 %"), (0.62, "62 %"),
        (0.051, "5 %"), (0.004, "under 1 %"),
    ])
    func `never make a probability a certainty`(probability: Double, words: String) {
        #expect(Wording.percent(probability) == words)
    }

    @Test(arguments: [
        (3.7, "+3.70"), (-0.068, "−0.07"), (0, "0.00"), (-0.001, "0.00"), (12.345, "+12.35"), (0.5, "+0.50"),
    ])
    func `have their sign`(weight: Double, words: String) {
        #expect(Wording.weight(weight) == words)
    }

    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00Z"), (1_795_284_131, "2026-11-21T18:02:11Z"), (-1, "1969-12-31T23:59:59Z"),
        (951_782_399.9, "2000-02-28T23:59:59Z"),
    ])
    func `have their time in UTC`(seconds: Double, text: String) {
        #expect(Timestamp.text(of: Date(timeIntervalSince1970: seconds)) == text)
    }
}

/// A file beside which the fixtures of this room's tests stand.
private let renderingTests = URL(filePath: #filePath).deletingLastPathComponent().path(percentEncoded: false)
