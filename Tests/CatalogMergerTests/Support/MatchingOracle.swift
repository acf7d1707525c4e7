import CatalogCore

@testable import CatalogMerger

/// The matcher without any cleverness: all pairs, all rivals, sets of records. Slow and obviously right.
struct MatchingOracle {
    /// What all clues together say of every pair that is not hopeless.
    let logOdds: [RowPair: Double]
    /// The pairs that are accepted, with their probability.
    let accepted: [RowPair: Double]

    private let left: MatchTable
    private let right: MatchTable
    private let rarity: TitleRarity

    /// Matches the records of two providers.
    init(_ lefts: [MovieDetail], _ rights: [MovieDetail]) {
        (left, right) = (MatchTable(lefts), MatchTable(rights))
        rarity = TitleRarity(
            counts: Self.counts(left, right).map { ($0.key, $0.value) },
            records: max(lefts.count, rights.count))
        var logOdds: [RowPair: Double] = [:]
        for row in lefts.indices {
            for other in rights.indices {
                let all = PairComparison(row, of: left, other, of: right)?.logOdds(rarity) ?? 0
                if all >= -3 { logOdds[RowPair(left: row, right: other)] = all }
            }
        }
        self.logOdds = logOdds
        accepted = CompetitionOracle.accepted(among: logOdds)
    }

    /// What all clues together say of two records.
    func logOdds(_ row: Int, _ other: Int) -> Double {
        PairComparison(row, of: left, other, of: right)?.logOdds(rarity) ?? 0
    }

    /// Whether what is no title speaks against two records, by more than a year that nobody knows, or their titles
    /// count differently.
    func contradict(_ row: Int, _ other: Int) -> Bool {
        guard let comparison = PairComparison(row, of: left, other, of: right) else { return true }
        return comparison.factWeight <= -2.5 || comparison.title == .otherNumber
    }

    /// How many records of the catalog that has more of them go by a title.
    private static func counts(_ left: MatchTable, _ right: MatchTable) -> [UInt64: UInt32] {
        [left, right].map { table in
            (0..<table.count).reduce(into: [UInt64: UInt32]()) { counts, row in
                for form in table.forms[table.forms(of: row)] where form.role.isWhole {
                    counts[form.key, default: 0] += 1
                }
            }
        }.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
    }
}

// MARK: - More than two providers

extension MatchingOracle {
    /// The movies of the records of any number of providers, as sets of ids.
    static func movies(of records: [MovieDetail]) -> Set<Set<MovieID>> {
        let providers = Array(Set(records.map(\.id.provider)))
        let rows = records.map { record in
            records.filter { $0.id.provider == record.id.provider }.firstIndex(of: record) ?? 0
        }
        var oracles: [[ProviderID]: MatchingOracle] = [:]
        for one in providers {
            for other in providers where one.name < other.name {
                oracles[[one, other]] = MatchingOracle(
                    records.filter { $0.id.provider == one }, records.filter { $0.id.provider == other })
            }
        }
        func ordered(_ one: Int, _ other: Int) -> (left: Int, right: Int, oracle: MatchingOracle)? {
            let (left, right) =
                records[one].id.provider.name < records[other].id.provider.name ? (one, other) : (other, one)
            return oracles[[records[left].id.provider, records[right].id.provider]].map { (left, right, $0) }
        }
        func odds(_ one: Int, _ other: Int) -> Double {
            ordered(one, other).map { $0.oracle.logOdds(rows[$0.left], rows[$0.right]) } ?? 0
        }
        func agree(_ one: Int, _ other: Int) -> Bool {
            ordered(one, other).map { !$0.oracle.contradict(rows[$0.left], rows[$0.right]) } ?? true
        }
        var links: [(left: Int, right: Int, odds: Float)] = []
        for one in records.indices {
            for other in records.indices where one < other {
                guard let (left, right, oracle) = ordered(one, other) else { continue }
                if oracle.accepted[RowPair(left: rows[left], right: rows[right])] != nil {
                    links.append((one, other, Float(odds(one, other))))
                }
            }
        }
        var movies = Set(records.indices.map { Set([$0]) })
        for figure in Set(links.map(\.odds)).sorted(by: >) {
            let tied = links.filter { $0.odds == figure }.map { ($0.left, $0.right) }
            for whole in components(of: movies, linkedBy: tied) where whole.count > 1 {
                let members = whole.flatMap(\.self)
                let hasOneEach = Set(members.map { records[$0].id.provider }).count == members.count
                let agrees = whole.allSatisfy { one in
                    whole.allSatisfy { other in
                        one == other || one.allSatisfy { left in other.allSatisfy { agree(left, $0) } }
                    }
                }
                guard hasOneEach, agrees || members.count == 2 else { continue }
                movies.subtract(whole)
                movies.insert(Set(members))
            }
        }
        return Set(movies.map { Set($0.map { records[$0].id }) })
    }

    /// Movies parted by whether links lead from one to the other.
    private static func components(
        of movies: Set<Set<Int>>, linkedBy links: [(Int, Int)]
    ) -> [Set<Set<Int>>] {
        var rest = movies
        var components: [Set<Set<Int>>] = []
        while let start = rest.popFirst() {
            var component: Set = [start]
            while let next = rest.first(where: { candidate in
                links.contains { left, right in
                    component.contains { $0.contains(left) && candidate.contains(right) }
                        || component.contains { $0.contains(right) && candidate.contains(left) }
                }
            }) {
                component.insert(next)
                rest.remove(next)
            }
            components.append(component)
        }
        return components
    }
}
