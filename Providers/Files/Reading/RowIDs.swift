/// The ids that a file had so far, and on which lines: a million of them in some thirty megabytes.
struct RowIDs {
    /// Every id, one behind the other.
    private var arena: [UInt8] = []
    /// Behind each id in the arena, and the line of its row.
    private var entries: [(end: Int, line: Int)] = []
    /// An open table: the number of an id plus one below, the upper half of its hash above; 0 is free.
    private var slots = [UInt64](repeating: 0, count: 1024)
    // What is random here decides where ids lie and nothing else; no file can be made that all fall together.
    private let seed = UInt64.random(in: .min ... .max)

    /// Notes an id of a row.
    ///
    /// - Returns: The line of the row that had it before; nil where none did.
    mutating func insert(_ id: Span<UInt8>, line: Int) -> Int? {
        let hash = hash(of: id)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash >> 32 {
                let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
                if holds(id, at: number) { return entries[number].line }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        for index in id.indices { arena.append(id[index]) }
        entries.append((arena.count, line))
        slots[slot] = (hash >> 32) << 32 | UInt64(entries.count)
        if entries.count * 2 > slots.count { grow() }
        return nil
    }

    private func holds(_ id: Span<UInt8>, at number: Int) -> Bool {
        let start = number == 0 ? 0 : entries[number - 1].end
        guard entries[number].end - start == id.count else { return false }
        for index in id.indices where arena[start + index] != id[index] { return false }
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        var start = 0
        for (number, entry) in entries.enumerated() {
            let hash = hash(of: arena.span.extracting(start..<entry.end))
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = (hash >> 32) << 32 | UInt64(number + 1)
            start = entry.end
        }
    }

    /// Mixes byte by byte as FNV does, and once more at the end, as its lower bits are weak.
    private func hash(of id: Span<UInt8>) -> UInt64 {
        var hash = 0xCBF2_9CE4_8422_2325 ^ seed
        for index in id.indices { hash = (hash ^ UInt64(id[index])) &* 0x100_0000_01B3 }
        hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
        return hash ^ hash >> 32
    }
}
