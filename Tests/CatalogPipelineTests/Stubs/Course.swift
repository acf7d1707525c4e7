/// The questions of a run with what must be answered before each can be asked, so that a test can answer them
/// in any order there is.
struct Course: Sendable {
    private var needs: [String: Set<String>] = [:]

    /// Questions that can be asked when all of `others` are answered.
    mutating func add(_ labels: String..., after others: String...) {
        add(labels, after: others)
    }

    /// Questions that can be asked when all of `others` are answered.
    mutating func add(_ labels: [String], after others: [String]) {
        for label in labels { needs[label] = Set(others) }
    }

    /// All questions, in alphabetical order.
    var labels: [String] { needs.keys.sorted() }

    /// Answers every question of the run that is under way, one after the other, in an order of chance.
    func play(at gates: Gates, seed: UInt64) async {
        var chance = SplitMix(state: seed)
        var open = needs
        while let next = open.filter({ $0.value.isDisjoint(with: open.keys) }).keys.sorted()
            .randomElement(using: &chance)
        {
            await gates.arrival(of: next)
            gates.open(next)
            await gates.departure(of: next)
            open[next] = nil
        }
    }
}

/// Chance that is the same in every run (Steele, Lea and Flood, 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
