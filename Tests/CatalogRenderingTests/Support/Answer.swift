import CatalogCore
import CatalogMerger
import CatalogRendering

/// An answer of any kind, so that laws about all of them can be told once.
enum Answer {
    case report(Report)
    case listing(MovieListing)
    case page(MoviePage)
    case credits(CreditsPage)
    case watchlist(Watchlist)
    case explanation(Explanation)
    case review(Review)
    case comparison(Comparison)

    /// The answer as a renderer writes it.
    func rendered(
        _ format: OutputFormat, width: Int = 80, usesColor: Bool = false, usesLinks: Bool = false
    ) -> String {
        var output = ""
        render(format, width: width, usesColor: usesColor, usesLinks: usesLinks, to: &output)
        return output
    }

    /// Renders to a stream.
    func render(
        _ format: OutputFormat, width: Int = 80, usesColor: Bool = false, usesLinks: Bool = false,
        to output: inout some TextOutputStream
    ) {
        let renderer = Renderer(
            format: format, layout: TextLayout(width: width, usesColor: usesColor, usesLinks: usesLinks),
            top: 3)
        switch self {
        case .report(let report): renderer.render(report, to: &output)
        case .listing(let listing): renderer.render(listing, to: &output)
        case .page(let page): renderer.render(page, to: &output)
        case .credits(let credits): renderer.render(credits, to: &output)
        case .watchlist(let watchlist): renderer.render(watchlist, to: &output)
        case .explanation(let explanation):
            renderer.render(explanation, verdictsIn: "matches.yaml", to: &output)
        case .review(let review):
            renderer.render(
                review, verdictsIn: "matches.yaml", closing: "Decide them one by one.", to: &output)
        case .comparison(let comparison): renderer.render(comparison, to: &output)
        }
    }
}

/// The sample answers, by the names of their fixtures.
enum SampleAnswer: String, CaseIterable {
    case report, nested, listing, page, credits, watchlist, explanation, verdict, loner, review
    case ruled, comparison
    case ruledPage = "ruled-page"

    var answer: Answer {
        switch self {
        case .report: .report(Sample.report)
        case .nested: .report(Sample.nestedReport)
        case .listing: .listing(Sample.listing)
        case .page: .page(Sample.page)
        case .credits: .credits(Sample.credits)
        case .watchlist: .watchlist(Sample.watchlist)
        case .explanation: .explanation(Sample.explanation)
        case .verdict: .explanation(Sample.verdict)
        case .loner: .explanation(Sample.loner)
        case .review: .review(Sample.review)
        case .ruled: .explanation(Sample.ruled)
        case .ruledPage: .page(Sample.ruledPage)
        case .comparison: .comparison(Sample.comparison)
        }
    }
}
