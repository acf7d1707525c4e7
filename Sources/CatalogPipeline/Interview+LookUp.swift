internal import CatalogCore
internal import CatalogMerger

/// Finding a movie at a source that did not name it.
extension Interview {
    /// Searches for a movie by its title and year; the matcher decides which hit it is, if any.
    ///
    /// - Parameter movie: The records that are known of the movie, in precedence order, at least one.
    func lookUp(_ movie: [MovieDetail], at source: Source) async throws(CancellationError) -> DatedRecord? {
        for query in queries(for: movie) {
            let hits = try await search(query.title, year: query.year, at: source, limit: Self.searchLimit)
            if let match = Matcher.match(for: movie, among: hits.map(\.detail)) {
                report(.found(hits[match].id, for: movie[0].id))
                return hits[match]
            }
        }
        return nil
    }

    /// Looks for several movies in the whole list of a source that cannot search.
    func listed(_ movies: [[MovieDetail]], at source: Source) async throws(CancellationError) -> [DatedRecord]
    {
        let list = try await wholeList(of: source)
        let details = list.map(\.detail)
        return movies.compactMap { movie in Matcher.match(for: movie, among: details).map { list[$0] } }
    }

    /// What to search for, the most promising first: the year is left out second, because sources differ by
    /// one, and a title of another language comes last.
    private func queries(for movie: [MovieDetail]) -> [(title: String, year: Int?)] {
        let summary = movie[0].summary
        let title = TitleForms.splitYear(summary.title)
        let year = summary.year.value ?? title.year
        var queries: [(title: String, year: Int?)] = [(title.title, year)]
        if year != nil { queries.append((title.title, nil)) }
        if let original = summary.originalTitle.value,
            TitleForms(original).strict != TitleForms(summary.title).strict
        {
            queries.append((original, year))
        }
        return queries
    }
}
