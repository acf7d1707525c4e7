import CatalogCore
import CatalogMerger
import Testing

@testable import CatalogRendering

@Suite struct `A page of hostile data` {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func `holds no markup but its own`(seed: UInt64) {
        var answers = HostileAnswers(seed: seed)
        for answer in answers.all() {
            let html = answer.rendered(.html)
            let page = ReadPage(html)
            #expect(page.faults.isEmpty)
            #expect(!html.unicodeScalars.contains { $0 != "\n" && HostileText.steers($0) })
            #expect(Set(page.elements.map(\.name)).isSubset(of: Self.ownTags))
            #expect(
                !page.elements.flatMap(\.attributes.keys).contains { $0.hasPrefix("on") || $0 == "style" })
            for address in page.values(of: "href") + page.values(of: "src") {
                #expect(address.hasPrefix("#") || WebAddress.usable(address) != nil)
            }
            #expect(Set(page.values(of: "id")).count == page.values(of: "id").count)
        }
    }

    private static let ownTags: Set<String> = [
        "html", "head", "meta", "title", "style", "body", "a", "header", "footer", "main", "nav", "section",
        "article", "div", "span", "p", "h1", "h2", "h3", "h4", "h5", "h6", "dl", "dt", "dd", "ul", "li",
        "img",
        "b", "i", "bdi", "details", "summary", "table", "caption", "thead", "tbody", "tr", "th", "td", "svg",
        "rect", "figure", "figcaption", "desc", "text", "path",
    ]

    @Test func `says the same as the data once it is read`() {
        for text in HostileText.texts {
            let html = HTMLText.escaped(text)
            #expect(!html.utf8.contains { "<>\"'".utf8.contains($0) })
            let page = ReadPage("<!DOCTYPE html>\n<p>\(html)</p>")
            #expect(page.all("p").map(\.text) == [Sanitizer.line(text)])
        }
    }

    @Test(arguments: ["\"\u{301} onerror=alert(1) x=\"", "<\u{338}script>", "&\u{20DD}lt;", "'\u{FE0F}"])
    func `cannot hide a mark behind an accent`(text: String) {
        #expect(!HTMLText.escaped(text).unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "//example.org/x.jpg", "x.jpg", "",
        " https://example.org/x.jpg", "vbscript:x",
    ])
    func `is never a link or a picture but of the web`(address: String) {
        let movie = Sample.movie(
            ids: ["tmdb:1"],
            [
                .title: [("tmdb", .known(.text("Evil")))], .poster: [("tmdb", .known(.text(address)))],
                .trailer: [("tmdb", .known(.text(address)))],
                .links: [
                    ("tmdb", .known(.links([FieldValue.Link(provider: Sample.tmdb, address: address)])))
                ],
            ])
        let nobody = Billing(actors: [], directors: [])
        let page = ReadPage(
            Answer.page(
                MoviePage(
                    movie: movie, recommendations: [movie], recommendedPeople: nobody, providers: [],
                    problems: [])
            ).rendered(.html))
        #expect(page.values(of: "src").isEmpty)
        #expect(page.values(of: "href").allSatisfy { $0.hasPrefix("#") })
    }
}
