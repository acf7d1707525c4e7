import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `A join of blocks` {
    @Test(arguments: seeds, [1, 3, Int.max])
    func `finds what a loop over all pairs finds`(seed: Int, gap: Int) {
        var random = SeededGenerator(seed: seed)
        let left = Self.table(random.number(0...60), &random)
        let right = Self.table(random.number(0...60), &random)
        Self.expectTheSame(BlockKeys.titles(of: left), BlockKeys.titles(of: right), gap: gap)
    }

    /// More entries than one piece holds, and more pairs than are sorted in one go.
    @Test func `finds the same in many pieces`() {
        let table = Self.table(9000) { ("Film \($0 / 9): Part \($0 / 9)", 1980 + $0 % 4) }
        let keys = BlockKeys.titles(of: table)
        #expect(keys.entries.count > 16_384)
        let found = BlockJoin(largestYearGap: .max).join(keys, keys)
        #expect(found.pairs == BlockJoin(largestYearGap: .max, countsKeys: true).join(keys, keys).pairs)
        #expect(found.pairs.count > 65_536)
        #expect(Set(found.pairs) == Oracle(keys, keys, gap: .max).pairs)
        #expect(found.pairs == Set(found.pairs).sorted())
    }

    @Test func `parts a crowded title by years`() {
        // Ninety remakes on both sides: more pairs than a block is worth, few in any stretch of years.
        let table = Self.table(90) { ("Film", 1500 + $0 * 5) }
        let keys = BlockKeys.titles(of: table)
        #expect(table.count * table.count > BlockJoin.largestBlock)
        #expect(BlockJoin(largestYearGap: .max).join(keys, keys).pairs.count == 90)
        Self.expectTheSame(keys, keys, gap: .max)
    }

    @Test func `gives a title of one year up where there are too many`() {
        let keys = BlockKeys.titles(of: Self.table(100) { _ in ("Film", 2000) })
        #expect(BlockJoin(largestYearGap: .max).join(keys, keys).pairs.isEmpty)
        let fewer = BlockKeys.titles(of: Self.table(64) { _ in ("Film", 2000) })
        #expect(BlockJoin(largestYearGap: .max).join(fewer, fewer).pairs.count == 64 * 64)
    }

    @Test func `of nothing finds nothing`() {
        let keys = BlockKeys.titles(of: Self.table(5) { ("Film \($0)", 2000) })
        #expect(BlockJoin(largestYearGap: .max).join(keys, BlockKeys()).pairs.isEmpty)
        #expect(BlockJoin(largestYearGap: .max).join(BlockKeys(), BlockKeys()).counts.isEmpty)
    }

    /// Expects a join to find the pairs and counts of a loop over all pairs, and the same from the other
    /// side.
    private static func expectTheSame(_ left: BlockKeys, _ right: BlockKeys, gap: Int) {
        let oracle = Oracle(left, right, gap: gap)
        let found = BlockJoin(largestYearGap: gap, countsKeys: true).join(left, right)
        #expect(found.pairs == oracle.pairs.sorted())
        #expect(
            Dictionary(uniqueKeysWithValues: found.counts.map { ($0.key, Int($0.count)) }) == oracle.counts)
        // Without counting, keys of one side alone are dropped first, and no pair with them.
        let turned = BlockJoin(largestYearGap: gap).join(right, left)
        #expect(Set(turned.pairs.map { $0 << 32 | $0 >> 32 }) == oracle.pairs)
    }

    private static func table(_ count: Int, _ film: (Int) -> (title: String, year: Int?)) -> MatchTable {
        var filler = MatchTableFiller()
        for index in 0..<count {
            let (title, year) = film(index)
            filler.begin(id: Array(String(index).utf8).span)
            filler.add(title: Array(title.utf8).span)
            filler.year = year
            filler.end()
        }
        return filler.table
    }

    /// Films of few titles, some with subtitles, most of a few years.
    private static func table(_ count: Int, _ random: inout SeededGenerator) -> MatchTable {
        table(count) { _ in
            let title = random.chance(0.5) ? "Night" : random.pick(["House", "Orchard", "Lantern 2"]) ?? ""
            let tail = random.chance(0.4) ? ": \(random.pick(["House", "Winter", "Summer"]) ?? "")" : ""
            let year = random.chance(0.1) ? nil : random.number(1990...(random.chance(0.5) ? 1992 : 2010))
            return (title + tail, year)
        }
    }
}

/// All entries of one side against all of the other.
private struct Oracle {
    var pairs: Set<UInt64> = []
    var counts: [UInt64: Int] = [:]

    init(_ left: BlockKeys, _ right: BlockKeys, gap: Int) {
        let lefts = Dictionary(grouping: left.entries, by: \.key)
        let rights = Dictionary(grouping: right.entries, by: \.key)
        for key in Set(lefts.keys).union(rights.keys) {
            let (ones, others) = (lefts[key] ?? [], rights[key] ?? [])
            let count = max(ones.count { $0.role.isWhole }, others.count { $0.role.isWhole })
            if count > 1 { counts[key] = count }
            let size = ones.count * others.count
            let widest = size <= 4 ? gap : min(gap, 3)
            for one in ones {
                for other in others {
                    let ofTheirYears =
                        ones.count { $0.year == one.year } * others.count { $0.year == other.year }
                    guard size <= 4096 || ofTheirYears <= 4096 else { continue }
                    let isNear =
                        one.year == 0 || other.year == 0 || abs(Int(one.year) - Int(other.year)) <= widest
                    let areSubtitles =
                        one.role == .tail && other.role == .tail && abs(Int(one.year) - Int(other.year)) <= 1
                    if isNear, one.role.isWhole || other.role.isWhole || areSubtitles {
                        pairs.insert(UInt64(one.row) << 32 | UInt64(other.row))
                    }
                }
            }
        }
    }
}
