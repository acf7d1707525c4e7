import CatalogCore
import CatalogMerger
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@Suite struct `A written comparison` {
    @Test func `has of each movie the keys of the contract in their order, and then ours`() {
        for movie in Answer.comparison(Sample.comparison).rendered(.ndjson).split(separator: "\n") {
            #expect(KeyOrder.keys(of: String(movie)) == ["ids", "title", "in", "match", "fields", "year"])
        }
    }

    @Test func `says in every form what is accepted`() {
        for format in OutputFormat.allCases {
            let text = Answer.comparison(Sample.comparison).rendered(format)
            switch format {
            case .text: #expect(text.contains("✓ cast (accepted):"))
            case .json: #expect(text.contains("\"accepted\": true"))
            case .ndjson: #expect(text.contains("\"accepted\":true"))
            case .csv:
                #expect(
                    text.contains(
                        ",actors,different,Peter Sellers|George C. Scott,,Peter Sellers|Somebody Else,true"))
            case .markdown: #expect(text.contains("<summary>1 accepted difference</summary>"))
            case .html: #expect(text.contains("✓ accepted"))
            }
        }
    }

    @Test func `as CSV has a row for each field of each movie, and no cell that is a formula`() {
        var hostile = HostileAnswers(seed: 3)
        for answer in [Answer.comparison(Sample.comparison)] + hostile.all() {
            guard case .comparison(let comparison) = answer else { continue }
            let rows = CSVReader.rows(of: answer.rendered(.csv))
            #expect(
                rows.first == ["id", "title", "field", "verdict", "tmdb", "traderev", "films", "accepted"])
            #expect(rows.count == 1 + comparison.movies.reduce(0) { $0 + $1.fields.count })
            #expect(rows.allSatisfy { row in row.allSatisfy { !"=+-@".contains($0.first ?? " ") } })
        }
    }

    /// More movies are written in pieces, on several cores.
    @Test(arguments: [0, 1, 256, 257, 1_000])
    func `has every movie once, in its order, however many there are`(count: Int) throws {
        let movies = (0..<count).map { number in
            (
                records: [Sample.detail("tmdb:\(number)", "Film \(number)", "2001-01-01")],
                score: Double?.none
            )
        }
        let answer = Answer.comparison(Sample.comparison(of: movies, by: ComparisonRules()))
        let document = try JSONSerialization.jsonObject(with: Data(answer.rendered(.json).utf8))
        let written = try #require((document as? [String: Any])?["movies"] as? [NSDictionary])
        let lines = try answer.rendered(.ndjson).split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary
        }
        #expect(written == lines)
        #expect(written.map { $0["title"] as? String } == (0..<count).map { "Film \($0)" })
    }

    /// Without color most lines are set at a glance, with color none; of so many movies those that one provider alone
    /// has are not set in columns.
    @Test(arguments: [24, 80, 200])
    func `says the same in color as without, line for line, of any movies`(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        let movies = (0..<1_300).map { Self.records(numbered: $0, using: &random) }
        let all = Baseline(accepting: Sample.comparison(of: movies, by: ComparisonRules()).movies).entries
        let accepted = Baseline(all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
        let answer = Answer.comparison(
            Sample.comparison(of: movies, by: ComparisonRules(baseline: accepted)))
        let colored = answer.rendered(.text, width: width, usesColor: true).split(separator: "\n")
        let plain = answer.rendered(.text, width: width).split(separator: "\n")
        #expect(plain.count > 1_300)
        #expect(plain.count == colored.count)
        // Scalar by scalar: a mark may be one character with the end of the color before it.
        let color = /\u{1B}\[[0-9]*m/.matchingSemantics(.unicodeScalar)
        for (plain, colored) in zip(plain, colored) {
            #expect(colored.replacing(color, with: "") == plain)
        }
    }

    /// What one provider has or, seldom, two, who then differ; with letters of any kind, or of the usual.
    private static func records(
        numbered number: Int, using random: inout SeededGenerator
    ) -> (records: [MovieDetail], score: Double?) {
        let usual = ["The Film", "Amélie", "Броня", "君の名は。", "Σ", " ", "of the", "– ", "Ones"]
        func text() -> String {
            let isUsual = Int.random(in: 0..<4, using: &random) > 0
            guard isUsual else { return HostileText.random(using: &random) + "." }
            return (0...Int.random(in: 0..<9, using: &random))
                .map { _ in usual.randomElement(using: &random) ?? "" }.joined() + "."
        }
        let ids = ["tmdb:\(number)", "films:\(number)\(number % 3 == 0 ? " 君 |x " : "")"]
        let records = ids.prefix(number % 8 == 0 ? 2 : 1).map { id in
            Sample.detail(
                id, text(), number % 5 == 0 ? nil : "\(1900 + Int.random(in: 0..<100, using: &random))-05-01",
                minutes: Int.random(in: 1...300, using: &random),
                rating: Double.random(in: 0...10, using: &random), genres: [text(), text()])
        }
        return (records, records.count > 1 ? 0.9 : nil)
    }

    @Test func `opens long lists of Markdown on demand`() {
        let movies = (0..<50).map { number in
            (
                records: [
                    Sample.detail("tmdb:\(number)", "Film \(number)", "2001-01-01"),
                    Sample.detail("films:\(number)", "Film \(number)", "2003-01-01"),
                ], score: Double?.some(0.9)
            )
        }
        let rules = ComparisonRules(fields: [.releaseDate])
        let text = Answer.comparison(Sample.comparison(of: movies, by: rules)).rendered(.markdown)
        #expect(text.contains("<summary>30 more differences</summary>"))
        let open = text.split(separator: "<details>")[0]
        #expect(open.matches(of: #/\n\| Film /#).count == 20)
        #expect(text.matches(of: #/\n\| Film /#).count == 50)
    }

    @Test(arguments: OutputFormat.allCases)
    func `is passed on while its movies are made, none of them kept`(format: OutputFormat) {
        let rules = ComparisonRules()
        let providers = [Sample.tmdb, Sample.traderev]
        var comparer = MovieComparer(providers: providers, rules: rules)
        let movie = comparer.movie(
            of: [
                Sample.detail("tmdb:1", "Film", "2001-01-01"),
                Sample.detail("traderev:1", "Film", "2003-01-01"),
            ], title: "Film", year: 2001, match: .init(score: 0.9, because: ["same title"]))
        var summary = ComparisonSummary(providers: providers, rules: rules)
        for _ in 0..<3_000 { summary.count(movie, by: rules) }
        let comparison = Comparison(
            providers: providers, rules: rules, summary: summary,
            movies: ComparedMovies { _ in
                AnyIterator(
                    (0..<30).lazy.map { _ in [{ Array(repeating: movie, count: 100) }] }.makeIterator())
            },
            tallies: [], problems: [])
        var stream = CountingStream()
        Renderer(format: format).render(comparison, to: &stream)
        #expect(stream.writes > 4)
        #expect(stream.largest < 40_000)
    }

    @Test func `as a baseline is JSON with a difference to the line`() throws {
        let baseline = Baseline(accepting: Sample.comparison.movies)
        var text = ""
        BaselineSheet.write(baseline, to: &text)
        let lines = text.split(separator: "\n")
        #expect(lines.first == "{" && lines.last == "}")
        #expect(lines.count == 5 + baseline.entries.count)
        for line in lines.dropFirst(3).dropLast(2) {
            let entry = line.hasSuffix(",") ? line.dropLast() : line
            _ = try JSONSerialization.jsonObject(with: Data(entry.utf8))
        }
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
        var empty = ""
        BaselineSheet.write(Baseline(), to: &empty)
        #expect(empty == "{\n  \"schema\": \"catalog.baseline/1\",\n  \"accepted\": []\n}\n")
    }
}
