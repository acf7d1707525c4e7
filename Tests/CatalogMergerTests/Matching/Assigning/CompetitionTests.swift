import Testing

@testable import CatalogMerger

@Suite struct `A competition` {
    /// Odds are whole thousandths in one and fractions in the other, so what stands right at the threshold
    /// may differ; these seeds hold none.
    @Test(arguments: 0..<60)
    func `ends as if all rivals of all pairs were gone through again and again`(seed: Int) {
        let (candidates, sizes) = Self.candidates(seed)
        let competition = Competition(candidates, leftCount: sizes.left, rightCount: sizes.right)
        let expected = CompetitionOracle.accepted(
            among: Dictionary(uniqueKeysWithValues: candidates.map { ($0.rows, Double($0.logOdds)) }))
        let accepted = competition.accepted.map { candidates[$0.candidate].rows }
        #expect(Set(accepted) == Set(expected.keys))
        for ranked in competition.accepted {
            let probability = expected[candidates[ranked.candidate].rows] ?? 0
            #expect(abs(ranked.probability - probability) < 0.001)
        }
    }

    @Test(arguments: 0..<60)
    func `leaves doubts between those who are free`(seed: Int) {
        let (candidates, sizes) = Self.candidates(seed)
        let competition = Competition(candidates, leftCount: sizes.left, rightCount: sizes.right)
        let taken = competition.accepted.map { candidates[$0.candidate].rows }
        let open = candidates.map(\.rows).filter { pair in
            taken.allSatisfy { $0 != pair && !$0.isRival(of: pair) }
        }
        let odds = Dictionary(uniqueKeysWithValues: candidates.map { ($0.rows, Double($0.logOdds)) })
            .filter { open.contains($0.key) }
            .mapValues { CompetitionOracle.odds($0) }
        let expected = CompetitionOracle.probabilities(among: odds).filter { $0.value >= Competition.doubt }
        #expect(Set(competition.uncertain.map { candidates[$0.candidate].rows }) == Set(expected.keys))
    }

    @Test(arguments: 0..<20)
    func `does not depend on the order of candidates`(seed: Int) {
        let (candidates, sizes) = Self.candidates(seed)
        var random = SeededGenerator(seed: seed)
        let shuffled = candidates.shuffled(using: &random)
        func judged(_ candidates: [ScoredPair]) -> [RowPair: Double] {
            let competition = Competition(candidates, leftCount: sizes.left, rightCount: sizes.right)
            return Dictionary(
                uniqueKeysWithValues: (competition.accepted + competition.uncertain).map {
                    (candidates[$0.candidate].rows, $0.probability)
                })
        }
        #expect(judged(candidates) == judged(shuffled))
    }

    @Test func `between equals has no winner, and is reopened for whoever is left`() {
        let equals = [Self.pair(0, 0, 5), Self.pair(0, 1, 5)]
        let competition = Competition(equals, leftCount: 1, rightCount: 2)
        #expect(competition.accepted.isEmpty)
        #expect(competition.uncertain.map(\.candidate) == [0, 1])
        // Once row 1 has found better, row 0 is left alone with its other candidate.
        let reopened = Competition(equals + [Self.pair(1, 1, 9)], leftCount: 2, rightCount: 2)
        #expect(reopened.accepted.map(\.candidate) == [0, 2])
    }

    @Test func `is held against there being no partner at all`() {
        for (logOdds, isAccepted) in [(1.3 as Float, false), (1.5, true), (-1, false)] {
            let alone = Competition([Self.pair(0, 0, logOdds)], leftCount: 1, rightCount: 1)
            #expect(alone.accepted.isEmpty == !isAccepted)
        }
    }

    @Test func `of nobody has no winner`() {
        #expect(Competition([], leftCount: 0, rightCount: 0).accepted.isEmpty)
        #expect(Competition([], leftCount: 3, rightCount: 5).uncertain.isEmpty)
    }

    @Test func `is settled at once among many who all want one`() {
        let crowd = (0..<20_000).map { Self.pair($0, 0, 6) } + [Self.pair(20_000, 0, 25)]
        let competition = Competition(crowd, leftCount: 20_001, rightCount: 1)
        #expect(competition.accepted.map(\.candidate) == [20_000])
    }

    private static func pair(_ left: Int, _ right: Int, _ logOdds: Float) -> ScoredPair {
        ScoredPair(left: UInt32(left), right: UInt32(right), logOdds: logOdds)
    }

    /// Candidates of a few rows, each pair at most once, many of them equally good.
    private static func candidates(_ seed: Int) -> ([ScoredPair], (left: Int, right: Int)) {
        var random = SeededGenerator(seed: seed)
        let sizes = (left: random.number(1...9), right: random.number(1...9))
        var candidates: [ScoredPair] = []
        for left in 0..<sizes.left {
            for right in 0..<sizes.right where random.chance(0.4) {
                let logOdds = Float(random.number(-6...20)) / 2 + (random.chance(0.1) ? 30 : 0)
                candidates.append(pair(left, right, logOdds))
            }
        }
        return (candidates, sizes)
    }
}

extension ScoredPair {
    fileprivate var rows: RowPair { RowPair(left: Int(left), right: Int(right)) }
}
