package import CatalogCore

/// Two catalogs held against each other: which of their records are the same movie.
///
/// The five steps of matching, one behind the other: the tables hold normalized records; ``BlockJoin`` finds
/// candidates; ``PairComparison`` and ``ClueWeights`` score them; ``Competition`` assigns. What more than two
/// catalogs make of it is the business of ``Clustering``.
///
/// The result is the same whatever the order of the records; swapping the catalogs swaps the pairs and nothing
/// else.
package struct CatalogPair: Sendable {
    /// One catalog.
    package let left: MatchTable
    /// The other.
    package let right: MatchTable
    /// All candidates that are not hopeless, by their left row, then their right.
    let candidates: [ScoredPair]
    /// The accepted pairs, in the order of the candidates.
    package let accepted: [RankedPair]
    /// Pairs that are too uncertain to accept and too probable to forget, in the order of the candidates.
    package let uncertain: [RankedPair]
    /// What weighs them.
    let scoring: PairScoring

    /// Matches two catalogs.
    ///
    /// - Parameter verdicts: What the user said about pairs of these catalogs.
    package init(_ left: MatchTable, _ right: MatchTable, verdicts: Verdicts = .none) {
        let verdicts = PairVerdicts(verdicts, left: left, right: right)
        self.left = left
        self.right = right
        let records = left.count + right.count
        let titleKeys = Parallel.map(2, steps: records) { BlockKeys.titles(of: $0 == 0 ? left : right) }
        let titles = BlockJoin(largestYearGap: .max, countsKeys: true).join(titleKeys[0], titleKeys[1])
        let rarity = TitleRarity(counts: titles.counts, records: max(left.count, right.count))
        scoring = PairScoring(left: left, right: right, rarity: rarity, verdicts: verdicts)

        let firstPairs = SortedPairs.union(
            titles.pairs, SortedPairs.union(Self.sharedIDs(left, right), verdicts.same))
        let first = scoring.scored(firstPairs)

        // Who has found a partner by its title does not look for one that calls it otherwise.
        var isOpen = (
            left: [Bool](repeating: true, count: left.count),
            right: [Bool](repeating: true, count: right.count)
        )
        for pair in first where pair.logOdds >= Self.settled {
            isOpen.left[Int(pair.left)] = false
            isOpen.right[Int(pair.right)] = false
        }
        let open = isOpen
        let nearby = BlockJoin(largestYearGap: 1)
        let keys = Parallel.map(4, steps: records) { number in
            switch number {
            case 0: BlockKeys.people(of: left, where: open.left)
            case 1: BlockKeys.people(of: right, where: open.right)
            case 2: BlockKeys.misspellings(of: left, where: open.left)
            default: BlockKeys.misspellings(of: right, where: open.right)
            }
        }
        let secondPairs = SortedPairs.union(
            nearby.join(keys[0], keys[1]).pairs, nearby.join(keys[2], keys[3]).pairs)
        let second = scoring.scored(SortedPairs.subtracting(firstPairs, from: secondPairs))

        candidates = .merging(first, second) { ($0.left, $0.right) < ($1.left, $1.right) }
        let competition = Competition(candidates, leftCount: left.count, rightCount: right.count)
        accepted = competition.accepted
        uncertain = competition.uncertain
    }

    /// From these odds on, 150 to 1, a record needs no second search.
    private static let settled: Float = 5

    /// Pairs of records that some authority gave one id.
    private static func sharedIDs(_ left: MatchTable, _ right: MatchTable) -> [UInt64] {
        guard !left.outsideIDs.isEmpty, !right.outsideIDs.isEmpty else { return [] }
        // An id that hundreds have on both sides says nothing of any of them.
        let join = BlockJoin(largestYearGap: .max, partsByYear: false)
        return join.join(.outsideIDs(of: left), .outsideIDs(of: right)).pairs
    }
}

/// Pairs of rows in one number each, ascending, each once.
enum SortedPairs {
    /// The pairs that are in either.
    static func union(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
        guard !one.isEmpty else { return other }
        guard !other.isEmpty else { return one }
        var result: [UInt64] = []
        result.reserveCapacity(one.count + other.count)
        var (place, otherPlace) = (0, 0)
        while place < one.count, otherPlace < other.count {
            let (mine, theirs) = (one[place], other[otherPlace])
            result.append(min(mine, theirs))
            if mine <= theirs { place += 1 }
            if theirs <= mine { otherPlace += 1 }
        }
        return result + one[place...] + other[otherPlace...]
    }

    /// The pairs of `other` that are not among `some`.
    static func subtracting(_ some: [UInt64], from other: [UInt64]) -> [UInt64] {
        var result: [UInt64] = []
        var place = 0
        for pair in other {
            while place < some.count, some[place] < pair { place += 1 }
            if place == some.count || some[place] != pair { result.append(pair) }
        }
        return result
    }
}
