package import CatalogCore

/// Tells which records are the same movie. The article *How matching decides* has the reasons.
///
/// Deterministic, and independent of the order of records and of what their keys happen to be. A movie has at
/// most one record of each provider. Where two candidates are about equally good neither is taken, because a
/// wrong merge is worse than a missed one.
package enum Matcher {
    /// Returns the index of the candidate that is the same movie as `records`, nil where none clearly is.
    ///
    /// For a movie of one record this is what ``Matching`` says of it and the candidates.
    ///
    /// - Parameters:
    ///   - records: Records of one movie, at most one per provider.
    ///   - candidates: Records of one other provider.
    ///   - verdicts: What the user said. A record that is said to be different from any of `records` is not taken.
    package static func match(
        for records: [MovieDetail], among candidates: [MovieDetail], verdicts: Verdicts = .none
    ) -> Int? {
        let table = MatchTable(candidates)
        let pairs = records.map { CatalogPair(MatchTable([$0]), table, verdicts: verdicts) }
        var rows: Set<UInt32> = []
        for pair in pairs {
            // What the user said of one record holds for the movie, whatever the others say.
            if let said = pair.scoring.verdicts.same.first { return Int(said & 0xFFFF_FFFF) }
            rows.formUnion(pair.candidates.map(\.right))
        }
        let scored = rows.sorted().compactMap { row -> ScoredPair? in
            let opinions = pairs.map { $0.scoring.logOdds(0, Int(row)) ?? -ClueWeights.verdict }
            guard let most = opinions.max(), let least = opinions.min() else { return nil }
            // As well as the record it fits best, unless some record speaks against it.
            return ScoredPair(left: 0, right: row, logOdds: Float(least <= 0 ? least : most))
        }
        let competition = Competition(scored, leftCount: 1, rightCount: candidates.count)
        return competition.accepted.first.map { Int(scored[$0.candidate].right) }
    }
}
