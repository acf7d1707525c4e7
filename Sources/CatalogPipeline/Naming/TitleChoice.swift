internal import CatalogCore
internal import CatalogMerger

/// Which of the movies that a search found somebody means by a title.
struct TitleChoice {
    let title: String
    let year: Int?

    /// The movies of exactly this title where there are any, else all that were found; only those of the year
    /// where one is given. Most popular first.
    func movies(of hits: [DatedRecord], precedence: [ProviderID]) -> [CatalogMerge.Outcome] {
        let candidates = CatalogMerge.outcomes(of: hits, precedence: precedence)
            .filter { $0.records.contains(where: isOfYear) }
        let exact = candidates.filter { $0.records.contains(where: isOfTitle) }
        let meant = exact.isEmpty ? candidates : exact
        let outcomes = Dictionary(meant.map { ($0.movie.id, $0) }) { first, _ in first }
        return MovieSort.popularity.sorted(meant.map(\.movie)).compactMap { outcomes[$0.id] }
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
