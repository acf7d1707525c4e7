import CatalogCore
import CatalogMerger
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogRendering

@Suite struct `A page` {
    private static let pages = SampleAnswer.allCases

    @Test func `is written with templates that are templates`() {
        #expect(PageLibrary.standard.faults.isEmpty)
    }

    /// Byte for byte, but for the head, which has the style sheet. `CATALOG_WRITE_FIXTURES=1 swift test --filter PageTests`
    /// writes the fixtures anew; look at what changed before you keep it.
    @Test(arguments: pages)
    func `says what the fixture has`(sample: SampleAnswer) throws {
        let html = sample.answer.rendered(.html)
        let body = String(html[try #require(html.firstRange(of: "<body")).lowerBound...])
        let fixture = "\(sample.rawValue).html"
        let tests = URL(filePath: #filePath).deletingLastPathComponent().path
        if ProcessInfo.processInfo.environment["CATALOG_WRITE_FIXTURES"] == "1" {
            try Data(body.utf8).write(to: Fixture.folder(beside: tests).appending(path: fixture))
        }
        #expect(try body == Fixture.text(fixture, beside: tests), "see \(fixture)")
    }

    @Test(arguments: pages)
    func `is well formed, named and for any screen`(sample: SampleAnswer) throws {
        let page = ReadPage(sample.answer.rendered(.html))
        #expect(page.faults.isEmpty)
        #expect(page.all("html").first?.attributes["lang"] == "en")
        #expect(page.all("title").first?.text.isEmpty == false)
        #expect(page.all("meta").contains { $0.attributes["name"] == "viewport" })
        for landmark in ["header", "main", "footer"] { #expect(page.all(landmark).count == 1) }
        #expect(Set(page.values(of: "id")).count == page.values(of: "id").count)
    }

    @Test(arguments: pages)
    func `has one first heading, and none that leaves out a level`(sample: SampleAnswer) {
        let page = ReadPage(sample.answer.rendered(.html))
        let levels = page.elements.compactMap { $0.name.wholeMatch(of: /h([1-6])/).flatMap { Int($0.1) } }
        #expect(levels.first == 1)
        #expect(levels.filter { $0 == 1 }.count == 1)
        for (above, below) in zip(levels, levels.dropFirst()) { #expect(below <= above + 1) }
    }

    @Test(arguments: pages)
    func `leads to places that it has, and first past what is repeated`(sample: SampleAnswer) throws {
        let page = ReadPage(sample.answer.rendered(.html))
        let anchors = page.values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        #expect(anchors.first == "main")
        #expect(Set(anchors).isSubset(of: page.values(of: "id")))
    }

    @Test func `leads to every group and to what stands at the end`() {
        let page = ReadPage(Answer.report(Sample.report).rendered(.html))
        let inside = page.elements.filter { $0.name == "a" && $0.path.contains("nav") }
        #expect(
            inside.map(\.text) == [
                "2016 1 movie", "2010 2 movies", "Year unknown 1 movie", "Leading people", "Coverage",
                "Missing",
            ])
        let headings = page.all("h2").map { $0.attributes["id"] }
        #expect(headings == inside.map { $0.attributes["href"].map { String($0.dropFirst()) } })
    }

    @Test(arguments: pages)
    func `has a text, a size and no hurry for every picture`(sample: SampleAnswer) {
        for image in ReadPage(sample.answer.rendered(.html)).all("img") {
            #expect(image.attributes["alt"]?.hasPrefix("Poster of ") == true)
            #expect(image.attributes["loading"] == "lazy")
            #expect(image.attributes["width"] == "160" && image.attributes["height"] == "240")
        }
    }

    @Test(arguments: pages)
    func `can be told by those who hear it`(sample: SampleAnswer) {
        let page = ReadPage(sample.answer.rendered(.html))
        for name in ["a", "summary", "caption", "figcaption"] {
            #expect(page.all(name).allSatisfy { $0.text.contains { $0 != " " } })
        }
        #expect(page.all("th").allSatisfy { ["col", "row", "rowgroup"].contains($0.attributes["scope"]) })
        // What scrolls by itself can be reached by keys and has a name of its own.
        let regions = page.elements.filter { $0.attributes["role"] == "region" }
        let labels = regions.compactMap { $0.attributes["aria-label"] }
        #expect(regions.count == page.all("table").count && labels.count == regions.count)
        #expect(Set(labels).count == labels.count)
        #expect(regions.allSatisfy { $0.attributes["tabindex"] == "0" })
        #expect(page.all("nav").allSatisfy { $0.attributes["aria-label"] != nil })
    }

    @Test func `sets the title where there is no poster`() throws {
        let page = ReadPage(
            Answer.listing(MovieListing(movies: [Sample.lost], providers: [], problems: [])).rendered(.html))
        #expect(page.all("img").isEmpty)
        let drawn = try #require(page.elements.first { $0.attributes["class"] == "drawn" })
        #expect(drawn.text == Sample.lost.title)
        // Whoever listens hears the title once.
        #expect(
            page.elements.first { $0.attributes["class"]?.hasPrefix("poster") == true }?
                .attributes["aria-hidden"] == "true")
    }

    @Test func `holds its pictures where they are embedded, and loads nothing`() {
        let address = "https://image.example/w500/inception.jpg"
        var html = ""
        Renderer(format: .html, posters: .embedded([address: "data:image/png;base64,AAAA"]))
            .render(Sample.report, to: &html)
        let page = ReadPage(html)
        #expect(page.values(of: "src") == ["data:image/png;base64,AAAA"])
        #expect(!html.contains(address))
        #expect(html.contains("img-src data:;"))
    }

    @Test func `opens in place what providers say differently`() throws {
        let page = ReadPage(Answer.report(Sample.report).rendered(.html))
        let summaries = page.all("summary").map(\.text)
        #expect(summaries.contains("Providers differ about the release date"))
        let details = try #require(page.all("details").first { $0.text.contains("2010-07-16") })
        #expect(details.text.contains("tmdb 2010-07-14 shown here"))
        #expect(details.attributes["open"] == nil)
    }

    @Test func `ends with who gave what, what is missing, and what must be said`() throws {
        let page = ReadPage(Answer.report(Sample.report).rendered(.html))
        let missing = try #require(page.all("section").last)
        for problem in Sample.problems { #expect(missing.text.contains(problem.description)) }
        let footer = try #require(page.all("footer").first)
        #expect(footer.text.contains("not endorsed or certified by TMDB"))
    }

    @Test func `names as many groups apart as there are, whatever they are called`() {
        var anchors = Anchors()
        let names = ["2010", "Drama", "drama!", "日本", "中国", "top", "Science Fiction", "drama"]
        let given = names.map { anchors.anchor(for: $0) }
        #expect(
            given == ["2010", "drama", "drama-2", "group", "group-2", "top-2", "science-fiction", "drama-3"])
    }
}
