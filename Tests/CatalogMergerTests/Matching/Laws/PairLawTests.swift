import CatalogCore
import Testing

@testable import CatalogMerger

/// What holds of any two catalogs held against each other.
@Suite struct `Two catalogs` {
    @Test(arguments: seeds)
    func `give each record to at most one of the other`(seed: Int) {
        for pair in Self.pairs(seed) {
            let rows = pair.accepted.map { pair.rows(of: $0) }
            #expect(Set(rows.map(\.left)).count == rows.count)
            #expect(Set(rows.map(\.right)).count == rows.count)
        }
    }

    @Test(arguments: seeds)
    func `score from nothing to one, accept from a threshold and doubt below`(seed: Int) {
        for pair in Self.pairs(seed) {
            #expect(pair.accepted.allSatisfy { (Competition.threshold...1).contains($0.probability) })
            #expect(
                pair.uncertain.allSatisfy {
                    $0.probability >= Competition.doubt && $0.probability < Competition.threshold
                })
        }
    }

    @Test(arguments: seeds)
    func `doubt only about records that both are free`(seed: Int) {
        for pair in Self.pairs(seed) {
            let taken = pair.accepted.map { pair.rows(of: $0) }
            let (lefts, rights) = (Set(taken.map(\.left)), Set(taken.map(\.right)))
            for (left, right) in pair.uncertain.map({ pair.rows(of: $0) }) {
                #expect(!lefts.contains(left) && !rights.contains(right))
            }
        }
    }

    @Test(arguments: seeds)
    func `say the same when they change sides`(seed: Int) {
        for pair in Self.pairs(seed) {
            let turned = CatalogPair(pair.right, pair.left)
            #expect(Set(turned.candidates.map(\.turned)) == Set(pair.candidates))
            #expect(turned.judged(turned.accepted).mapKeys(\.turned) == pair.judged(pair.accepted))
            #expect(turned.judged(turned.uncertain).mapKeys(\.turned) == pair.judged(pair.uncertain))
        }
    }

    @Test(arguments: seeds)
    func `compare two records alike from either side`(seed: Int) {
        for pair in Self.pairs(seed) {
            for row in 0..<pair.left.count {
                for other in 0..<pair.right.count {
                    let comparison = PairComparison(row, of: pair.left, other, of: pair.right)
                    #expect(comparison == PairComparison(other, of: pair.right, row, of: pair.left))
                }
            }
        }
    }

    @Test(arguments: seeds)
    func `say the same in whatever order their rows are`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let (left, right) = RandomCatalog(seed: seed).twoCatalogs
        let usual = CatalogPair(MatchTable(left), MatchTable(right))
        let (mixed, other) = (left.shuffled(using: &random), right.shuffled(using: &random))
        let turned = CatalogPair(MatchTable(mixed), MatchTable(other))
        #expect(usual.named(usual.accepted) == turned.named(turned.accepted))
        #expect(usual.named(usual.uncertain) == turned.named(turned.uncertain))
    }

    @Test(arguments: seeds)
    func `give reasons whose weights add up`(seed: Int) {
        for pair in Self.pairs(seed) {
            for ranked in pair.accepted + pair.uncertain {
                let sum = pair.clues(of: ranked).reduce(0) { $0 + $1.weight }
                #expect(abs(sum - Double(pair.candidates[ranked.candidate].logOdds)) < 0.000_1)
            }
        }
    }

    /// Every two providers of a catalog, held against each other.
    private static func pairs(_ seed: Int) -> [CatalogPair] {
        let catalog = RandomCatalog(seed: seed)
        let tables = catalog.providers.map { provider in
            MatchTable(catalog.records.filter { $0.id.provider == provider })
        }
        return tables.indices.flatMap { one in
            tables.indices.filter { one < $0 }.map { CatalogPair(tables[one], tables[$0]) }
        }
    }
}

/// A catalog and its copy under another name.
@Suite struct `A catalog and its copy` {
    @Test(arguments: seeds)
    func `are paired record by record, but for those that others look like`(seed: Int) {
        let records = RandomCatalog(seed: seed).twoCatalogs.left
        let copies = records.map { record in
            var copy = record
            copy.summary.id = MovieID(provider: Sample.provider("copy"), key: record.id.key) ?? record.id
            return copy
        }
        let pair = CatalogPair(MatchTable(records), MatchTable(copies))
        let partner = Dictionary(
            uniqueKeysWithValues: pair.accepted.map { (pair.rows(of: $0).left, pair.rows(of: $0).right) })
        let names = (0..<pair.left.count).map { row in
            Set(pair.left.forms[pair.left.forms(of: row)].map(\.key))
        }
        for (row, record) in records.enumerated() {
            let lookalikes = records.indices.filter {
                $0 != row && !names[$0].isDisjoint(with: names[row]) && !records[$0].isApart(from: record)
            }
            if lookalikes.isEmpty {
                #expect(partner[row] == row, "\(record.summary.title)")
            } else {
                #expect(partner[row] == nil || partner[row] == row, "\(record.summary.title)")
            }
        }
    }
}

extension MovieDetail {
    /// Whether something that both tell says that they are two films.
    fileprivate func isApart(from other: MovieDetail) -> Bool {
        func apart<Value>(_ one: Fact<Value>, _ other: Fact<Value>, _ isApart: (Value, Value) -> Bool) -> Bool
        {
            one.value.map { one in other.value.map { isApart(one, $0) } ?? false } ?? false
        }
        func directors(_ record: MovieDetail) -> Fact<Set<String>> {
            record.credits.map { Set($0.filter { $0.job == .director }.map(\.name)) }
        }
        return apart(summary.year, other.summary.year) { abs($0 - $1) > 1 }
            || apart(runtimeMinutes, other.runtimeMinutes) { abs($0 - $1) > 5 }
            || apart(externalIDs, other.externalIDs) { $0 != $1 }
            || apart(directors(self), directors(other)) { $0.isDisjoint(with: $1) }
    }
}

extension ScoredPair {
    /// The pair from the other side.
    fileprivate var turned: ScoredPair { ScoredPair(left: right, right: left, logOdds: logOdds) }
}

extension RowPair {
    /// The pair from the other side.
    fileprivate var turned: RowPair { RowPair(left: right, right: left) }
}

extension CatalogPair {
    /// How probable each pair is, by its rows.
    fileprivate func judged(_ pairs: [RankedPair]) -> [RowPair: Double] {
        Dictionary(
            uniqueKeysWithValues: pairs.map {
                (RowPair(left: rows(of: $0).left, right: rows(of: $0).right), $0.probability)
            })
    }

    /// How probable each pair is, by its ids.
    fileprivate func named(_ pairs: [RankedPair]) -> [[String]: Double] {
        Dictionary(
            uniqueKeysWithValues: pairs.map {
                ([left.id(of: rows(of: $0).left), right.id(of: rows(of: $0).right)], $0.probability)
            })
    }
}

extension Dictionary {
    /// The same values by other keys, no two of which may become one.
    fileprivate func mapKeys<Other: Hashable>(_ key: (Key) -> Other) -> [Other: Value] {
        Dictionary<Other, Value>(uniqueKeysWithValues: map { (key($0.key), $0.value) })
    }
}
