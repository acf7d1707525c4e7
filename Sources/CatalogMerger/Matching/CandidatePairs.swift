internal import CatalogCore

/// Finds the pairs of records that are worth comparing, without comparing all with all.
///
/// A pair is a candidate when the records are of two providers and share an outside id or a form of a title.
enum CandidatePairs {
    /// So many records of one title, two years apart at most, tell nothing by their title any more.
    static let largestBlock = 400

    /// Returns the candidates as pairs of row indices, smaller first, each once, in ascending order.
    static func pairs(in rows: [MatchRow]) -> [(Int, Int)] {
        var blocks: [String: [Int]] = [:]
        for (index, row) in rows.enumerated() {
            for id in row.externalIDs { blocks["#" + id.description, default: []].append(index) }
            for key in row.blockingKeys { blocks[key, default: []].append(index) }
        }
        var seen: Set<Pair> = []
        for block in blocks.values where block.count > 1 {
            // Ascending years, so that a row meets only neighbors in time; rows without a year meet all.
            for window in windows(of: block, in: rows) where window.count <= largestBlock {
                for (offset, left) in window.enumerated() {
                    for right in window[(offset + 1)...]
                    where rows[left].id.provider != rows[right].id.provider {
                        seen.insert(Pair(min(left, right), max(left, right)))
                    }
                }
            }
        }
        return seen.sorted().map { ($0.left, $0.right) }
    }

    /// A large block cut into stretches of neighboring years; a small one as it is.
    private static func windows(of block: [Int], in rows: [MatchRow]) -> [[Int]] {
        guard block.count > 50 else { return [block] }
        let byYear = Dictionary(grouping: block) { rows[$0].year }
        let yearless = byYear[nil] ?? []
        return byYear.keys.compactMap(\.self).map { year in
            (byYear[year] ?? []) + (byYear[year + 1] ?? []) + yearless
        } + [yearless]
    }

    private struct Pair: Hashable, Comparable {
        let left: Int
        let right: Int

        init(_ left: Int, _ right: Int) {
            self.left = left
            self.right = right
        }

        static func < (one: Self, other: Self) -> Bool {
            (one.left, one.right) < (other.left, other.right)
        }
    }
}
