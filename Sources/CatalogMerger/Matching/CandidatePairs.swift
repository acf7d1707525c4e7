internal import CatalogCore

/// Finds the pairs of records that are worth comparing, without comparing all with all.
///
/// A pair is a candidate when the records are of two providers and share an outside id or a title in any
/// form. Nothing else can be merged, so leaving the other pairs out changes no result.
enum CandidatePairs {
    /// So many records of one title at the same time are told apart by their directors, or not at all.
    ///
    /// Ten thousand records called `Pilot` would otherwise be fifty million pairs, of which none is clearly
    /// better than the others.
    static let largestBlock = 100

    /// Returns the candidates as pairs of row indices, smaller first, each once, in ascending order.
    static func pairs(in rows: [MatchRow]) -> [(Int, Int)] {
        var seen: Set<Pair> = []
        for block in blocks(of: rows) {
            for (offset, left) in block.enumerated() {
                for right in block[(offset + 1)...]
                where rows[left].id.provider != rows[right].id.provider {
                    seen.insert(Pair(left: left, right: right))
                }
            }
        }
        return seen.sorted().map { ($0.left, $0.right) }
    }

    /// Rows that are compared with each other, in ascending order; a row may stand in several blocks.
    private static func blocks(of rows: [MatchRow]) -> [[Int]] {
        var byTitle: [String: [Int]] = [:]
        var byID: [ExternalID: [Int]] = [:]
        for (index, row) in rows.enumerated() {
            for key in row.titleKeys { byTitle[key, default: []].append(index) }
            for id in row.externalIDs { byID[id, default: []].append(index) }
        }
        return byTitle.values.flatMap { refined($0, in: rows) }
            + byID.values.filter { (2...largestBlock).contains($0.count) }
    }

    /// A block that is small enough, or its parts that are: by year, then by director.
    private static func refined(_ block: [Int], in rows: [MatchRow]) -> [[Int]] {
        guard block.count > largestBlock else { return block.count > 1 ? [block] : [] }
        return windows(of: block, in: rows).flatMap { window in
            guard window.count > largestBlock else { return [window] }
            var byDirector: [String: [Int]] = [:]
            for index in window {
                for director in rows[index].directors { byDirector[director, default: []].append(index) }
            }
            return byDirector.values.filter { (2...largestBlock).contains($0.count) }
        }
    }

    /// The stretches of years inside which a title may join, each with the rows whose year nobody knows.
    private static func windows(of block: [Int], in rows: [MatchRow]) -> [[Int]] {
        let byYear = Dictionary(grouping: block) { rows[$0].year }
        let yearless = byYear[nil] ?? []
        return byYear.keys.map { first in
            guard let first else { return yearless }
            let years = first...(first + PairScoring.largestYearGap)
            return (years.flatMap { byYear[$0] ?? [] } + yearless).sorted()
        }
    }

    private struct Pair: Hashable, Comparable {
        let left: Int
        let right: Int

        static func < (one: Self, other: Self) -> Bool {
            (one.left, one.right) < (other.left, other.right)
        }
    }
}
