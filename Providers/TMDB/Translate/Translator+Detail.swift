internal import CatalogCore

extension Translator {
    /// A movie's own page with what was appended to it. A part that is missing altogether is unknown.
    func detail(_ wire: WireDetail) -> MovieDetail {
        MovieDetail(
            summary: summary(wire.movie),
            alternativeTitles: list(
                wire.alternativeTitles.map { $0.filter { !$0.allSatisfy(\.isWhitespace) } }),
            tagline: wire.tagline,
            status: wire.status,
            runtimeMinutes: positive(wire.runtime),
            revenueUSD: positive(wire.revenue),
            trailer: wire.videos.map { Fact($0.trailer) } ?? .unknown,
            externalIDs: externalIDs(wire),
            credits: wire.credits.map { .known($0.credits(of: provider)) } ?? .unknown)
    }

    private func list(_ texts: [String]?) -> Fact<[String]> {
        guard let texts else { return .unknown }
        return texts.isEmpty ? .absent : .known(texts)
    }

    /// TMDB writes 0 where nobody has filled in a number.
    private func positive(_ number: Double?) -> Fact<Int> {
        guard let number, let whole = Int(exactly: number.rounded()), whole > 0 else { return .unknown }
        return .known(whole)
    }

    /// The ids that have the form their authority gives them. The IMDb id stands in two places.
    private func externalIDs(_ wire: WireDetail) -> Fact<[ExternalID]> {
        let imdb = [wire.externalIDs?.imdb, wire.imdbID].lazy.compactMap(\.self)
            .compactMap { ExternalID(.imdb, $0) }.first
        let wikidata = wire.externalIDs?.wikidata.flatMap { ExternalID(.wikidata, $0) }
        let ids = [imdb, wikidata].compactMap(\.self)
        guard ids.isEmpty else { return .known(ids) }
        return wire.externalIDs == nil ? .unknown : .absent
    }
}
