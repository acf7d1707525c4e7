/// Finds the pairs of records that share a key, without comparing all with all.
///
/// Keys are parted by their first bits into pieces that fit into a processor's cache, and each piece is joined by
/// itself, on all cores. A block, the records of one key, is taken whole as long as it is small. A large one is
/// parted by year: a hundred thousand films called `Pilot` are compared within a year or two, and where
/// even that is too many, not at all. Which pairs these are depends on neither the order of the records
/// nor on which catalog is called the left one.
struct BlockJoin {
    /// How far the years of a pair may be apart; a year nobody knows is far from none.
    let largestYearGap: Int
    /// Whether a block that is too large to take whole is parted by year, and not left out.
    var partsByYear = true
    /// Whether anybody wants ``Result/counts``. Where nobody does, keys that only one side has are not looked at.
    var countsKeys = false

    /// The most pairs of a block that is taken whole, whatever the years.
    static let smallBlock = 4

    /// How far the years of a pair of a larger block may be apart.
    static let usualYearGap = 3

    /// The most pairs that one block, or one pair of its years, is worth.
    static let largestBlock = 4096

    /// What a join finds.
    struct Result: Sendable {
        /// The pairs, left row above right row in one number, ascending, each once.
        var pairs: [UInt64] = []
        /// How many records of the catalog that has more of them share a key, for keys that several share;
        /// fragments do not count.
        var counts: [(key: UInt64, count: UInt32)] = []
    }

    /// Joins the records of two catalogs.
    func join(_ left: BlockKeys, _ right: BlockKeys) -> Result {
        let bits = Self.pieceBits(entries: max(left.entries.count, right.entries.count))
        let steps = left.entries.count + right.entries.count
        let filters = countsKeys ? [] : Parallel.map(2, steps: steps) { KeyFilter($0 == 0 ? left : right) }
        let pieces = Parallel.map(2, steps: steps) { side in
            var keys = side == 0 ? left : right
            if !filters.isEmpty { keys.keep(filters[1 - side]) }
            return Pieces(keys.entries, bits: bits)
        }
        let (leftPieces, rightPieces) = (pieces[0], pieces[1])
        let found = Parallel.map(1 << bits) { piece in
            var joined = PieceJoin(largestYearGap: largestYearGap, partsByYear: partsByYear)
            joined.join(leftPieces[piece], rightPieces[piece])
            return joined.result
        }
        var result = Result()
        result.counts = found.flatMap(\.counts)
        result.pairs = Self.merged(found.map(\.pairs))
        return result
    }

    private static func pieceBits(entries: Int) -> Int {
        var bits = 0
        while bits < 10, entries >> bits > 16_384 { bits += 1 }
        return bits
    }

    /// All pairs in ascending order, each once.
    ///
    /// They are parted by their left row before they are sorted, so that both cores sort and none merges.
    private static func merged(_ pieces: [[UInt64]]) -> [UInt64] {
        let count = pieces.reduce(0) { $0 + $1.count }
        guard count > 65_536 else { return unique(pieces.flatMap(\.self)) }
        let largest = pieces.reduce(0) { max($0, $1.reduce(0, max)) } >> 32
        let parts = 256
        let width = largest / UInt64(parts) + 1
        var sizes = [Int](repeating: 0, count: parts)
        for piece in pieces { for pair in piece { sizes[Int((pair >> 32) / width)] += 1 } }
        var parted = sizes.map { size in
            var part: [UInt64] = []
            part.reserveCapacity(size)
            return part
        }
        for piece in pieces { for pair in piece { parted[Int((pair >> 32) / width)].append(pair) } }
        let finished = parted
        let sorted = Parallel.map(parts) { unique(finished[$0], lefts: Int(width), from: $0 * Int(width)) }
        var result: [UInt64] = []
        result.reserveCapacity(sorted.reduce(0) { $0 + $1.count })
        for part in sorted { result += part }
        return result
    }

    private static func unique(_ pairs: [UInt64]) -> [UInt64] {
        let sorted = pairs.sorted()
        var result: [UInt64] = []
        result.reserveCapacity(sorted.count)
        for pair in sorted where pair != result.last { result.append(pair) }
        return result
    }

    /// The same for many pairs of few left rows: each has its place, and its few pairs are sorted there.
    ///
    /// - Parameters:
    ///   - lefts: How many left rows there may be.
    ///   - first: The first of them.
    private static func unique(_ pairs: [UInt64], lefts: Int, from first: Int) -> [UInt64] {
        var ends = [Int](repeating: 0, count: lefts + 1)
        for pair in pairs { ends[Int(pair >> 32) - first + 1] += 1 }
        for left in 0..<lefts { ends[left + 1] += ends[left] }
        var placed = pairs
        for pair in pairs {
            let left = Int(pair >> 32) - first
            placed[ends[left]] = pair
            ends[left] += 1
        }
        // Each end has moved to where the next row begins, so that it is the end now.
        var result: [UInt64] = []
        result.reserveCapacity(pairs.count)
        var start = 0
        for left in 0..<lefts where ends[left] > start {
            if ends[left] - start > 1 { placed[start..<ends[left]].sort() }
            for pair in placed[start..<ends[left]] where pair != result.last { result.append(pair) }
            start = ends[left]
        }
        return result
    }
}

/// Entries parted by the first bits of their keys.
private struct Pieces: Sendable {
    private var entries: [BlockKeys.Entry]
    private var starts: [Int]

    init(_ all: [BlockKeys.Entry], bits: Int) {
        let shift = UInt64(64 - bits)
        guard bits > 0 else {
            (entries, starts) = (all, [0, all.count])
            return
        }
        var next = [Int](repeating: 0, count: (1 << bits) + 1)
        for entry in all { next[Int(entry.key >> shift) + 1] += 1 }
        for piece in 1...(1 << bits) { next[piece] += next[piece - 1] }
        starts = next
        entries = all
        for entry in all {
            let piece = Int(entry.key >> shift)
            entries[next[piece]] = entry
            next[piece] += 1
        }
    }

    subscript(piece: Int) -> ArraySlice<BlockKeys.Entry> { entries[starts[piece]..<starts[piece + 1]] }
}
