internal import CatalogCore
package import CatalogMerger

/// Where the posters of a page come from.
package enum Posters: Hashable, Sendable {
    /// From where their providers have them: whoever reads the page loads them.
    case linked
    /// From the page itself, which then works without any network: `data:` addresses by the posters' own. What is
    /// not among them is drawn.
    case embedded([String: String])

    /// The addresses of a report's posters that can be loaded, each once, in the order of its movies.
    package static func addresses(in report: Report) -> [String] {
        var seen: Set<String> = []
        return report.distinctMovies.compactMap { $0.text(.poster).flatMap(WebAddress.usable) }
            .filter { seen.insert($0).inserted }
    }

    /// What a page shows as the poster of a movie; nil where there is nothing to show.
    func source(of movie: MergedMovie) -> String? {
        guard let address = movie.text(.poster).flatMap(WebAddress.usable) else { return nil }
        return switch self {
        case .linked: address
        case .embedded(let pictures): pictures[address]
        }
    }

    /// What a page may load pictures from, as its policy says it.
    var policy: String {
        switch self {
        case .linked: "http: https: data:"
        case .embedded: "data:"
        }
    }
}
