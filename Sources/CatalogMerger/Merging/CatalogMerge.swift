package import CatalogCore

/// From the records of all providers to merged movies.
package struct CatalogMerge: Sendable {
    /// A merged movie and what it was made of.
    package struct Outcome: Sendable {
        /// The movie.
        package let movie: MergedMovie
        /// Its records, in the order in which they were given.
        package let records: [DatedRecord]
        /// Their places among all records, ascending.
        package let members: [Int]
    }

    /// One outcome per movie, in the order of each movie's first record.
    package let outcomes: [Outcome]
    /// Which records were matched, and why.
    package let matching: Matching

    /// Matches and merges. No record is lost and none stands in two movies.
    ///
    /// - Parameters:
    ///   - records: The records of all providers, none twice.
    ///   - precedence: The providers, the most trusted first.
    ///   - watchlist: Which of the movies are marked as being on the user's list; none unless given.
    ///   - verdicts: What the user said about which records are the same movie.
    ///   - rules: What the user says about whose value counts.
    ///   - languages: The language of each provider's titles and texts, of those where that is known.
    package init(
        of records: [DatedRecord], precedence: [ProviderID], watchlist: WatchlistIndex = WatchlistIndex(),
        verdicts: Verdicts = .none, rules: MergeRules = MergeRules(), languages: [ProviderID: String] = [:]
    ) {
        let merger = MovieMerger(precedence: precedence, rules: rules, languages: languages)
        matching = Matching(records.map(\.detail), verdicts: verdicts)
        outcomes = matching.movies.map { members in
            let own = members.map { records[$0] }
            var movie = merger.movie(of: own)
            movie.isOnWatchlist = watchlist.holds(movie)
            return Outcome(movie: movie, records: own, members: members)
        }
    }

    /// The movies of some records, where nobody asks why.
    package static func outcomes(
        of records: [DatedRecord], precedence: [ProviderID], watchlist: WatchlistIndex = WatchlistIndex(),
        verdicts: Verdicts = .none, rules: MergeRules = MergeRules()
    ) -> [Outcome] {
        CatalogMerge(
            of: records, precedence: precedence, watchlist: watchlist, verdicts: verdicts, rules: rules
        ).outcomes
    }
}
