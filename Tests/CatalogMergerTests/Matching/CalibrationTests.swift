import CatalogCore
import Testing

@testable import CatalogMerger

/// Of the pairs given 0.9, nine in ten are the same movie.
@Suite struct `Probabilities` {
    /// A bin tells something from a hundred pairs on. Its pairs may be right more often than they say, by a
    /// half at most where they are only doubted: these worlds hold fewer traps than the catalogs that the
    /// weights are from. They may be right less often by three in a hundred, and that is for chance: of a
    /// hundred pairs at 0.9, two in three samples are within three.
    @Test func `are what they say, or cautious`() {
        var bins = [Bin](repeating: Bin(), count: Self.edges.count)
        for seed in 0..<4 {
            let world = FilmWorld(seed: seed, films: 3000)
            let pair = CatalogPair(MatchTable(world.left), MatchTable(world.right))
            for ranked in pair.accepted + pair.uncertain {
                let (row, other) = pair.rows(of: ranked)
                let isRight = world.areOneFilm(world.left[row].id, world.right[other].id)
                let bin = Self.edges.lastIndex { $0 <= ranked.probability } ?? 0
                bins[bin].add(ranked.probability, isRight: isRight)
            }
        }
        for bin in bins where bin.count >= 100 {
            #expect(bin.right >= bin.said - 0.03, "said \(bin.said), is \(bin.right)")
            #expect(
                bin.right <= bin.said + (bin.said < Competition.threshold ? 0.45 : 0.1),
                "said \(bin.said), is \(bin.right)")
        }
        // Doubts and certainties both were there to be judged.
        #expect(bins.filter { $0.count >= 100 && $0.said < Competition.threshold }.count >= 2)
        #expect(bins.filter { $0.count >= 100 && $0.said >= Competition.threshold }.count >= 4)
    }

    @Test(arguments: 0..<4)
    func `that are enough are seldom wrong, and enough for most`(seed: Int) {
        let world = FilmWorld(seed: seed, films: 3000)
        let pair = CatalogPair(MatchTable(world.left), MatchTable(world.right))
        let right = pair.accepted.count { ranked in
            let (row, other) = pair.rows(of: ranked)
            return world.areOneFilm(world.left[row].id, world.right[other].id)
        }
        let films = Set(world.left.map { world.filmOf[$0.id] })
        let truth = world.right.count { films.contains(world.filmOf[$0.id]) }
        #expect(Double(right) / Double(pair.accepted.count) >= 0.99)
        #expect(Double(right) / Double(truth) >= 0.93)
    }

    private static let edges = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95, 0.98, 0.99, 0.999]

    /// Pairs of about one probability.
    private struct Bin {
        var count = 0
        private var sum = 0.0
        private var hits = 0

        /// What they say on average.
        var said: Double { sum / Double(max(1, count)) }
        /// The share of them that is right.
        var right: Double { Double(hits) / Double(max(1, count)) }

        mutating func add(_ probability: Double, isRight: Bool) {
            count += 1
            sum += probability
            if isRight { hits += 1 }
        }
    }
}
