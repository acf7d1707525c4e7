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
