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

    @Test(arguments: OutputFormat.allCases)
    func `writes the same bytes twice, and one line break at the end`(format: OutputFormat) {
        for sample in SampleAnswer.allCases {
            let text = sample.answer.rendered(format)
            #expect(text == sample.answer.rendered(format))
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
    }

    @Test(arguments: OutputFormat.allCases)
    func `passes a large report on in many chunks, none of them large`(format: OutputFormat) {
        let movies = (0..<2_000).map {
            Sample.movie("tmdb:\($0)", titled: "Movie \($0)", overview: "Long ago.")
        }
        let nobody = Billing(actors: [], directors: [])
        let report = Report(
            grouping: [.none],
            groups: [ReportGroup(key: "all", year: nil, content: .movies(movies), people: nobody)],
            people: nobody, providers: [], problems: [])
        var stream = CountingStream()
        Renderer(format: format).render(report, to: &stream)
        #expect(stream.writes > 4)
        #expect(stream.largest < 48_000)
        var whole = ""
        Renderer(format: format).render(report, to: &whole)
        #expect(whole.utf8.count == stream.bytes)
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

/// A stream that keeps nothing but figures.
private struct CountingStream: TextOutputStream {
    var writes = 0
    var bytes = 0
    var largest = 0

    mutating func write(_ string: String) {
        writes += 1
        bytes += string.utf8.count
        largest = max(largest, string.utf8.count)
    }
}
