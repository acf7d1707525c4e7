package import CatalogCore

/// From the records of all providers to merged movies.
package enum CatalogMerge {
    /// A merged movie and what it was made of.
    package struct Outcome: Sendable {
        /// The movie.
        package let movie: MergedMovie
        /// Its records, in the order in which they were given.
        package let records: [DatedRecord]
        /// Why its records belong together; empty for a movie of one record.
        package let evidence: [MatchEvidence]
    }

    /// Matches and merges. No record is lost and none stands in two movies.
    ///
    /// - Parameters:
    ///   - records: The records of all providers, none twice.
    ///   - precedence: The providers, the most trusted first.
    ///   - watchlist: Which of the movies are marked as being on the user's list; none unless given.
    /// - Returns: One outcome per movie, in the order of each movie's first record.
    package static func outcomes(
        of records: [DatedRecord], precedence: [ProviderID], watchlist: WatchlistIndex = WatchlistIndex()
    ) -> [Outcome] {
        let merger = MovieMerger(precedence: precedence)
        return Matcher.clusters(of: records.map(\.detail)).map { cluster in
            let own = cluster.members.map { records[$0] }
            var movie = merger.movie(of: own)
            movie.isOnWatchlist = watchlist.holds(movie)
            return Outcome(movie: movie, records: own, evidence: cluster.evidence)
        }
    }
}
