import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `Ratings side by side` {
    private static func comparison(_ marks: [(Double, Double)]) -> RatingComparison? {
        let providers = [Sample.first, Sample.second]
        let rules = ComparisonRules(fields: [.rating])
        var summary = ComparisonSummary(providers: providers, rules: rules)
        for (number, marks) in marks.enumerated() {
            summary.count(
                Sample.comparison(
                    of: [
                        Sample.record("first:\(number)", "Film", rating: marks.0),
                        Sample.record("second:\(number)", "Film", rating: marks.1),
                    ], by: rules, providers: providers), by: rules)
        }
        return summary.ratings.first
    }

    @Test(arguments: [3, 4, 50, 400])
    func `come to the figures of the textbook`(count: Int) throws {
        var random = SeededGenerator(seed: count)
        let marks = (0..<count).map { _ in
            (Double(random.number(0...100)) / 10, Double(random.number(0...100)) / 10)
        }
        let found = try #require(Self.comparison(marks))
        let number = Double(count)
        let means = (
            marks.reduce(0) { $0 + $1.0 } / number, marks.reduce(0) { $0 + $1.1 } / number
        )
        var (common, left, right) = (0.0, 0.0, 0.0)
        for mark in marks {
            common += (mark.0 - means.0) * (mark.1 - means.1)
            left += (mark.0 - means.0) * (mark.0 - means.0)
            right += (mark.1 - means.1) * (mark.1 - means.1)
        }
        func expect(_ figure: Double?, _ expected: Double) throws {
            #expect(abs(try #require(figure) - expected) < 1e-9)
        }
        try expect(found.meanDifference, means.0 - means.1)
        try expect(found.meanAbsoluteDifference, marks.reduce(0) { $0 + abs($1.0 - $1.1) } / number)
        try expect(found.correlation, common / (left * right).squareRoot())
        let widest = marks.map { abs($0.0 - $0.1) }.sorted(by: >).prefix(5)
        #expect(found.movies == count && found.widest.count <= 5)
        for (gap, width) in zip(found.widest, widest) { try expect(abs(gap.difference), width) }
    }

    @Test func `tell nothing where there is nothing to tell`() {
        #expect(Self.comparison([])?.meanDifference == nil)
        #expect(Self.comparison([(1, 2), (2, 3)])?.correlation == nil)
        #expect(Self.comparison([(5, 2), (5, 3), (5, 4)])?.correlation == nil)
        #expect(Self.comparison([(1, 2), (2, 3), (3, 4)])?.correlation == 1)
        #expect(Self.comparison([(1, 3), (2, 2), (3, 1)])?.correlation == -1)
        #expect(Self.comparison([(1, 1), (2, 2)])?.widest == [])
    }
}
