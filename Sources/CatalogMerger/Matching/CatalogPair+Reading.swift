package import CatalogCore

/// What a matched pair of catalogs tells of each of its pairs, when it is asked.
extension CatalogPair {
    /// The rows of a pair.
    package func rows(of ranked: RankedPair) -> (left: Int, right: Int) {
        let pair = candidates[ranked.candidate]
        return (Int(pair.left), Int(pair.right))
    }

    /// What the user said of a pair; nil where nothing.
    package func verdict(on ranked: RankedPair) -> Verdict? {
        let (row, other) = rows(of: ranked)
        return scoring.verdicts.verdict(on: row, other)
    }

    /// What was compared, in words, with what it is worth; the weights add up to the logarithm of the odds before any
    /// rival is considered.
    package func clues(of ranked: RankedPair) -> [MatchEvidence.Clue] {
        comparison(of: ranked)?.clues(scoring.rarity) ?? []
    }

    /// What speaks for a pair, in words.
    package func because(of ranked: RankedPair) -> [String] {
        if verdict(on: ranked) == .same { return [MatchEvidence.saidToBeSame] }
        return clues(of: ranked).supporting.map(\.words)
    }

    /// The subjects on which one of the two is silent, those that decide most first.
    package func unknown(of ranked: RankedPair) -> [MatchEvidence.Kind] {
        comparison(of: ranked)?.unknown ?? []
    }

    /// What the two records say of each other; nil where nobody asks for it.
    func comparison(of ranked: RankedPair) -> PairComparison? {
        let (row, other) = rows(of: ranked)
        return PairComparison(row, of: left, other, of: right)
    }
}
