import CatalogCore
import CatalogMerger
import CatalogRendering
import CatalogTestSupport
import Testing

@Suite struct `A renderer` {
    @Test(arguments: [
        (OutputFormat.text, 80, "report.80.txt"), (.text, 40, "report.40.txt"), (.json, 80, "report.json"),
        (.ndjson, 80, "report.ndjson"), (.csv, 80, "report.csv"), (.markdown, 80, "report.md"),
    ])
    func `writes a whole report as the fixture has it`(
        format: OutputFormat, width: Int, fixture: String
    ) throws {
        #expect(try Answer.report(Sample.report).rendered(format, width: width) == Fixture.text(fixture))
    }

    @Test(arguments: SampleAnswer.allCases.filter { $0 != .report })
    func `sets every other answer as the fixture has it`(sample: SampleAnswer) throws {
        #expect(try sample.answer.rendered(.text) == Fixture.text("\(sample.rawValue).80.txt"))
        #expect(try sample.answer.rendered(.markdown) == Fixture.text("\(sample.rawValue).md"))
    }

    @Test(arguments: SampleAnswer.allCases)
    func `sets every answer for a narrow terminal as the fixture has it`(sample: SampleAnswer) throws {
        #expect(try sample.answer.rendered(.text, width: 40) == Fixture.text("\(sample.rawValue).40.txt"))
    }

    @Test(arguments: OutputFormat.allCases)
    func `writes the same bytes twice, and one line break at the end`(format: OutputFormat) {
        for sample in SampleAnswer.allCases {
            let text = sample.answer.rendered(format)
            #expect(text == sample.answer.rendered(format))
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
    }

    @Test(arguments: OutputFormat.allCases)
    func `passes a large answer on in many chunks, none of them large`(format: OutputFormat) {
        let cast = (0..<20).map { Sample.person("Actor Number \($0)", "tmdb:\($0)", popularity: 1) }
        let movies = (0..<600).map { number in
            Sample.movie(
                ids: ["tmdb:\(number)"],
                [
                    .title: [("tmdb", .known(.text("Movie \(number)")))],
                    .overview: [("tmdb", .known(.text("Long ago.")))],
                ], actors: cast)
        }
        let nobody = Billing(actors: [], directors: [])
        let report = Report(
            grouping: [.none],
            groups: [ReportGroup(key: "all", year: nil, content: .movies(movies), people: nobody)],
            people: nobody, providers: [], problems: [])
        let credits = Sample.movie(
            ids: ["tmdb:1"], [.title: [("tmdb", .known(.text("Crowd")))]],
            actors: (0..<9_000).map { Sample.person("Actor Number \($0)") })
        let entries = (0..<2_000).map {
            Sample.entry(["tmdb:\($0)"], [], "A Movie", 1999, added: "2026-11-21")
        }
        for answer in [
            Answer.report(report), .listing(MovieListing(movies: movies, providers: [], problems: [])),
            .credits(CreditsPage(movie: credits, providers: [], problems: [])),
            .watchlist(Watchlist(entries)),
        ] {
            var stream = CountingStream()
            answer.render(format, to: &stream)
            #expect(stream.writes > 1)
            // The style sheet of a page is one piece.
            #expect(stream.largest < (format == .html ? 48_000 : 20_000))
            #expect(answer.rendered(format).utf8.count == stream.bytes)
        }
    }

    @Test(arguments: [(OutputFormat.ndjson, 2), (.csv, 3)])
    func `gives each movie one line although it stands in two groups`(format: OutputFormat, lines: Int) {
        let text = Answer.report(Sample.nestedReport).rendered(format)
        #expect(text.split(separator: "\n").count == lines)
    }

    @Test(arguments: OutputFormat.allCases)
    func `writes an answer without movies`(format: OutputFormat) {
        let text = Answer.listing(MovieListing(movies: [], providers: [], problems: [])).rendered(format)
        switch format {
        case .text: #expect(text == "No movies.\n")
        case .json: #expect(text.contains("\"movies\": [],\n"))
        case .ndjson: #expect(text.isEmpty)
        case .csv: #expect(text.split(separator: "\n").count == 1)
        case .markdown: #expect(text == "# 0 movies\n")
        case .html: #expect(ReadPage(text).all("h1").map(\.text) == ["0 movies"])
        }
    }
}
