import CatalogCore
import CatalogMerger
import Testing

@testable import CatalogRendering

@Suite struct `The page of a comparison` {
    private let page = ReadPage(Answer.comparison(Sample.comparison).rendered(.html))

    /// The table of a caption, as what is written in it.
    private func table(_ caption: String) throws -> ReadPage.Element {
        try #require(page.all("table").first { $0.text.contains(caption) })
    }

    @Test func `begins with how many movies there are, and leads to all of its parts`() {
        #expect(page.all("title").first?.text == "Catalog comparison · 4 movies · 1 in all")
        let inside = page.elements.filter { $0.name == "a" && $0.path.contains("nav") }
        #expect(
            inside.map(\.text) == [
                "Movies", "Agreement", "Fields", "Ratings", "Differences", "Not everywhere", "Coverage",
                "Missing",
            ])
        #expect(page.all("h2").map(\.text) == inside.map(\.text))
    }

    @Test func `holds every provider against every other, and shows on the diagonal what each has`() throws {
        let summary = Sample.comparison.summary
        let text = try table("Every provider against every other").text
        for movies in summary.having {
            #expect(text.contains("\(Wording.grouped(movies)) \(movies == 1 ? "movie" : "movies")"))
        }
        for pair in summary.pairs {
            let same = pair.compared - pair.different
            // Once in the row of either provider.
            #expect(text.ranges(of: "\(same) of \(Wording.count(pair.compared, "value"))").count >= 2)
        }
    }

    @Test func `says of every chart in words what it shows`() throws {
        let charts = page.all("svg").filter { $0.attributes["role"] == "img" }
        #expect(charts.count == Sample.comparison.summary.ratings.count { $0.movies > 0 })
        for chart in charts {
            let named = try #require(chart.attributes["aria-labelledby"]).split(separator: " ").map(
                String.init)
            let words = named.map { id in page.elements.first { $0.attributes["id"] == id }?.text ?? "" }
            #expect(words.count == 2 && words.allSatisfy { !$0.isEmpty })
        }
        // Others stand beside the figure that they show.
        for bar in page.all("svg") where bar.attributes["role"] != "img" {
            #expect(bar.attributes["aria-hidden"] == "true")
        }
    }

    @Test func `fills a bar without a gap and not over its end`() throws {
        for parts in [[1, 1, 1], [0, 3, 1], [997, 1, 2], [0, 0, 7], [33, 33, 34]] {
            guard case .object(let cell) = HTMLCell.stack("", Array(zip(HTMLBarPart.allCases, parts))).value,
                case .object(let stack)? = cell.child(named: "stack") as? TemplateValue,
                case .list(let rects)? = stack.child(named: "parts") as? TemplateValue
            else {
                Issue.record("no parts of \(parts)")
                continue
            }
            var end = 0
            for case .object(let rect) in rects {
                #expect(rect.child(named: "start") as? TemplateValue == .whole(end))
                guard case .whole(let width)? = rect.child(named: "width") as? TemplateValue else { continue }
                #expect(width > 0)
                end += width
            }
            #expect(end == 100)
        }
    }

    @Test(
        arguments: [
            (differences: [(0.0, 3)], bars: 1, labels: 1), ([(-0.5, 1), (0, 0), (0.5, 2)], 2, 2),
            ([(-10, 1), (10, 1)], 2, 0), ([], 0, 0),
        ] as [(differences: [(Double, Int)], bars: Int, labels: Int)])
    func `draws a bar for each difference that occurs`(
        differences: [(Double, Int)], bars: Int, labels: Int
    ) {
        var html = ""
        ChunkedOutput.write(to: &html) { output in
            HTMLHistogram(
                id: "x", title: "Differences", ends: ("low", "high"),
                bars: differences.map { (difference: $0.0, movies: $0.1) }
            ).write(on: HTMLSheet(output: output, posters: .linked))
        }
        let chart = ReadPage("<!DOCTYPE html>\n" + html)
        #expect(chart.faults.isEmpty)
        #expect(chart.all("rect").count == bars)
        #expect(chart.all("text").count { $0.attributes["class"] == "count" } == labels)
        for rect in chart.all("rect") {
            let (x, width) = (Double(rect.attributes["x"] ?? ""), Double(rect.attributes["width"] ?? ""))
            #expect((x ?? -1) >= 0 && (x ?? 0) + (width ?? 999) <= 360)
        }
    }

    @Test func `puts what differs below the movie that it is of`() {
        let heads = page.all("th").filter { $0.attributes["scope"] == "rowgroup" }
        let differing = Sample.comparison.movies.filter { !$0.differences.isEmpty }
        #expect(heads.map(\.text) == differing.map { "\($0.titled) \($0.knownAs)" })
        #expect(heads.allSatisfy { $0.attributes["colspan"] == "5" })
    }

    @Test func `tells tables apart where one would be too long`() {
        let movies = (0..<230).map { number in
            (
                records: [Sample.detail("tmdb:\(number)", "Film \(number)", "2001-01-01")],
                score: Double?.none
            )
        }
        let long = Sample.comparison(of: movies, by: ComparisonRules())
        let captions = ReadPage(Answer.comparison(long).rendered(.html)).all("caption").map(\.text)
        #expect(
            captions.filter { $0.hasPrefix("Movies that") } == [
                "Movies that not everybody has", "Movies that not everybody has, from 101 on",
                "Movies that not everybody has, from 201 on",
            ])
        #expect(Set(captions).count == captions.count)
    }
}
