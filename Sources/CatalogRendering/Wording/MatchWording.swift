internal import CatalogCore
internal import CatalogMerger

extension Wording {
    /// `99.9 %`, `62 %`: a probability. Nothing but certainty is 100, and nothing that is possible is 0.
    static func percent(_ probability: Double) -> String {
        switch probability {
        case 1...: "100 %"
        case 0.99...: "\(oneDecimal((probability * 1000).rounded(.down) / 10)) %"
        case 0.01...: "\(Int((probability * 100).rounded())) %"
        default: "under 1 %"
        }
    }

    /// `+3.70`, `−1.20`: what a clue weighs.
    static func weight(_ weight: Double) -> String {
        let hundredths = Int((abs(weight) * 100).rounded())
        let digits = String(hundredths % 100)
        let sign = hundredths == 0 ? "" : weight < 0 ? "−" : "+"
        return "\(sign)\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)"
    }
}

extension MovieSummary {
    /// `The Thing (1982)`.
    var titled: String { Wording.titled(title, year.value) }
}

extension MatchEvidence {
    /// The clues' weights to the hundredth, so that what is shown adds up.
    var shownWeights: [Double] { clues.map { Rounded.hundredths($0.weight) } }

    /// What the shown weights add up to.
    var shownTotal: Double { Rounded.hundredths(shownWeights.reduce(0, +)) }

    /// How far a runner-up is behind; negative where it is ahead.
    func lead(over runnerUp: RunnerUp) -> Double {
        Rounded.hundredths(shownTotal - Rounded.hundredths(runnerUp.logOdds))
    }

    /// What speaks against one movie, in words.
    var against: [String] { clues.opposing.map(\.words) }
}

extension ComparedPair {
    /// The best other candidate in a sentence, and how far behind it is; nil where there was none.
    var runnerUpWording: String? {
        guard let other = evidence.runnerUp else { return nil }
        let title = runnerUp.map { " \($0.titled)" } ?? ""
        let total = Wording.weight(Rounded.hundredths(other.logOdds))
        return "Runner-up: \(other.id)\(title) for \(other.of), total \(total); the match leads by "
            + "\(Wording.weight(evidence.lead(over: other)))."
    }
}

/// Figures that were computed as they are shown: no finer than they mean anything, and so the same on every machine.
enum Rounded {
    /// A weight.
    static func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }

    /// A figure computed of ratings, without a sign where it is nothing.
    static func tenThousandths(_ number: Double) -> Double {
        let rounded = (number * 10_000).rounded() / 10_000
        return rounded == 0 ? 0 : rounded
    }

    /// A probability: 1 for the user's word alone.
    static func score(_ probability: Double) -> Double { probability < 1 ? PairScore(probability).value : 1 }
}
