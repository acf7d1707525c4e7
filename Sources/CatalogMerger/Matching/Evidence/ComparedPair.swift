public import CatalogCore

/// Two records that were held against each other, and what came of it.
public struct ComparedPair: Hashable, Sendable {
    /// What speaks for one movie and what against it; its sides are those of this pair.
    public let evidence: MatchEvidence
    /// What a list would tell of the left record.
    public let left: MovieSummary
    /// What a list would tell of the right record.
    public let right: MovieSummary
    /// What a list would tell of the best other candidate; nil where there is none.
    public let runnerUp: MovieSummary?

    /// Makes a pair.
    package init(
        evidence: MatchEvidence, left: MovieSummary, right: MovieSummary, runnerUp: MovieSummary?
    ) {
        self.evidence = evidence
        self.left = left
        self.right = right
        self.runnerUp = runnerUp
    }

    /// The same pair with its sides exchanged.
    package var mirrored: ComparedPair {
        ComparedPair(evidence: evidence.mirrored, left: right, right: left, runnerUp: runnerUp)
    }
}

/// How the records of one movie were matched.
public struct MovieMatch: Hashable, Sendable {
    /// Every two of them that were accepted as one movie, in precedence order; never empty.
    public let pairs: [ComparedPair]

    /// Nil where there are no pairs.
    package init?(_ pairs: [ComparedPair]) {
        guard !pairs.isEmpty else { return nil }
        self.pairs = pairs
    }

    /// How probable it is that all of them are one movie: the score of the weakest pair.
    public var score: Double { pairs.reduce(1) { min($0, $1.evidence.score) } }

    /// What speaks for the match, in words, each once.
    public var because: [String] {
        var seen: Set<String> = []
        return pairs.flatMap(\.evidence.because).filter { seen.insert($0).inserted }
    }
}

extension MatchEvidence {
    /// The same evidence with its sides exchanged.
    var mirrored: MatchEvidence {
        MatchEvidence(
            left: right, right: left,
            clues: clues.map { Clue($0.kind, $0.words, left: $0.right, right: $0.left, weight: $0.weight) },
            score: score, runnerUp: runnerUp, verdict: verdict, unknown: unknown)
    }

    /// The same evidence beside another runner-up.
    func beside(_ runnerUp: RunnerUp?) -> MatchEvidence {
        MatchEvidence(
            left: left, right: right, clues: clues, score: score, runnerUp: runnerUp, verdict: verdict,
            unknown: unknown)
    }
}
