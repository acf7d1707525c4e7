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

    @Test(arguments: [1, 4, 50, 400])
    func `are counted by the half point nearest to what lies between them`(count: Int) throws {
        var random = SeededGenerator(seed: count)
        let marks = (0..<count).map { _ in
            (Double(random.number(0...100)) / 10, Double(random.number(0...100)) / 10)
        }
        var expected: [Double: Int] = [:]
        for mark in marks {
            // Tenths are whole here, and so is the double of their half points.
            let tenths = Int((mark.0 * 10).rounded()) - Int((mark.1 * 10).rounded())
            expected[(Double(tenths) / 5).rounded() / 2, default: 0] += 1
        }
        let distribution = try #require(Self.comparison(marks)).distribution
        #expect(distribution.reduce(0) { $0 + $1.movies } == count)
        #expect(distribution.allSatisfy { $0.movies == expected[$0.difference, default: 0] })
        #expect(distribution.first?.difference == expected.keys.min())
        #expect(distribution.last?.difference == expected.keys.max())
        for (one, next) in zip(distribution, distribution.dropFirst()) {
            #expect(next.difference - one.difference == 0.5)
        }
    }

    @Test(arguments: [
        (7.0, 7.0, 0.0), (7.2, 7, 0), (7.25, 7, 0.5), (7, 7.25, -0.5), (7, 7.24, 0), (0, 10, -10),
        (10, 0, 10),
    ])
    func `in the middle of two half points count as further apart`(
        left: Double, right: Double, difference: Double
    ) throws {
        let distribution = try #require(Self.comparison([(left, right)])).distribution
        #expect(distribution.map(\.difference) == [difference])
    }

    @Test func `tell nothing where there is nothing to tell`() {
        #expect(Self.comparison([])?.meanDifference == nil)
        #expect(Self.comparison([])?.distribution.isEmpty == true)
        #expect(Self.comparison([(1, 2), (2, 3)])?.correlation == nil)
        #expect(Self.comparison([(5, 2), (5, 3), (5, 4)])?.correlation == nil)
        #expect(Self.comparison([(1, 2), (2, 3), (3, 4)])?.correlation == 1)
        #expect(Self.comparison([(1, 3), (2, 2), (3, 1)])?.correlation == -1)
        #expect(Self.comparison([(1, 1), (2, 2)])?.widest == [])
    }
}
