/// The ids that a file had so far, numbered in the order of its good rows, and on which lines they stand: a
/// million of them in some forty megabytes.
struct RowIDs: Sendable {
    /// Every id, one behind the other.
    private var arena: [UInt8] = []
    /// Behind each id in the arena, and the line of its row.
    private var entries: [(end: Int, line: Int)] = []
    /// An open table: the number of an id plus one in the lower half, its hash in the upper; 0 is free.
    private var slots = [UInt64](repeating: 0, count: 4096)
    // What is random here decides where ids lie and nothing else; no file can be made that all fall together.
    private let seed = UInt64.random(in: .min ... .max)

    /// Notes an id of a row.
    ///
    /// - Parameter range: Where the id stands in `bytes`, which reach eight bytes beyond it.
    /// - Returns: The line of the row that had it before; nil where none did.
    mutating func insert(_ bytes: Span<UInt8>, _ range: Range<Int>, line: Int) -> Int? {
        let hash = hash(bytes, range)
        let slot = slot(of: bytes, range, hash: hash)
        if slots[slot] != 0 { return entries[Int(slots[slot] & 0xFFFF_FFFF) - 1].line }
        unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe arena.append(contentsOf: $0) }
        entries.append((arena.count, line))
        slots[slot] = hash << 32 | UInt64(entries.count)
        if entries.count * 2 > slots.count { grow() }
        return nil
    }

    private func range(at number: Int) -> Range<Int> {
        (number == 0 ? 0 : entries[number - 1].end)..<entries[number].end
    }

    /// Where an id is in the table, or would be.
    private func slot(of bytes: Span<UInt8>, _ range: Range<Int>, hash: UInt64) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash, holds(bytes, range, at: Int(slots[slot] & 0xFFFF_FFFF) - 1) {
                break
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func holds(_ bytes: Span<UInt8>, _ range: Range<Int>, at number: Int) -> Bool {
        let known = self.range(at: number)
        guard known.count == range.count else { return false }
        for offset in 0..<range.count
        where arena[known.lowerBound + offset] != bytes[range.lowerBound + offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        for entry in old where entry != 0 {
            var slot = Int(entry >> 32) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }

    /// A number below 2³², mixed of eight bytes at a time.
    private func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash = seed ^ UInt64(range.count)
        var place = range.lowerBound
        while place < range.upperBound {
            let rest = range.upperBound - place
            let word = bytes.word(at: place) & (rest >= 8 ? .max : (1 << UInt64(rest * 8)) - 1)
            let (high, low) = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = high ^ low
            place += 8
        }
        let (high, low) = hash.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return (high ^ low) >> 32
    }
}
