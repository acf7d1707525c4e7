import CatalogCore
import Testing

@testable import CatalogMerger

/// The matcher against one that compares all with all.
@Suite struct `Matching without comparing all with all` {
    @Test(arguments: seeds)
    func `weighs what it compares as comparing all with all does`(seed: Int) {
        for (pair, oracle) in Self.stages(seed) {
            for candidate in pair.candidates {
                let rows = RowPair(left: Int(candidate.left), right: Int(candidate.right))
                #expect(oracle.logOdds[rows].map(Float.init) == candidate.logOdds)
            }
        }
    }

    /// What is never compared: titles of two words with a slip in one where the other is a short number,
    /// titles of one word and four letters, and whatever else might fit a record that has a good partner by
    /// its title already. Matches among these are lost, and where one was a rival the other is found. Of both
    /// there may be one in a hundred; of candidates, most of which are no matches, one in ten.
    @Test func `loses next to none, and finds next to none instead`() {
        var (matches, lost, found, candidates, passedOver) = (0, 0, 0, 0, 0)
        for seed in 0..<48 {
            for (pair, oracle) in Self.stages(seed) {
                let (own, expected) = (Self.accepted(pair), Set(oracle.accepted.keys))
                matches += expected.count
                lost += expected.subtracting(own).count
                found += own.subtracting(expected).count
                candidates += oracle.logOdds.count
                passedOver += oracle.logOdds.count - pair.candidates.count
            }
        }
        #expect(matches > 500)
        #expect(lost * 100 <= matches, "\(lost) of \(matches) matches")
        #expect(found * 100 <= matches, "\(found) beside \(matches) matches")
        #expect(passedOver * 10 <= candidates, "\(passedOver) of \(candidates) candidates")
    }

    @Test func `makes the movies of comparing all with all, but for those few`() {
        var (movies, other) = (0, 0)
        for seed in 0..<48 {
            let records = RandomCatalog(seed: seed).records
            let expected = MatchingOracle.movies(of: records)
            movies += expected.count
            other += expected.subtracting(records.movies).count
        }
        #expect(other * 100 <= movies, "\(other) of \(movies) movies")
    }

    /// Every two providers of a catalog, matched both ways.
    private static func stages(_ seed: Int) -> [(CatalogPair, MatchingOracle)] {
        let catalog = RandomCatalog(seed: seed)
        let parts = catalog.providers.map { provider in
            catalog.records.filter { $0.id.provider == provider }
        }
        return parts.indices.flatMap { one in
            parts.indices.filter { one < $0 }.map { other in
                (
                    CatalogPair(MatchTable(parts[one]), MatchTable(parts[other])),
                    MatchingOracle(parts[one], parts[other])
                )
            }
        }
    }

    private static func accepted(_ pair: CatalogPair) -> Set<RowPair> {
        Set(pair.accepted.map { RowPair(left: pair.rows(of: $0).left, right: pair.rows(of: $0).right) })
    }
}
