internal import CatalogCore
internal import CatalogMerger

/// What the records of a movie recommend, as movies: by precedence, then in each source's own order.
///
/// Never the movie itself under an id that it is known by, and never one twice.
struct Recommended {
    /// The recommended movies, best first, with what their recommendations tell of them.
    let movies: [CatalogMerge.Outcome]

    /// - Parameters:
    ///   - limit: At most so many of each source; nil for all.
    ///   - verdicts: What the user said about which records are the same movie.
    init(
        by movie: CatalogMerge.Outcome, limit: Int? = nil, precedence: [ProviderID], verdicts: Verdicts
    ) {
        var seen = Set(movie.movie.ids)
        let records = movie.movie.ids.flatMap { id -> [DatedRecord] in
            guard let record = movie.records.first(where: { $0.id == id }) else { return [] }
            return (record.detail.recommendations.value ?? [])
                .filter { seen.insert($0.id).inserted }
                .prefix(max(0, limit ?? .max))
                .map { DatedRecord(MovieDetail(summary: $0), asOf: record.asOf) }
        }
        movies = CatalogMerge.outcomes(of: records, precedence: precedence, verdicts: verdicts)
    }
}
