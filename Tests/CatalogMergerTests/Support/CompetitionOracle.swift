import Foundation

@testable import CatalogMerger

/// Two rows, one of each catalog.
struct RowPair: Hashable {
    let left: Int
    let right: Int

    /// Whether it is another pair that wants one of the same rows.
    func isRival(of other: RowPair) -> Bool {
        self != other && (left == other.left || right == other.right)
    }
}

/// Competition by going through all rivals of each pair, again and again, in fractions.
enum CompetitionOracle {
    /// The pairs that win, with their probability.
    ///
    /// - Parameter logOdds: What all clues together say of each candidate.
    static func accepted(among logOdds: [RowPair: Double]) -> [RowPair: Double] {
        var open = logOdds.mapValues(odds)
        var accepted: [RowPair: Double] = [:]
        while true {
            let won = probabilities(among: open).filter { $0.value >= 0.8 }
            guard !won.isEmpty else { return accepted }
            accepted.merge(won) { $1 }
            open = open.filter { pair, _ in won.keys.allSatisfy { $0 != pair && !$0.isRival(of: pair) } }
        }
    }

    /// The odds of a logarithm, limited as the competition's are.
    static func odds(_ logOdds: Double) -> Double { exp(min(logOdds, 27)) }

    /// `odds / (1 + odds + odds of all rivals)` of each pair.
    static func probabilities(among odds: [RowPair: Double]) -> [RowPair: Double] {
        var probabilities: [RowPair: Double] = [:]
        for (pair, own) in odds {
            let rivals = odds.filter { $0.key.isRival(of: pair) }.values.sorted().reduce(0, +)
            probabilities[pair] = own / (1 + own + rivals)
        }
        return probabilities
    }
}
