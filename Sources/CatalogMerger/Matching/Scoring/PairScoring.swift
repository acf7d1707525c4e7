internal import CatalogCore

/// Weighs candidates.
struct PairScoring: Sendable {
    let left: MatchTable
    let right: MatchTable
    let rarity: TitleRarity
    let verdicts: PairVerdicts

    /// The pairs that are not hopeless, in their order.
    ///
    /// - Parameter pairs: Left row above right row, ascending, each once.
    func scored(_ pairs: [UInt64]) -> [ScoredPair] {
        Parallel.mapChunks(of: pairs.count) { range in
            var chunk = Chunk()
            chunk.scored.reserveCapacity(range.count)
            for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.fetched) {
                let next = pairs[start..<min(start + Self.fetched, range.upperBound)]
                chunk.fetched &+= fetch(next)
                for pair in next {
                    let (row, other) = (Int(pair >> 32), Int(pair & 0xFFFF_FFFF))
                    guard let logOdds = logOdds(row, other, reaching: Self.hopeless),
                        logOdds >= Self.hopeless
                    else { continue }
                    chunk.scored.append(
                        ScoredPair(left: UInt32(row), right: UInt32(other), logOdds: Float(logOdds)))
                }
            }
            return chunk
        }.flatMap(\.scored)
    }

    /// What one core makes of a stretch of pairs.
    private struct Chunk: Sendable {
        var scored: [ScoredPair] = []
        /// A sum of what was fetched. Nobody wants it, but without it nothing would be.
        var fetched: UInt64 = 0
    }

    /// Reads a little of the right record of each pair, so that the processor waits for all of them at once: they
    /// lie anywhere in memory, and comparing them one by one would be waiting one by one.
    private func fetch(_ pairs: ArraySlice<UInt64>) -> UInt64 {
        var sum: UInt64 = 0
        for pair in pairs { sum &+= UInt64(right.rows[Int(pair & 0xFFFF_FFFF)].firstForm) }
        for pair in pairs {
            let row = Int(pair & 0xFFFF_FFFF)
            let people = right.people(of: row)
            if !people.isEmpty { sum &+= right.people[people.lowerBound].bits }
            let forms = right.forms(of: row)
            if !forms.isEmpty { sum &+= right.forms[forms.lowerBound].key }
        }
        return sum
    }

    /// So many records are fetched at a time: more than a processor can wait for, fewer than its nearest cache holds.
    private static let fetched = 64

    /// The sum of all clues; nil where the user said that the two are different, and where it cannot reach what is
    /// worthwhile.
    func logOdds(_ row: Int, _ other: Int, reaching worthwhile: Double = -.infinity) -> Double? {
        switch verdicts.verdict(on: row, other) {
        case .same: return ClueWeights.verdict
        case .different: return nil
        case nil: break
        }
        return PairComparison(row, of: left, other, of: right, reaching: worthwhile)?.logOdds(rarity)
    }

    /// Whether two records cannot be one movie, whatever they are called: by the user's word, or because years,
    /// people and running times speak against it.
    func contradict(_ row: Int, _ other: Int) -> Bool {
        switch verdicts.verdict(on: row, other) {
        case .same: return false
        case .different: return true
        case nil: break
        }
        let comparison = PairComparison(row, of: left, other, of: right)
        return comparison.map { $0.factWeight <= Self.contradiction || $0.title == .otherNumber } ?? true
    }

    /// So much against it is more than a year that nobody knows.
    private static let contradiction = -2.5

    /// Worse candidates change nobody's chances.
    private static let hopeless = -3.0
}

extension PairComparison {
    /// The sum of all weights.
    func logOdds(_ rarity: TitleRarity) -> Double {
        titleWeight + rarity.weight(of: sharedTitle, letters: titleLength, title) + factWeight
    }

    /// The weights of everything but the titles.
    var factWeight: Double {
        ClueWeights.weight(of: year) + dateWeight
            + directorWeight + ClueWeights.weight(actors: actors)
            + ClueWeights.weight(of: runtime) + ClueWeights.weight(of: genres)
            + ClueWeights.weight(of: language) + ClueWeights.weight(of: externalID)
    }

    /// What the directors are worth: where two actors and more are the same, a name of one may have gone wrong.
    var directorWeight: Double {
        let weight = ClueWeights.weight(directors: directors)
        return actors == .two || actors == .many ? max(weight, ClueWeights.otherDirectorOfOneCast) : weight
    }

    /// What the titles are worth: only a director in common makes something of titles that differ.
    var titleWeight: Double {
        let weight = ClueWeights.weight(of: title)
        return title == .different && !directors.isShared ? weight + ClueWeights.nothingInCommon : weight
    }

    /// Days tell films of one year apart, and premieres from remakes where years are one apart; where years are
    /// further apart, they say nothing that the years have not said.
    var dateWeight: Double {
        switch year {
        case .same, .oneApart: ClueWeights.weight(of: date)
        case .fewApart, .farApart, .knownToOne, .unknown: 0
        }
    }
}
