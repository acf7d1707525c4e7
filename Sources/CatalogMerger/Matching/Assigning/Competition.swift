internal import Foundation

/// A candidate: two records and what all clues together say of them.
struct ScoredPair: Hashable, Sendable {
    /// The row in the left table.
    let left: UInt32
    /// The row in the right table.
    let right: UInt32
    /// The sum of all weights.
    let logOdds: Float
}

/// A pair and how probable it is, its rivals considered.
package struct RankedPair: Hashable, Sendable {
    /// Its place among the candidates.
    let candidate: Int
    /// How probable it is that the two are the same movie, 0 to 1.
    package let probability: Double
}

/// Lets the candidates of each record compete: a record is the same movie as at most one of the other catalog.
///
/// The odds of a pair are held against those of every rival, a candidate that shares a record with it, and
/// against there being no partner at all:
///
///     p = odds / (1 + odds + odds of all rivals)
///
/// So no two pairs of a record are ever more probable than ``threshold``, and where two fit equally well neither
/// is. When a pair is accepted its records are taken, and are nobody's rivals any more; then the others compete
/// again. Every sum is one of whole numbers, so that nothing depends on the order of the candidates.
struct Competition {
    /// From here on a pair is accepted.
    static let threshold = 0.8

    /// The pairs that are accepted, in the order of the candidates.
    private(set) var accepted: [RankedPair] = []
    /// The pairs that are not, with a probability of at least ``doubt``, in the order of the candidates; both their
    /// records are free.
    private(set) var uncertain: [RankedPair] = []

    /// Pairs less probable than this are not worth a second look.
    static let doubt = 0.05

    /// - Parameters:
    ///   - candidates: Each pair at most once.
    ///   - leftCount: The number of records on the left.
    ///   - rightCount: The number of records on the right.
    init(_ candidates: [ScoredPair], leftCount: Int, rightCount: Int) {
        var open = Array(candidates.indices)
        var taken = (
            left: [Bool](repeating: false, count: leftCount),
            right: [Bool](repeating: false, count: rightCount)
        )
        var sums = (
            left: [Int64](repeating: 0, count: leftCount), right: [Int64](repeating: 0, count: rightCount)
        )
        while true {
            for index in open {
                let pair = candidates[index]
                sums.left[Int(pair.left)] = 0
                sums.right[Int(pair.right)] = 0
            }
            for index in open {
                let pair = candidates[index]
                let odds = Self.odds(pair.logOdds)
                sums.left[Int(pair.left)] += odds
                sums.right[Int(pair.right)] += odds
            }
            var won: [RankedPair] = []
            var lost: [RankedPair] = []
            for index in open {
                let pair = candidates[index]
                let odds = Self.odds(pair.logOdds)
                let all = sums.left[Int(pair.left)] + sums.right[Int(pair.right)] - odds
                let probability = Double(odds) / Double(Self.one + all)
                if probability >= Self.threshold {
                    won.append(RankedPair(candidate: index, probability: probability))
                    taken.left[Int(pair.left)] = true
                    taken.right[Int(pair.right)] = true
                } else {
                    lost.append(RankedPair(candidate: index, probability: probability))
                }
            }
            accepted += won
            let free = lost.filter {
                let pair = candidates[$0.candidate]
                return !taken.left[Int(pair.left)] && !taken.right[Int(pair.right)]
            }
            guard !won.isEmpty, !free.isEmpty else {
                uncertain = free.filter { $0.probability >= Self.doubt }
                break
            }
            open = free.map(\.candidate)
        }
        accepted.sort { $0.candidate < $1.candidate }
    }

    /// Odds as a whole number of thousandths, near enough; limited, so that sums of them stay numbers.
    private static func odds(_ logOdds: Float) -> Int64 {
        Int64(exp(min(Double(logOdds), limit)) * Double(one))
    }

    private static let one: Int64 = 1024
    private static let limit = 27.0
}
