import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `A verdict on a field` {
    @Test(
        arguments: [
            ("Dark Knight, The (2008)", "The Dark Knight", .equal), ("Amelie", "Amélie", .equal),
            ("Tom &amp; Jerry", "Tom and Jerry", .equal), ("Matrix", "The Matrix", .different),
            ("Rocky II", "Rocky 2", .different), ("???", "!!!", .different),
        ] as [(String, String, FieldVerdict)])
    func `looks at titles in their normalized form`(one: String, other: String, verdict: FieldVerdict) {
        #expect(
            Sample.verdict(.title, Sample.record("first:1", one), Sample.record("second:1", other)) == verdict
        )
    }

    @Test(
        arguments: [
            ("2010-07-14", "2010-07-14", 7, .equal), ("2010-07-14", "2010-07-21", 7, .withinTolerance),
            ("2010-07-14", "2010-07-22", 7, .different), ("2010-12-30", "2011-01-02", 7, .withinTolerance),
            ("2010-07-14", "2010-07-15", 0, .different),
        ] as [(String, String, Double, FieldVerdict)])
    func `counts the days between dates`(
        one: String, other: String, days: Double, verdict: FieldVerdict
    ) {
        let found = Sample.verdict(
            .releaseDate, Sample.record("first:1", "Film", date: one),
            Sample.record("second:1", "Film", date: other), tolerances: Tolerances([.releaseDate: days]))
        #expect(found == verdict)
    }

    @Test(
        arguments: [
            (8.8, 8.3, .withinTolerance), (8.3, 8.8, .withinTolerance), (8.4, 8.9, .withinTolerance),
            (8.8, 8.29, .different), (7, 7, .equal), (0.1 + 0.2, 0.3, .equal),
        ] as [(Double, Double, FieldVerdict)])
    func `takes half a point of a rating for half a point, however it is written in binary`(
        one: Double, other: Double, verdict: FieldVerdict
    ) {
        let found = Sample.verdict(
            .rating, Sample.record("first:1", "Film", rating: one),
            Sample.record("second:1", "Film", rating: other))
        #expect(found == verdict)
    }

    @Test(
        arguments: [
            (["Sci-Fi", "Drama"], ["drama", "Science Fiction"], .equal), (["Anime"], ["Animation"], .equal),
            (["Drama"], ["Drama", "War"], .different), (["Slice of Life"], ["Whodunit"], .different),
            (["Slice of life", "slice of Life"], ["Slice-of-Life"], .equal),
            (["(no genres listed)"], ["Drama"], .missing), ([], ["Drama"], .missing),
        ] as [([String], [String], FieldVerdict)])
    func `looks at genres as a set, as the matcher folds them`(
        one: [String], other: [String], verdict: FieldVerdict
    ) {
        let found = Sample.verdict(
            .genres, Sample.record("first:1", "Film", genres: one),
            Sample.record("second:1", "Film", genres: other))
        #expect(found == verdict)
    }

    /// The verdict on directors, and on actors.
    @Test(
        arguments: [
            (["Bong Joon-ho"], ["Joon-ho Bong"], .equal, .equal),
            (["Samuel L. Jackson"], ["Samuel Jackson"], .equal, .equal),
            (["Samuel L. Jackson"], ["S. Jackson"], .equal, .equal),
            (["J.J. Abrams"], ["Jeffrey Jacob Abrams"], .equal, .equal),
            (["John Smith"], ["James Smith"], .different, .different),
            (["Daisuke Katô"], ["Katō Daisuke"], .equal, .equal),
            (["Joel Coen", "Ethan Coen"], ["Ethan Coen", "Joel Coen"], .equal, .equal),
            (["Joel Coen", "Ethan Coen"], ["Joel Coen"], .different, .withinTolerance),
            (["A One", "B Two", "C Three"], ["C Three", "A One"], .different, .withinTolerance),
            (["A One", "B Two", "C Three"], ["C Three", "D Four"], .different, .different),
            (["Mel One", "Mel One"], ["Mel One"], .equal, .equal),
            (["宮崎 駿"], ["宮崎駿"], .equal, .equal), (["???"], ["!!!"], .different, .different),
            ([], ["Joel Coen"], .missing, .missing),
        ] as [([String], [String], FieldVerdict, FieldVerdict)])
    func `looks at people as the matcher does, and lets a cast be told as far as its source cares to`(
        one: [String], other: [String], directors: FieldVerdict, actors: FieldVerdict
    ) {
        for (left, right) in [(one, other), (other, one)] {
            #expect(
                Sample.verdict(
                    .directors, Sample.record("first:1", "Film", directors: left),
                    Sample.record("second:1", "Film", directors: right)) == directors)
            #expect(
                Sample.verdict(
                    .actors, Sample.record("first:1", "Film", actors: left),
                    Sample.record("second:1", "Film", actors: right)) == actors)
        }
    }

    @Test func `on outside ids is that no authority contradicts itself`() {
        let one = Sample.record("first:1", "Film", external: [Sample.imdb(1), Sample.wikidata(1)])
        let fewer = Sample.record("second:1", "Film", external: [Sample.imdb(1)])
        let other = Sample.record("second:1", "Film", external: [Sample.imdb(2), Sample.wikidata(1)])
        #expect(Sample.verdict(.externalIDs, one, one.at("second:1")) == .equal)
        #expect(Sample.verdict(.externalIDs, one, fewer) == .withinTolerance)
        #expect(Sample.verdict(.externalIDs, one, other) == .different)
    }

    @Test(
        arguments: [
            ([2000, 2000, 2000], 1, .equal), ([2000, 2001, 2000], 1, .withinTolerance),
            ([2000, 2001, 2002], 1, .different), ([2000, nil, 2000], 0, .equal),
            ([nil, nil, 2000], 0, .missing),
            ([nil, nil, nil], 0, .missing),
        ] as [([Int?], Double, FieldVerdict)])
    func `of three is the worst of all pairs, and needs two values`(
        years: [Int?], tolerance: Double, verdict: FieldVerdict
    ) {
        let records = zip(["first:1", "second:1", "third:1"], years).map {
            Sample.record($0, "Film", year: $1)
        }
        let rules = ComparisonRules(fields: [.year], tolerances: Tolerances([.year: tolerance]))
        #expect(Sample.comparison(of: records, by: rules).fields.map(\.verdict) == [verdict])
    }

    @Test func `on presence asks who does not have the movie, not who could not say`() {
        let (one, other) = (Sample.record("first:1", "Film"), Sample.record("second:1", "Film"))
        func presence(_ records: [MovieDetail], silent: Set<ProviderID> = []) -> FieldComparison? {
            Sample.comparison(of: records, by: ComparisonRules(fields: [.present]), silent: silent).fields
                .first
        }
        #expect(presence([one, other])?.verdict == .different)
        #expect(
            presence([one, other])?.claims.map(\.value) == [
                .presence(true), .presence(true), .presence(false),
            ])
        #expect(presence([one, other, one.at("third:1")])?.verdict == .equal)
        #expect(presence([one, other], silent: [Sample.third])?.verdict == .equal)
        #expect(presence([one], silent: [Sample.second])?.verdict == .different)
        #expect(presence([one], silent: [Sample.second, Sample.third])?.verdict == .missing)
        #expect(presence([one], silent: [Sample.second])?.claims[1].value == nil)
    }

    @Test func `on what every provider has of its own is that it is shown`() {
        let (one, other) = (
            Sample.record("first:1", "Film", popularity: 1), Sample.record("second:1", "Film", popularity: 90)
        )
        #expect(Sample.verdict(.popularity, one, other) == .shown)
        #expect(Sample.verdict(.overview, one, other) == .shown)
    }
}
