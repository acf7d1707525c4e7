import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `A baseline, by law` {
    @Test(arguments: seeds)
    func `of a run accepts exactly that run`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let first = catalog.comparison()
        let baseline = Baseline(accepting: first.movies)
        #expect(baseline.entries.count == first.summary.differences)
        let again = catalog.comparison(by: Self.rules(baseline))
        #expect(again.summary.open == 0 && again.summary.accepted == first.summary.differences)
        #expect(again.outlivedAcceptances == [])
        // What is accepted differs all the same.
        #expect(again.summary.differing == first.summary.differing)
        #expect(Baseline(accepting: again.movies) == baseline)
    }

    @Test(arguments: seeds)
    func `is the same whatever the order of providers and movies`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        let movies = Array(catalog.comparison(precedence: catalog.providers.reversed()).movies)
        let baseline = Baseline(accepting: catalog.comparison().movies)
        let turned = Baseline(accepting: movies.shuffled(using: &random))
        // A movie may be called otherwise where another provider comes first.
        #expect(turned.entries.map(\.difference) == baseline.entries.map(\.difference))
    }

    @Test(arguments: seeds)
    func `accepts no more than it names`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let all = Baseline(accepting: catalog.comparison().movies).entries
        let half = Baseline(all.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element))
        let summary = catalog.comparison(by: Self.rules(half)).summary
        #expect(summary.accepted == half.entries.count)
        #expect(summary.open == all.count - half.entries.count)
    }

    @Test func `lets a claim that changes count again, and names what it accepted before`() throws {
        func comparison(_ year: Int, baseline: Baseline = Baseline()) -> Comparison {
            let rules = ComparisonRules(fields: [.present, .title, .year], baseline: baseline)
            let providers = [Sample.first, Sample.second]
            let movie = Sample.comparison(
                of: [
                    Sample.record("first:1", "Film", year: 1999),
                    Sample.record("second:1", "Film", year: year),
                ], by: rules, providers: providers)
            return Comparison(of: [movie], providers: providers, rules: rules, tallies: [], problems: [])
        }
        let baseline = Baseline(accepting: comparison(2001).movies)
        #expect(comparison(2001, baseline: baseline).summary.open == 0)
        let changed = comparison(2002, baseline: baseline)
        #expect(changed.summary.open == 1 && changed.summary.accepted == 0)
        let outlived = try #require(changed.outlivedAcceptances.first)
        #expect(outlived.difference.field == .year && outlived.title == "Film")
        #expect(outlived.difference.claims.map(\.value) == [.number(1999), .number(2001)])
        #expect(comparison(1999, baseline: baseline).outlivedAcceptances == baseline.entries)
    }

    @Test func `does not miss what was not compared`() {
        let providers = [Sample.first, Sample.second]
        let records = [
            Sample.record("first:1", "Film", year: 1999), Sample.record("second:1", "Film", year: 2001),
        ]
        let found = Sample.comparison(of: records, providers: providers)
        let baseline = Baseline(accepting: [found])
        #expect(baseline.entries.count == 1)
        let others = ComparisonRules(fields: [.title], baseline: baseline)
        let elsewhere = ComparisonRules(fields: [.year], baseline: baseline)
        for (rules, providers) in [(others, providers), (elsewhere, [Sample.first, Sample.third])] {
            let comparison = Comparison(
                of: [], providers: providers, rules: rules, tallies: [], problems: [])
            #expect(comparison.outlivedAcceptances == [])
        }
    }

    private static func rules(_ baseline: Baseline) -> ComparisonRules {
        ComparisonRules(fields: ComparedField.allCases, baseline: baseline)
    }
}
