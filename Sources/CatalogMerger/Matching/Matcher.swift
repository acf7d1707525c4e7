package import CatalogCore

/// Tells which records of several providers are the same movie.
///
/// Deterministic, and independent of the order of records and of what their keys happen to be. A movie has at
/// most one record of each provider. Where two candidates are about equally good neither is taken, because a
/// wrong merge is worse than a missed one. The article *How matching decides* has the reasons.
package enum Matcher {
    /// One movie: the indices of its records, and what holds them together.
    package struct Cluster: Sendable {
        /// Indices into the records that were given, ascending.
        package let members: [Int]
        /// The links that joined the members: one fewer than there are members.
        package let evidence: [MatchEvidence]
    }

    /// Returns every record in exactly one cluster; clusters stand in the order of their first member.
    ///
    /// - Parameter records: The records of all providers; none twice.
    package static func clusters(of records: [MovieDetail]) -> [Cluster] {
        let rows = records.map(MatchRow.init)
        let links = CandidatePairs.pairs(in: rows).map { MatchLink($0, $1, in: rows) }
        var clustering = Clustering(rows: rows)
        clustering.join(MatchLink.clear(of: links, in: rows))
        return clustering.clusters
    }

    /// Returns the index of the candidate that is the same movie as `records`, nil where none clearly is.
    ///
    /// For a movie of one record this is what ``clusters(of:)`` says of it and the candidates.
    ///
    /// - Parameters:
    ///   - records: Records of one movie, at most one per provider.
    ///   - candidates: Records of one other provider.
    package static func match(for records: [MovieDetail], among candidates: [MovieDetail]) -> Int? {
        let rows = records.map(MatchRow.init)
        var best: (index: Int, logOdds: Double)?
        var second = -Double.infinity
        for (index, candidate) in candidates.enumerated() {
            guard let logOdds = logOdds(of: MatchRow(candidate), for: rows) else { continue }
            if let leader = best, logOdds <= leader.logOdds {
                second = max(second, logOdds)
            } else {
                second = best?.logOdds ?? second
                best = (index, logOdds)
            }
        }
        guard let best, MatchEvidence.probability(ofLogOdds: best.logOdds) >= MatchWeights.threshold,
            best.logOdds - second >= MatchWeights.margin
        else { return nil }
        return best.index
    }

    /// How well a candidate fits a movie: as well as it fits the record it fits best, unless some record speaks
    /// against it. Nil where it is related to none of them.
    private static func logOdds(of candidate: MatchRow, for movie: [MatchRow]) -> Double? {
        guard movie.contains(where: candidate.isRelated) else { return nil }
        let opinions = movie.map { PairScoring.evidence($0, candidate).logOdds }
        guard let most = opinions.max(), let least = opinions.min() else { return nil }
        return least <= 0 ? least : most
    }
}
