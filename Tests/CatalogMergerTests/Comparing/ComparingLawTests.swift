import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `Comparing, by law` {
    @Test(arguments: seeds)
    func `finds nothing in a catalog and itself`(seed: Int) throws {
        let catalog = RandomCatalog(seed: seed)
        let name = try #require(catalog.providers.first)
        let twin = Sample.provider("zebra")
        var comparer = MovieComparer(providers: [name, twin], rules: Sample.everything)
        let records = catalog.records.filter { $0.id.provider == name }
        let movies = records.map { record in
            comparer.movie(
                of: [record, record.at("zebra:\(record.id.key)")], title: record.summary.title, year: nil,
                match: nil)
        }
        let comparison = Comparison(
            of: movies, providers: [name, twin], rules: Sample.everything, tallies: [], problems: [])
        #expect(comparison.summary.differences == 0)
        #expect(comparison.summary.inAll == records.count && comparison.summary.agreeing == records.count)
        #expect(comparison.summary.fields.allSatisfy { $0.withinTolerance == 0 })
        #expect(comparison.summary.ratings.allSatisfy { $0.widest.isEmpty && ($0.meanDifference ?? 0) == 0 })
    }

    @Test(arguments: seeds)
    func `says of each field what the oracle says`(seed: Int) throws {
        let catalog = RandomCatalog(seed: seed)
        let oracle = ComparingOracle(tolerances: .usual)
        let records = Dictionary(uniqueKeysWithValues: catalog.records.map { ($0.id, $0) })
        for movie in catalog.comparison().movies where movie.ids.count > 1 {
            let own = movie.ids.compactMap { records[$0] }
            for field in movie.fields where field.field != .present {
                let said = oracle.verdict(on: own, of: field.field)
                #expect(field.verdict == said, "\(field.field) of \(movie.ids)")
            }
        }
    }

    @Test(arguments: seeds)
    func `swaps its answer where providers are swapped`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let one = catalog.comparison()
        let other = catalog.comparison(precedence: catalog.providers.reversed())
        let (left, right) = (one.summary, other.summary)
        #expect(left.movies == right.movies && left.inAll == right.inAll && left.inSome == right.inSome)
        #expect(left.agreeing == right.agreeing && left.differing == right.differing)
        #expect(left.only == right.only.reversed() && left.having == right.having.reversed())
        for (mine, theirs) in zip(left.fields, right.fields) {
            #expect(mine.equal == theirs.equal && mine.withinTolerance == theirs.withinTolerance)
            #expect(mine.different == theirs.different && mine.missing == theirs.missing.reversed())
            #expect(mine.having == theirs.having.reversed())
        }
        for mine in left.ratings {
            let theirs = right.ratings.first { $0.left == mine.right && $0.right == mine.left }
            #expect(mine.movies == theirs?.movies && mine.correlation == theirs?.correlation)
            #expect(mine.meanDifference == theirs?.meanDifference.map { 0 - $0 })
            #expect(mine.meanAbsoluteDifference == theirs?.meanAbsoluteDifference)
            #expect(mine.widest.map { Set($0.movie.ids) } == theirs?.widest.map { Set($0.movie.ids) })
        }
        let turned = Dictionary(uniqueKeysWithValues: other.movies.map { (Set($0.ids), $0) })
        for movie in one.movies {
            let fields = turned[Set(movie.ids)]?.fields ?? []
            #expect(movie.fields.map(\.verdict) == fields.map(\.verdict))
            #expect(movie.fields.map(\.claims) == fields.map { $0.claims.reversed() })
        }
    }

    @Test(arguments: seeds)
    func `finds no more where more is tolerated`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var (strict, tolerances) = (Int.max, Tolerances())
        for step in 0..<6 {
            for field in MeasuredField.allCases {
                tolerances[field] = Double(step) * (field == .rating ? 0.7 : 3)
            }
            let rules = ComparisonRules(fields: ComparedField.allCases, tolerances: tolerances)
            let summary = catalog.comparison(by: rules).summary
            #expect(summary.differences <= strict)
            strict = summary.differences
            if step == 0 {
                let measured = summary.fields.filter { $0.field.measured != nil }
                #expect(measured.allSatisfy { $0.withinTolerance == 0 })
            }
        }
    }

    @Test(arguments: seeds)
    func `adds up`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let comparison = catalog.comparison()
        let (summary, movies) = (comparison.summary, Array(comparison.movies))
        let several = movies.filter { $0.ids.count > 1 }
        #expect(summary.movies == movies.count)
        #expect(summary.movies == summary.inAll + summary.inSome + summary.only.reduce(0, +))
        #expect(summary.agreeing + summary.differing == summary.inAll + summary.inSome)
        #expect(summary.having.reduce(0, +) == catalog.records.count)
        var judge = FieldJudge(tolerances: .usual)
        for field in summary.fields {
            let verdicts = movies.flatMap(\.fields).filter { $0.field == field.field }.map(\.verdict)
            #expect(field.compared == field.equal + field.withinTolerance + field.different)
            #expect(field.different == verdicts.count { $0 == .different })
            guard field.field != .present else {
                #expect(field.compared == movies.count)
                continue
            }
            #expect(verdicts.count == several.count)
            for (place, provider) in summary.providers.enumerated() {
                let having = catalog.records.filter {
                    $0.id.provider == provider && judge.value(of: field.field, in: $0) != nil
                }
                #expect(field.having[place] == having.count)
                let silent = several.flatMap(\.fields).filter { $0.field == field.field }.flatMap(\.claims)
                    .filter { $0.provider == provider && $0.value == nil }
                #expect(field.missing[place] == silent.count)
            }
        }
    }

    @Test(arguments: seeds)
    func `counts parts as it counts the whole, in any order`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let comparison = catalog.comparison()
        var random = catalog.generator
        var parts = (0..<3).map { _ in
            ComparisonSummary(providers: catalog.providers, rules: comparison.rules)
        }
        for movie in Array(comparison.movies).shuffled(using: &random) {
            parts[random.number(0...2)].count(movie, by: comparison.rules)
        }
        var whole = ComparisonSummary(providers: catalog.providers, rules: comparison.rules)
        for part in parts { whole.add(part) }
        #expect(whole == comparison.summary)
    }
}
