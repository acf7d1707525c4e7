extension MatchTable {
    /// Whether two records have one id. Of several hundred million tables one may say so that has no such records.
    package var repeatsIDs: Bool {
        var bits = 0
        while bits < 12, count >> bits > Self.pieceSize { bits += 1 }
        var pieces = [[UInt64]](repeating: [], count: 1 << bits)
        for piece in pieces.indices { pieces[piece].reserveCapacity((count >> bits) * 5 / 4) }
        for row in 0..<count {
            let hash = ids.hash(row)
            pieces[Int(truncatingIfNeeded: bits == 0 ? 0 : hash >> UInt64(64 - bits))].append(hash)
        }
        return pieces.contains(where: Self.repeats)
    }

    /// Numbers of so many ids fit into the processor's cache, with the table in which they are looked for.
    private static let pieceSize = 8192

    private static func repeats(_ hashes: [UInt64]) -> Bool {
        var size = 16
        while size < hashes.count * 2 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        for hash in hashes {
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            // No id has the number 0 but by the same improbable chance.
            while slots[slot] != 0 {
                if slots[slot] == hash { return true }
                slot = (slot + 1) & (size - 1)
            }
            slots[slot] = hash
        }
        return false
    }
}
