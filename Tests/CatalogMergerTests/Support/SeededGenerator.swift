/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        // Not a multiple of the step, or the numbers of one seed would be those of the next, one later.
        state = (UInt64(truncatingIfNeeded: seed) &+ 1) &* 0xD134_2543_DE82_EF95
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether something that happens so often happens now.
    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    /// One of some things; nil where there are none.
    mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element? {
        choices.randomElement(using: &self)
    }

    /// A whole number of a span.
    mutating func number(_ span: ClosedRange<Int>) -> Int { Int.random(in: span, using: &self) }
}
