internal import CatalogCore
internal import CatalogMerger

/// Finding a movie at a source that did not name it. The matcher decides which record it is, if any.
extension Interview {
    /// Searches for a movie: by title and year, then by its title alone, then by its original title. What
    /// fails is not tried another way.
    ///
    /// - Parameter movie: The records that are known of the movie, in precedence order, at least one.
    func lookUp(_ movie: [MovieDetail], at source: Source) async throws(CancellationError) -> DatedRecord? {
        for query in Self.queries(for: movie) {
            let hits = try await search(query.title, year: query.year, at: source, limit: Self.usualHits)
            guard let hits else { return nil }
            let match = Matcher.match(for: movie, among: hits.map(\.detail), verdicts: verdicts)
            if let match { return hits[match] }
        }
        return nil
    }

    /// The record that the user said to be a movie's, at a source that has a page for it; nil where nothing was
    /// said. Such a record is not searched for.
    ///
    /// - Parameter movie: The records that are known of the movie.
    func namedRecord(of movie: [MovieDetail], at source: Source) -> MovieID? {
        guard source.detail != nil else { return nil }
        return movie.lazy.flatMap { self.verdicts.sames(of: $0.id.description) }
            .compactMap { MovieID($0) }.first { $0.provider == source.id }
    }

    /// Looks for several movies in the list of a source that cannot search but lists all it has.
    func lookUpInList(
        _ movies: [[MovieDetail]], at source: Source
    ) async throws(CancellationError) -> [DatedRecord] {
        guard let list = try await wholeList(of: source) else { return [] }
        let known = movies.flatMap(\.self)
        // All at once: such a list can be long, and is normalized but once this way.
        return Matching(known + list.map(\.detail), verdicts: verdicts).movies.flatMap { members in
            guard let first = members.first, first < known.count else { return [DatedRecord]() }
            return members.filter { $0 >= known.count }.map { list[$0 - known.count] }
        }
    }

    /// What to search for, the most promising first: the year is left out second, because sources differ by
    /// one, and a title of another language comes last.
    private static func queries(for movie: [MovieDetail]) -> [(title: String, year: Int?)] {
        guard let summary = movie.first?.summary else { return [] }
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
