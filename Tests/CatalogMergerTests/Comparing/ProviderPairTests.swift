import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `Two providers of several` {
    /// What two providers come to where nobody else is in the run, on the movies of the whole run.
    private func alone(
        _ left: ProviderID, _ right: ProviderID, in catalog: RandomCatalog, _ comparison: Comparison
    ) -> ComparisonSummary {
        let records = Dictionary(uniqueKeysWithValues: catalog.records.map { ($0.id, $0) })
        var comparer = MovieComparer(providers: [left, right], rules: comparison.rules)
        var summary = ComparisonSummary(providers: [left, right], rules: comparison.rules)
        for movie in comparison.movies {
            let own = movie.ids.filter { $0.provider == left || $0.provider == right }.compactMap {
                records[$0]
            }
            guard own.count == 2 else { continue }
            summary.count(
                comparer.movie(of: own, title: movie.title, year: movie.year, match: movie.match),
                by: comparison.rules)
        }
        return summary
    }

    @Test(arguments: seeds)
    func `agree as they do where they are alone`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let comparison = catalog.comparison()
        for pair in comparison.summary.pairs {
            let summary = alone(pair.left, pair.right, in: catalog, comparison)
            let fields = summary.fields.filter { $0.field.isCounted && $0.field != .present }
            #expect(pair.movies == summary.movies && pair.agreeing == summary.agreeing)
            #expect(pair.compared == fields.reduce(0) { $0 + $1.compared })
            #expect(pair.different == fields.reduce(0) { $0 + $1.different })
        }
    }

    @Test(arguments: 2...6)
    func `stand where the summary looks for them`(count: Int) throws {
        let providers = (0..<count).map { Sample.provider("p\($0)") }
        let rules = ComparisonRules(fields: [.year])
        for (place, left) in providers.enumerated() {
            for right in providers[(place + 1)...] {
                var summary = ComparisonSummary(providers: providers, rules: rules)
                let records = [left, right].map { Sample.record("\($0):1", "Film", year: 2001) }
                summary.count(
                    Sample.comparison(of: records, by: rules, providers: providers), by: rules)
                let counted = summary.pairs.filter { $0.movies > 0 }
                #expect(counted.map(\.left) == [left] && counted.map(\.right) == [right])
            }
        }
    }
}
