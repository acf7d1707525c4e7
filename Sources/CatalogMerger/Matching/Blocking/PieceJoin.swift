/// Joins the records of a small piece of all keys.
struct PieceJoin {
    /// What was found; pairs may repeat.
    private(set) var result = BlockJoin.Result()

    private let largestYearGap: Int
    private let partsByYear: Bool

    init(largestYearGap: Int, partsByYear: Bool) {
        (self.largestYearGap, self.partsByYear) = (largestYearGap, partsByYear)
    }

    /// Joins entries, each with those of the other side that have its key.
    mutating func join(_ left: ArraySlice<BlockKeys.Entry>, _ right: ArraySlice<BlockKeys.Entry>) {
        guard !left.isEmpty, !right.isEmpty else {
            count(left)
            count(right)
            return
        }
        var groups = KeyGroups(capacity: left.count + right.count)
        let lefts = left.map { groups.group(of: $0.key) }
        let rights = right.map { groups.group(of: $0.key) }
        let leftBlocks = Blocks(left, lefts, groups: groups.count)
        let rightBlocks = Blocks(right, rights, groups: groups.count)
        for group in 0..<groups.count {
            let (ones, others) = (leftBlocks[group], rightBlocks[group])
            note(ones, others)
            guard !ones.isEmpty, !others.isEmpty else { continue }
            if ones.count * others.count <= BlockJoin.smallBlock {
                pair(ones, others, within: largestYearGap)
            } else if ones.count * others.count <= BlockJoin.largestBlock {
                pair(ones, others, within: min(largestYearGap, BlockJoin.usualYearGap))
            } else if partsByYear {
                pairByYear(ones.sorted { $0.year < $1.year }, others.sorted { $0.year < $1.year })
            }
        }
    }

    /// Counts the keys of a side whose other side is empty.
    private mutating func count(_ entries: ArraySlice<BlockKeys.Entry>) {
        var groups = KeyGroups(capacity: entries.count)
        let blocks = Blocks(entries, entries.map { groups.group(of: $0.key) }, groups: groups.count)
        for group in 0..<groups.count { note(blocks[group], []) }
    }

    private mutating func note(
        _ ones: ArraySlice<BlockKeys.Entry>, _ others: ArraySlice<BlockKeys.Entry>
    ) {
        guard max(ones.count, others.count) > 1, let key = ones.first?.key ?? others.first?.key else {
            return
        }
        let count = max(ones.count { $0.role.isWhole }, others.count { $0.role.isWhole })
        if count > 1 { result.counts.append((key, UInt32(count))) }
    }

    private mutating func pair(
        _ ones: ArraySlice<BlockKeys.Entry>, _ others: ArraySlice<BlockKeys.Entry>, within gap: Int
    ) {
        for one in ones {
            for other in others where isNear(one.year, other.year, within: gap) && isWorth(one, other) {
                result.pairs.append(UInt64(one.row) << 32 | UInt64(other.row))
            }
        }
    }

    private mutating func pairByYear(_ ones: [BlockKeys.Entry], _ others: [BlockKeys.Entry]) {
        let gap = min(largestYearGap, BlockJoin.usualYearGap)
        for one in ones.chunkedByYear {
            for other in others.chunkedByYear
            where isNear(ones[one.lowerBound].year, others[other.lowerBound].year, within: gap)
                && one.count * other.count <= BlockJoin.largestBlock
            {
                pair(ones[one], others[other], within: gap)
            }
        }
    }

    /// Two parts of titles are worth comparing where both are subtitles and the films are of about one year.
    private func isWorth(_ one: BlockKeys.Entry, _ other: BlockKeys.Entry) -> Bool {
        if one.role.isWhole || other.role.isWhole { return true }
        return one.role == .tail && other.role == .tail && abs(Int(one.year) - Int(other.year)) <= 1
    }

    private func isNear(_ one: Int16, _ other: Int16, within gap: Int) -> Bool {
        one == 0 || other == 0 || abs(Int(one) - Int(other)) <= gap
    }
}

/// Gives each key a small number of its own.
private struct KeyGroups {
    private(set) var count = 0
    private var slots: [UInt32]
    private var keys: [UInt64] = []
    private let mask: Int

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        mask = size - 1
        keys.reserveCapacity(capacity)
    }

    mutating func group(of key: UInt64) -> UInt32 {
        // The first bits are those that all keys of a piece share.
        var slot = Int(truncatingIfNeeded: key) & mask
        while slots[slot] != 0 {
            if keys[Int(slots[slot]) - 1] == key { return slots[slot] - 1 }
            slot = (slot + 1) & mask
        }
        keys.append(key)
        count += 1
        slots[slot] = UInt32(count)
        return UInt32(count - 1)
    }
}

/// Entries sorted into their groups, each group's in the order they came in.
private struct Blocks {
    private var entries: [BlockKeys.Entry]
    private var starts: [Int]

    init(_ all: ArraySlice<BlockKeys.Entry>, _ groups: [UInt32], groups count: Int) {
        var next = [Int](repeating: 0, count: count + 1)
        for group in groups { next[Int(group) + 1] += 1 }
        for group in 0..<count { next[group + 1] += next[group] }
        starts = next
        entries = Array(all)
        for (entry, group) in zip(all, groups) {
            entries[next[Int(group)]] = entry
            next[Int(group)] += 1
        }
    }

    subscript(group: Int) -> ArraySlice<BlockKeys.Entry> { entries[starts[group]..<starts[group + 1]] }
}

extension [BlockKeys.Entry] {
    /// Stretches of one year; the entries must be sorted by it.
    fileprivate var chunkedByYear: [Range<Int>] {
        var chunks: [Range<Int>] = []
        var start = 0
        for index in indices where self[index].year != self[start].year {
            chunks.append(start..<index)
            start = index
        }
        if start < count { chunks.append(start..<count) }
        return chunks
    }
}
