internal import CatalogCore
internal import CatalogMerger

/// Which of the movies that a search found somebody means by a title.
struct TitleChoice {
    let title: String
    let year: Int?
    /// What the user said about which records are the same movie.
    let verdicts: Verdicts

    /// The movies of exactly this title where there are any, else all that were found; only those of the year
    /// where one is given. Most popular first.
    func movies(of hits: [DatedRecord], precedence: [ProviderID]) -> [CatalogMerge.Outcome] {
        let candidates = candidates(among: hits, precedence: precedence)
        let exact = candidates.filter { $0.records.contains(where: isOfTitle) }
        return sorted(exact.isEmpty ? candidates : exact)
    }

    /// The movies of exactly this title, and of the year where one is given. Most popular first.
    func exactMovies(of hits: [DatedRecord], precedence: [ProviderID]) -> [CatalogMerge.Outcome] {
        sorted(
            candidates(among: hits, precedence: precedence)
                .filter { $0.records.contains(where: isOfTitle) })
    }

    private func candidates(
        among hits: [DatedRecord], precedence: [ProviderID]
    ) -> [CatalogMerge.Outcome] {
        CatalogMerge.outcomes(of: hits, precedence: precedence, verdicts: verdicts)
            .filter { $0.records.contains(where: isOfYear) }
    }

    private func sorted(_ outcomes: [CatalogMerge.Outcome]) -> [CatalogMerge.Outcome] {
        let byID = Dictionary(outcomes.map { ($0.movie.id, $0) }) { first, _ in first }
        return MovieSort.popularity.sorted(outcomes.map(\.movie)).compactMap { byID[$0.id] }
    }

    private func isOfYear(_ record: DatedRecord) -> Bool {
        year == nil || record.detail.summary.year.value == year
    }

    private func isOfTitle(_ record: DatedRecord) -> Bool {
        let wanted = TitleForms(title).strict
        let titles = [record.detail.summary.title, record.detail.summary.originalTitle.value]
        return titles.compactMap(\.self).contains { TitleForms($0).strict == wanted }
    }
}
