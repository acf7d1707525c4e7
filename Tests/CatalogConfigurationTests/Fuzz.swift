/// Numbers that look random and are the same in every run (SplitMix64).
struct Fuzz: RandomNumberGenerator {
    /// Enough seeds for a table of arguments.
    static let seeds: [UInt64] = Array(1...60)

    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A text of these characters, maybe empty.
    mutating func text(of alphabet: String, upTo longest: Int) -> String {
        let characters = Array(alphabet)
        let length = Int.random(in: 0...longest, using: &self)
        return String((0..<length).map { _ in characters[Int.random(in: characters.indices, using: &self)] })
    }
}
