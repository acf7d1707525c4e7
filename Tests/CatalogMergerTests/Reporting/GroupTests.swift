import CatalogCore
import CatalogMerger
import Testing

@Suite struct `Groups` {
    @Test func `of no movies are none`() {
        for grouping in Grouping.allCases {
            #expect(Self.report([], by: [grouping]).groups.isEmpty)
        }
    }

    @Test func `by nothing are one, named all`() {
        let report = Self.report([Self.movie(1), Self.movie(2)], by: [])
        #expect(report.grouping == [.none])
        #expect(report.groups.map(\.key) == ["all"])
    }

    @Test func `by genre go by what most movies write, in the order of names`() {
        let movies = [
            Self.movie(1, genres: ["sci-fi", "Western"]), Self.movie(2, genres: ["Sci-Fi", "Action"]),
            Self.movie(3, genres: ["Sci Fi", "Sci-Fi"]), Self.movie(4),
        ]
        let groups = Self.report(movies, by: [.genre]).groups
        #expect(groups.map(\.key) == ["Action", "Sci-Fi", "Western", "unknown"])
        #expect(groups.map(\.movies.count) == [1, 3, 1, 1])
    }

    @Test func `by director tell two people of one name apart`() {
        let movies = [
            Self.movie(1, directors: [Sample.director("Ann Day", "first:5")]),
            Self.movie(2, directors: [Sample.director("Ann Day", "first:6")]),
            Self.movie(
                3, directors: [Sample.director("Bo Eck", "first:7"), Sample.director("Ann Day", "first:5")]),
            Self.movie(4, directors: [Sample.director("Ann Day")]),
            Self.movie(5, directors: []),
        ]
        let groups = Self.report(movies, by: [.director]).groups
        #expect(
            groups.map(\.key) == [
                "Ann Day (first:5)", "Ann Day (first:6)", "Ann Day (first)", "Bo Eck", "unknown",
            ])
        #expect(groups.map { $0.movies.map(\.id.key) } == [["1", "3"], ["2"], ["4"], ["3"], ["5"]])
    }

    @Test func `by director are one for a person whom two providers spell differently`() {
        let both = Sample.movie(
            Sample.record("first:1", "One", credits: [Sample.director("Zoë Day", "first:5")]),
            Sample.record("second:1", "One", credits: [Sample.director("ZOE DAY", "second:6")]))
        let alone = Sample.movie(
            Sample.record("second:2", "Two", credits: [Sample.director("ZOE DAY", "second:6")]))
        let groups = Self.report([alone, both], by: [.director]).groups
        #expect(groups.map(\.key) == ["Zoë Day"])
        #expect(groups.map(\.movies.count) == [2])
    }

    @Test func `by decade and year nest`() {
        let report = Self.report(
            [Self.movie(1, year: 1999), Self.movie(2, year: 2001), Self.movie(3)], by: [.decade, .year])
        #expect(report.groups.map(\.key) == ["2000s", "1990s", "unknown"])
        let inner = report.groups.map { group -> [Int?] in
            guard case .groups(let groups) = group.content else { return [] }
            return groups.map(\.year)
        }
        #expect(inner == [[2001], [1999], [nil]])
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (9, 2)])
    func `have at most so many people`(top: Int, count: Int) {
        let movie = Self.movie(1, directors: [Sample.director("Ann"), Sample.director("Bo")])
        let builder = ReportBuilder(shape: ReportShape(top: top), precedence: [Sample.first])
        let report = builder.report(of: [movie], providers: [], problems: [])
        #expect(report.people.directors.count == count)
        #expect(report.groups.map(\.people.directors.count) == [count])
    }

    private static func movie(
        _ number: Int, year: Int? = nil, genres: [String]? = nil, directors: [Credit]? = nil
    ) -> MergedMovie {
        Sample.movie(
            Sample.record(
                "first:\(number)", "Movie \(number)", year: year, genres: genres, credits: directors))
    }

    private static func report(_ movies: [MergedMovie], by grouping: [Grouping]) -> Report {
        ReportBuilder(
            shape: ReportShape(grouping: grouping), precedence: [Sample.first, Sample.second, Sample.third]
        ).report(of: movies, providers: [], problems: [])
    }
}
