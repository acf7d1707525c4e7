import CatalogCore

@testable import CatalogMerger

/// The matcher without any cleverness: all pairs, all rivals, sets of records. Slow and obviously right.
enum MatchingOracle {
    static func movies(of records: [MovieDetail]) -> Set<Set<MovieID>> {
        let rows = records.map(MatchRow.init)
        func odds(_ left: Int, _ right: Int) -> Double {
            PairScoring.evidence(rows[left], rows[right]).logOdds
        }
        /// How well the best other record of the same provider fits.
        func rival(of row: Int, for other: Int) -> Double {
            rows.indices.filter { $0 != row && rows[$0].id.provider == rows[row].id.provider }
                .map { odds($0, other) }.max() ?? -.infinity
        }
        var links: [(left: Int, right: Int, odds: Double)] = []
        for left in rows.indices {
            for right in rows.indices where left < right && rows[left].id.provider != rows[right].id.provider
            {
                let own = odds(left, right)
                let isClear =
                    own - rival(of: left, for: right) >= MatchWeights.margin
                    && own - rival(of: right, for: left) >= MatchWeights.margin
                if isClear, MatchEvidence.probability(ofLogOdds: own) >= MatchWeights.threshold {
                    links.append((left, right, own))
                }
            }
        }
        var movies = Set(rows.indices.map { Set([$0]) })
        for figure in Set(links.map(\.odds)).sorted(by: >) {
            let tied = links.filter { $0.odds == figure }
            for whole in components(of: movies, linkedBy: tied.map { ($0.left, $0.right) }) {
                let records = whole.flatMap(\.self)
                let hasOneEach = Set(records.map { rows[$0].id.provider }).count == records.count
                let agrees = whole.allSatisfy { one in
                    whole.allSatisfy { other in
                        one == other || one.allSatisfy { left in other.allSatisfy { odds(left, $0) > 0 } }
                    }
                }
                guard hasOneEach, agrees else { continue }
                movies.subtract(whole)
                movies.insert(Set(records))
            }
        }
        return Set(movies.map { Set($0.map { rows[$0].id }) })
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
