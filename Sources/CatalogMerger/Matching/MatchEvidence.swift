internal import Foundation

/// Why two records are, or are not, the same movie.
public struct MatchEvidence: Hashable, Sendable {
    /// One thing that speaks for or against.
    public struct Clue: Hashable, Sendable {
        /// What was found, in words: `same title`, `years one apart`.
        public let words: String
        /// How much it speaks for the match, as the natural logarithm of odds; negative speaks against.
        public let weight: Double

        /// Makes a clue.
        public init(_ words: String, weight: Double) {
            self.words = words
            self.weight = weight
        }
    }

    /// The clues in the order they were looked at.
    public let clues: [Clue]

    /// Makes evidence of its clues.
    public init(clues: [Clue]) {
        self.clues = clues
    }

    /// The sum of the clues' weights and of ``prior``.
    public var logOdds: Double { clues.reduce(Self.prior) { $0 + $1.weight } }

    /// How probable it is that the records are the same movie, 0 to 1.
    public var score: Double { Self.probability(ofLogOdds: logOdds) }

    /// What speaks for the match, in words.
    public var because: [String] { clues.filter { $0.weight > 0 }.map(\.words) }

    /// What a pair must bring up against before anything is known of it: records that share a form of
    /// their title are mostly different films when nothing else agrees.
    public static let prior = -3.5

    /// The probability that belongs to log-odds.
    static func probability(ofLogOdds logOdds: Double) -> Double { 1 / (1 + exp(-logOdds)) }
}
