package import CatalogCore

extension Matcher {
    /// Which records are the movie of a watchlist entry, by what the entry knows: title, year and outside ids.
    ///
    /// The entry is matched as if it were the record of one provider more, so that the same evidence decides,
    /// and the same doubts. A title alone is no entry's movie: without a year, only what shares an outside id is.
    ///
    /// - Parameters:
    ///   - records: Records of any providers, none twice.
    ///   - verdicts: What the user said. A record that is said to be different from one that the entry knows is not
    ///     taken.
    /// - Returns: Their indices, ascending, at most one of each provider; empty where none clearly is.
    package static func records(
        of entry: WatchlistEntry, among records: [MovieDetail], verdicts: Verdicts = .none
    ) -> [Int] {
        let isDated = entry.year != nil || TitleForms(entry.title).year != nil
        let places = records.indices.filter { place in
            let isKnown = (records[place].externalIDs.value ?? []).contains(where: entry.externalIDs.contains)
            guard isDated || isKnown else { return false }
            return entry.ids.allSatisfy { id in
                verdicts.verdict(on: id.description, records[place].id.description) != .different
            }
        }
        // Longer than the name of any of their providers, and so nobody's.
        let names = records.map(\.id.provider.name)
        let name = "watchlist-" + (names.max { $0.utf8.count < $1.utf8.count } ?? "")
        guard !entry.title.isEmpty, let provider = ProviderID(name) else { return [] }
        let wanted = MovieDetail(
            summary: MovieSummary(
                id: MovieID(provider: provider, number: 0), title: entry.title,
                year: entry.year.map(Fact.known) ?? .unknown),
            externalIDs: entry.externalIDs.isEmpty ? .unknown : .known(entry.externalIDs))
        let matching = Matching([wanted] + places.map { records[$0] }, verdicts: verdicts)
        return matching.movies.first.map { $0.dropFirst().map { places[$0 - 1] } } ?? []
    }
}
