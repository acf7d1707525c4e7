/// Which keys one catalog has, give or take a few: a bit for each, that other keys may share.
///
/// Most keys of a catalog are keys of nothing in the other. Dropping them before a join costs a look at a table
/// that fits into a processor's cache, and saves sorting them. What is dropped could never have made a pair.
struct KeyFilter: Sendable {
    private var words: [UInt64]
    private let mask: UInt64

    /// Notes all keys.
    init(_ keys: BlockKeys) {
        var bits: UInt64 = 64
        while bits < UInt64(keys.entries.count) * Self.bitsPerKey { bits *= 2 }
        mask = bits - 1
        var words = [UInt64](repeating: 0, count: Int(bits / 64))
        for entry in keys.entries {
            let bit = entry.key & mask
            words[Int(bit / 64)] |= 1 << (bit % 64)
        }
        self.words = words
    }

    /// False where the catalog surely has no such key.
    func mayHold(_ key: UInt64) -> Bool {
        let bit = key & mask
        return words[Int(bit / 64)] >> (bit % 64) & 1 == 1
    }

    /// So that at most one key in eight is kept for nothing.
    private static let bitsPerKey: UInt64 = 8
}
