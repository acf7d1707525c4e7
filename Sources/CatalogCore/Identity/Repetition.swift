/// Tells whether one of many numbers stands twice among them, in little more time than it takes to look at each.
package enum Repetition {
    /// Whether any two of some numbers are the same.
    ///
    /// - Parameters:
    ///   - count: How many numbers.
    ///   - number: Gives each, by its place from 0; their bits are as good as random.
    package static func exists(among count: Int, number: (Int) -> UInt64) -> Bool {
        var bits = 0
        while bits < 12, count >> bits > pieceSize { bits += 1 }
        var pieces = [[UInt64]](repeating: [], count: 1 << bits)
        for piece in pieces.indices { pieces[piece].reserveCapacity((count >> bits) * 5 / 4) }
        for place in 0..<count {
            let number = number(place)
            pieces[Int(truncatingIfNeeded: bits == 0 ? 0 : number >> UInt64(64 - bits))].append(number)
        }
        return pieces.contains(where: exists)
    }

    /// So many numbers fit into the processor's cache, with the table in which they are looked for.
    private static let pieceSize = 8192

    private static func exists(in numbers: [UInt64]) -> Bool {
        var size = 16
        while size < numbers.count * 2 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        var hasZero = false
        for number in numbers {
            guard number != 0 else {
                if hasZero { return true }
                hasZero = true
                continue
            }
            var slot = Int(truncatingIfNeeded: number) & (size - 1)
            while slots[slot] != 0 {
                if slots[slot] == number { return true }
                slot = (slot + 1) & (size - 1)
            }
            slots[slot] = number
        }
        return false
    }
}
