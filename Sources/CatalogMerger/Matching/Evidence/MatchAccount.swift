package import CatalogCore

/// Accounts for what a merge decided: why records were matched, and which others came near.
///
/// The merge decides among the records it was given. Whatever else the run has seen, the other hits of a search
/// above all, changes nothing of that, but it is what tells how narrow a decision was and what may have been
/// missed; so it is matched again beside them.
package struct MatchAccount {
    private let merge: CatalogMerge
    private let precedence: [ProviderID]
    private let verdicts: Verdicts
    /// The records of the merge in their order, then the others.
    private let wide: Matching
    /// By index of a record of the merge, its place among the movies.
    private let movieOf: [Int: Int]

    /// - Parameters:
    ///   - merge: What was decided.
    ///   - others: What else was seen; what the merge knows better is left aside.
    ///   - precedence: The providers, the most trusted first.
    ///   - verdicts: What the user said.
    package init(
        of merge: CatalogMerge, beside others: [MovieDetail], precedence: [ProviderID], verdicts: Verdicts
    ) {
        self.merge = merge
        self.precedence = precedence
        self.verdicts = verdicts
        let decided = merge.matching
        let known = Set(decided.records.map(\.id))
        let strangers = others.filter { !known.contains($0.id) }
        wide = strangers.isEmpty ? decided : Matching(decided.records + strangers, verdicts: verdicts)
        movieOf = Dictionary(
            decided.movies.enumerated().flatMap { movie, members in members.map { ($0, movie) } },
            uniquingKeysWith: max)
    }

    /// How a movie's records were matched; nil for a movie of one record.
    package func match(of movie: CatalogMerge.Outcome) -> MovieMatch? {
        let matching = merge.matching
        let members = movie.movie.ids.compactMap { id in
            movie.members.first { matching.records[$0].id == id }
        }
        var pairs: [ComparedPair] = []
        for (place, left) in members.enumerated() {
            for right in members[(place + 1)...] {
                guard let evidence = matching.evidence(left, right), evidence.isAccepted else { continue }
                let rivals = [evidence.runnerUp, wide.evidence(left, right)?.runnerUp].compactMap(\.self)
                pairs.append(
                    pair(left, right, evidence.beside(rivals.max { $0.logOdds < $1.logOdds })))
            }
        }
        return MovieMatch(pairs)
    }

    /// Pairs that are probable and were not merged, of which at least one record is part of these movies: the most
    /// probable first, then the most popular, then by id. The record of the movie is the left one; where both are
    /// part of one, it is that of the earlier provider.
    ///
    /// Where a movie has another record of that provider, the decision has fallen, and the pair is not among them.
    package func undecided(about movies: [CatalogMerge.Outcome]) -> [ComparedPair] {
        let wanted = Set(movies.flatMap(\.members))
        let open = wide.probablePairs.filter { pair in
            (wanted.contains(pair.left) || wanted.contains(pair.right)) && isOpen(pair)
        }
        let found = open.compactMap { open -> (pair: ComparedPair, popularity: Double)? in
            let (left, right) = sides(of: open, wanted: wanted)
            guard let evidence = wide.evidence(left, right) else { return nil }
            let popularity = max(self.popularity(of: left), self.popularity(of: right))
            return (pair(left, right, evidence), popularity)
        }
        return found.sorted { one, other in
            let (first, second) = (one.pair.evidence, other.pair.evidence)
            if first.score != second.score { return first.score > second.score }
            if one.popularity != other.popularity { return one.popularity > other.popularity }
            return (first.left, first.right) < (second.left, second.right)
        }.map(\.pair)
    }

    // MARK: Pairs

    /// Whether the records of a pair are of different movies, neither of which has a record of the other's provider.
    private func isOpen(_ pair: Matching.ProbablePair) -> Bool {
        let (one, other) = (movie(of: pair.left), movie(of: pair.right))
        return !one.contains(pair.right)
            && Set(one.map(provider)).isDisjoint(with: other.map(provider))
    }

    /// The records of the movie that a record belongs to; itself where nobody decided about it.
    private func movie(of record: Int) -> [Int] {
        movieOf[record].map { merge.matching.movies[$0] } ?? [record]
    }

    private func sides(of pair: Matching.ProbablePair, wanted: Set<Int>) -> (left: Int, right: Int) {
        let order = [pair.left, pair.right].sorted { one, other in
            if wanted.contains(one) != wanted.contains(other) { return wanted.contains(one) }
            return rank(one) < rank(other)
        }
        return (order[0], order[1])
    }

    private func pair(_ left: Int, _ right: Int, _ evidence: MatchEvidence) -> ComparedPair {
        let (one, other) = (wide.records[left].summary, wide.records[right].summary)
        let runnerUp = evidence.runnerUp.flatMap { runnerUp in
            wide.records.first { $0.id == runnerUp.id }?.summary
        }
        let isMirrored = evidence.left != one.id
        return ComparedPair(
            evidence: isMirrored ? evidence.mirrored : evidence, left: one, right: other, runnerUp: runnerUp)
    }

    private func provider(of record: Int) -> ProviderID { wide.records[record].id.provider }

    private func rank(_ record: Int) -> Int { precedence.firstIndex(of: provider(of: record)) ?? .max }

    private func popularity(of record: Int) -> Double {
        let merged = movieOf[record].flatMap { merge.outcomes[$0].movie.popularity }
        return merged ?? wide.records[record].summary.popularity.value ?? -1
    }
}

extension MatchEvidence {
    /// Whether the two were taken for one movie.
    fileprivate var isAccepted: Bool { verdict == .same || score >= Competition.threshold }
}
