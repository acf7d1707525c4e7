import CatalogCore
import Testing

@testable import CatalogMerger

/// Many records of one title must not be compared all with all.
@Suite struct `Ten thousand records of one title` {
    @Test func `are few candidates where nothing tells them apart`() {
        let rows = Self.rows { _ in 2000 }
        #expect(CandidatePairs.pairs(in: rows).isEmpty)
    }

    @Test func `are few candidates where years tell a little`() {
        #expect(CandidatePairs.pairs(in: Self.rows { 1900 + $0 % 120 }).count < 1_000_000)
    }

    @Test func `are few candidates where no year is known`() {
        #expect(CandidatePairs.pairs(in: Self.rows { _ in nil }).isEmpty)
    }

    @Test func `are found by their directors`() {
        let rows = Self.rows(directors: { "Director \($0 / 2)" }) { _ in 2000 }
        #expect(CandidatePairs.pairs(in: rows).count == rows.count / 2)
    }

    /// 5,000 records each of two providers, called `Pilot`.
    private static func rows(
        directors: (Int) -> String? = { _ in nil }, years: (Int) -> Int?
    ) -> [MatchRow] {
        (0..<10_000).map { index in
            MatchRow(
                Sample.record(
                    "\(index.isMultiple(of: 2) ? "first" : "second"):\(index)", "Pilot",
                    year: years(index / 2),
                    directors: directors(index).map { [$0] }))
        }
    }
}

@Suite struct `A crowded title` {
    @Test func `is parted by years without losing a match`() {
        // Ninety remakes, two providers: more than a block holds, few enough in any stretch of years.
        let records = (0..<90).flatMap { index in
            ["first", "second"].map { Sample.record("\($0):\(index)", "Film", year: 1500 + index * 5) }
        }
        #expect(records.count > CandidatePairs.largestBlock)
        #expect(records.movies.count == 90)
    }
}
