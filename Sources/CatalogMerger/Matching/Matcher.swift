package import CatalogCore

/// Tells which records of several providers are the same movie.
///
/// Deterministic, and independent of the order of records: pairs are taken best first, ties by id. A movie
/// has at most one record of each provider. Where two candidates are about equally good neither is taken,
/// because a wrong merge is worse than a missed one.
package enum Matcher {
    /// One movie: the indices of its records, and the weakest link that holds them together.
    package struct Cluster: Sendable {
        /// Indices into the records that were given, ascending.
        package var members: [Int]
        /// For every member but the first: why it belongs to the others.
        package var evidence: [MatchEvidence]
    }

    /// Returns every record in exactly one cluster; clusters stand in the order of their first member.
    ///
    /// - Parameter records: The records of all providers; none twice.
    package static func clusters(of records: [MovieDetail]) -> [Cluster] {
        let rows = records.map(MatchRow.init)
        let links = CandidatePairs.pairs(in: rows).map { left, right in
            Link(left: left, right: right, evidence: PairScoring.evidence(rows[left], rows[right]))
        }
        var clustering = Clustering(rows: rows)
        for link in accepted(links, rows: rows) { clustering.join(link) }
        return clustering.clusters
    }

    /// Returns the index of the candidate that is the same movie as `records`, nil where none clearly is.
    ///
    /// - Parameters:
    ///   - records: Records of one movie, of any providers.
    ///   - candidates: Records of one other provider.
    package static func match(for records: [MovieDetail], among candidates: [MovieDetail]) -> Int? {
        let rows = records.map(MatchRow.init)
        let scored = candidates.map { candidate in
            let row = MatchRow(candidate)
            // Each record of the movie has a say; the one that knows most speaks loudest, against as well.
            let opinions = rows.map { PairScoring.evidence($0, row).logOdds }
            return opinions.max { abs($0) < abs($1) } ?? -.infinity
        }
        guard let best = scored.indices.max(by: { (scored[$0], $1) < (scored[$1], $0) }),
            MatchEvidence.probability(ofLogOdds: scored[best]) >= MatchWeights.threshold
        else { return nil }
        let rival = scored.indices.filter { $0 != best }.map { scored[$0] }.max() ?? -.infinity
        return scored[best] - rival >= MatchWeights.margin ? best : nil
    }

    /// Two records and what speaks for their being one movie.
    struct Link {
        let left: Int
        let right: Int
        let evidence: MatchEvidence

        /// The ids of both, the smaller first: the same whatever the order of the records.
        func ids(in rows: [MatchRow]) -> (MovieID, MovieID) {
            let (one, other) = (rows[left].id, rows[right].id)
            return one < other ? (one, other) : (other, one)
        }
    }

    /// The links that are probable enough and clearly better than any rival, best first.
    private static func accepted(_ links: [Link], rows: [MatchRow]) -> [Link] {
        let probable = links.filter { $0.evidence.score >= MatchWeights.threshold }
        // The best and second best that each record has at each other provider.
        var rivals: [Seat: (best: Double, second: Double)] = [:]
        for link in probable {
            for (row, other) in [(link.left, link.right), (link.right, link.left)] {
                let seat = Seat(row: row, provider: rows[other].id.provider)
                let odds = link.evidence.logOdds
                let known = rivals[seat] ?? (-.infinity, -.infinity)
                rivals[seat] = odds > known.best ? (odds, known.best) : (known.best, max(known.second, odds))
            }
        }
        func isClear(_ row: Int, _ other: Int, _ odds: Double) -> Bool {
            guard let known = rivals[Seat(row: row, provider: rows[other].id.provider)] else { return true }
            let rival = odds == known.best ? known.second : known.best
            return odds - rival >= MatchWeights.margin
        }
        return
            probable
            .filter {
                isClear($0.left, $0.right, $0.evidence.logOdds)
                    && isClear($0.right, $0.left, $0.evidence.logOdds)
            }
            .sorted { one, other in
                let (left, right) = (one.evidence.logOdds, other.evidence.logOdds)
                guard left == right else { return left > right }
                return one.ids(in: rows) < other.ids(in: rows)
            }
    }

    private struct Seat: Hashable {
        let row: Int
        let provider: ProviderID
    }
}
