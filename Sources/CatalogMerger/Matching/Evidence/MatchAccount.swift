package import CatalogCore

/// Accounts for what a merge decided: why records were matched, and which others came near.
///
/// The merge decides among the records that it was given. Whatever else the run has seen, the other hits of a
/// search above all, changes nothing of that; but it tells how narrow a decision was, and what may have been
/// missed. So everything is matched once more, beside what was decided.
package struct MatchAccount {
    private let merge: CatalogMerge
    private let precedence: [ProviderID]
    /// What the user said.
    let verdicts: Verdicts
    /// What is known of the records of the merge, in their order, and then of the others.
    let records: [MovieSummary]
    /// By id, the index of a record.
    private let indices: [MovieID: Int]
    /// By index of a record of the merge, its place among the movies.
    private let movieOf: [Int: Int]
    private let decided: MatchExplanations
    private let wide: MatchExplanations
    /// What would be the case had the user said nothing.
    let withoutVerdicts: MatchExplanations

    /// - Parameters:
    ///   - merge: What was decided.
    ///   - others: What else was seen; what is among the records of the merge is left aside.
    ///   - precedence: The providers, the most trusted first.
    ///   - verdicts: What the user said.
    package init(
        of merge: CatalogMerge, beside others: [MovieDetail], precedence: [ProviderID], verdicts: Verdicts
    ) {
        self.merge = merge
        self.precedence = precedence
        self.verdicts = verdicts
        var own: [Int: MovieDetail] = [:]
        var movieOf: [Int: Int] = [:]
        for (movie, outcome) in merge.outcomes.enumerated() {
            for (index, record) in zip(outcome.members, outcome.records) {
                own[index] = record.detail
                movieOf[index] = movie
            }
        }
        self.movieOf = movieOf
        let merged = own.sorted { $0.key < $1.key }.map(\.value)
        let known = Set(merged.map(\.id))
        let strangers = others.filter { !known.contains($0.id) }
        records = (merged + strangers).map(\.summary)
        indices = Dictionary(
            records.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        decided = merge.matching.explanations
        wide =
            strangers.isEmpty
            ? decided : Matching(merged + strangers, verdicts: verdicts).explanations
        withoutVerdicts = verdicts.isEmpty ? wide : Matching(merged + strangers).explanations
    }

    /// How a movie's records were matched; nil for a movie of one record.
    package func match(of movie: CatalogMerge.Outcome) -> MovieMatch? {
        let members = movie.movie.ids.compactMap { indices[$0] }
        var pairs: [ComparedPair] = []
        for (place, left) in members.enumerated() {
            for right in members[(place + 1)...] {
                guard let evidence = decided.evidence(left, right), evidence.isAccepted else { continue }
                let rivals = [evidence.runnerUp, wide.evidence(left, right)?.runnerUp].compactMap(\.self)
                let runnerUp = rivals.max { $0.logOdds < $1.logOdds }
                pairs.append(pair(left, right, evidence.beside(runnerUp)))
            }
        }
        return MovieMatch(pairs)
    }

    /// Pairs that are probable and were not merged, of which at least one record is part of these movies: the most
    /// probable first, then the most popular, then by id. The record of such a movie is the left one; where both
    /// are, it is that of the earlier provider.
    ///
    /// Where a movie has another record of that provider, the decision has fallen, and the pair is not among them.
    package func undecided(about movies: [CatalogMerge.Outcome]) -> [ComparedPair] {
        let wanted = Set(movies.flatMap(\.members))
        var found: [(pair: ComparedPair, popularity: Double)] = []
        for (one, other) in wide.probablePairs {
            guard wanted.contains(one) || wanted.contains(other), isOpen(one, other),
                let evidence = wide.evidence(one, other)
            else { continue }
            let isInOrder =
                wanted.contains(one) == wanted.contains(other)
                ? rank(one) < rank(other) : wanted.contains(one)
            let (left, right) = isInOrder ? (one, other) : (other, one)
            found.append((pair(left, right, evidence), max(popularity(of: one), popularity(of: other))))
        }
        return found.sorted { one, other in
            let (first, second) = (one.pair.evidence, other.pair.evidence)
            if first.score != second.score { return first.score > second.score }
            if one.popularity != other.popularity { return one.popularity > other.popularity }
            return (first.left, first.right) < (second.left, second.right)
        }.map(\.pair)
    }

    // MARK: Records

    /// Whether two records are of different movies, neither of which has a record of the other's provider.
    private func isOpen(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (movie(of: one), movie(of: other))
        return !first.contains(other)
            && !first.contains { records[$0].id.provider == records[other].id.provider }
            && !second.contains { records[$0].id.provider == records[one].id.provider }
    }

    /// The records of the movie that a record belongs to; itself where nobody decided about it.
    private func movie(of record: Int) -> [Int] {
        movieOf[record].map { merge.outcomes[$0].members } ?? [record]
    }

    private func pair(_ left: Int, _ right: Int, _ evidence: MatchEvidence) -> ComparedPair {
        let runnerUp = evidence.runnerUp.flatMap { indices[$0.id] }.map { records[$0] }
        return ComparedPair(
            evidence: evidence.left == records[left].id ? evidence : evidence.mirrored,
            left: records[left], right: records[right], runnerUp: runnerUp)
    }

    private func rank(_ record: Int) -> Int { precedence.firstIndex(of: records[record].id.provider) ?? .max }

    private func popularity(of record: Int) -> Double {
        movieOf[record].flatMap { merge.outcomes[$0].movie.popularity } ?? records[record].popularity.value
            ?? -1
    }
}

extension MatchEvidence {
    /// Whether this is enough to take the two for one movie.
    package var isAccepted: Bool { verdict == .same || score >= Competition.threshold }
}
