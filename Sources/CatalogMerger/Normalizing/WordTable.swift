/// A word of at most eight letters of ASCII, packed: its bytes, the first in the highest place.
struct PackedWord: Hashable {
    let bits: UInt64

    /// Takes bytes that are packed already; none and too many are no word of any table.
    init(bits: UInt64) {
        self.bits = bits
    }

    fileprivate init(_ word: StaticString) {
        var bits: UInt64 = 0
        for byte in word.description.utf8 { bits = bits << 8 | UInt64(byte) }
        self.bits = bits
    }
}

/// Short words and what each stands for, looked up without hashing a text.
///
/// Titles are looked through word by word, millions of them; a dictionary of strings would take half the time
/// of matching.
struct WordTable: Sendable {
    private var words: [UInt64]
    private var values: [UInt8]
    private let mask: Int

    /// Makes a table. The words are ASCII, of at most eight letters; a value is 1 or more.
    init(_ entries: [(StaticString, UInt8)]) {
        var capacity = 16
        while capacity < entries.count * 4 { capacity *= 2 }
        mask = capacity - 1
        words = Array(repeating: 0, count: capacity)
        values = Array(repeating: 0, count: capacity)
        for (word, value) in entries {
            let bits = PackedWord(word).bits
            let slot = slot(of: bits)
            words[slot] = bits
            values[slot] = value
        }
    }

    /// What the word stands for; 0 where it is not in the table.
    subscript(word: PackedWord) -> UInt8 { values[slot(of: word.bits)] }

    /// The slot that holds the word, or the free one where it would stand.
    private func slot(of bits: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while words[slot] != 0, words[slot] != bits { slot = (slot + 1) & mask }
        return slot
    }
}
