public import CatalogCore

/// Why two records are, or are not, the same movie.
public struct MatchEvidence: Hashable, Sendable {
    /// One of the records.
    public let left: MovieID
    /// The other.
    public let right: MovieID
    /// What was compared, in the order in which it is shown; what neither could say is left out.
    public let clues: [Clue]
    /// How probable it is that the two are the same movie, 0 to 1, their rivals considered: of the pairs given
    /// 0.9, nine in ten are. 1 where the user said so.
    public let score: Double
    /// The best of the candidates that the pair was held against; nil where it had none.
    public let runnerUp: RunnerUp?
    /// What the user said of the two, which outranks all clues; nil where nothing.
    public let verdict: Verdict?

    /// What one of the two does not say, and what would help to decide; empty where all is known.
    public let unknown: [Kind]

    /// Makes evidence.
    package init(
        left: MovieID, right: MovieID, clues: [Clue], score: Double, runnerUp: RunnerUp?, verdict: Verdict?,
        unknown: [Kind] = []
    ) {
        self.unknown = unknown
        self.left = left
        self.right = right
        self.clues = clues
        self.score = score
        self.runnerUp = runnerUp
        self.verdict = verdict
    }

    /// The sum of the clues' weights: the logarithm of the odds before any rival is considered.
    public var logOdds: Double { clues.reduce(0) { $0 + $1.weight } }

    /// What speaks for the match, in words.
    public var because: [String] {
        verdict == .same ? [Self.saidToBeSame] : clues.supporting.map(\.words)
    }

    /// How a verdict by hand reads among what speaks for a match.
    static let saidToBeSame = "said to be the same"

    /// One thing that speaks for or against.
    public struct Clue: Hashable, Sendable {
        /// What was compared.
        public let kind: Kind
        /// What was found, in words: `same title`, `years one apart`.
        public let words: String
        /// What the left record says; nil where it says nothing, or the clue is about both together.
        public let left: String?
        /// What the right record says.
        public let right: String?
        /// How much it speaks for the match, as the natural logarithm of odds; negative speaks against.
        public let weight: Double

        /// Makes a clue.
        package init(_ kind: Kind, _ words: String, left: String? = nil, right: String? = nil, weight: Double)
        {
            self.kind = kind
            self.words = words
            self.left = left
            self.right = right
            self.weight = weight
        }
    }

    /// What clues are about, in the order in which they are shown.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case externalID = "external_id"
        case title
        case rarity
        case year
        case releaseDate = "release_date"
        case directors
        case actors
        case runtime = "runtime_minutes"
        case genres
        case language = "original_language"
    }

    /// A candidate that would have taken one of the two records for another movie.
    public struct RunnerUp: Hashable, Sendable {
        /// The record that it would have taken.
        public let of: MovieID
        /// The candidate.
        public let id: MovieID
        /// The sum of its clues' weights.
        public let logOdds: Double

        /// Makes a runner-up.
        package init(of: MovieID, id: MovieID, logOdds: Double) {
            self.of = of
            self.id = id
            self.logOdds = logOdds
        }
    }
}

extension [MatchEvidence.Clue] {
    /// What speaks for one movie.
    package var supporting: [MatchEvidence.Clue] { filter { $0.weight > 0 } }

    /// What speaks against it.
    package var opposing: [MatchEvidence.Clue] { filter { $0.weight < 0 } }
}
