internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

/// The first law of the pipeline, tried in many orders: each seed answers the questions of a run in another.
@Suite(.timeLimit(.minutes(10)))
struct `Whatever the order of arrival` {
    @Test(arguments: 0..<60)
    func `a report is the same, with its problems and notices`(seed: UInt64) async throws {
        var course = Course()
        course.add("archive: list popular 20", "kiosk: list popular 20")
        course.add("archive: detail 1", "archive: detail 2", after: "archive: list popular 20")
        course.add("kiosk: detail 1", "kiosk: detail 2", "kiosk: detail 3", after: "kiosk: list popular 20")
        course.add(
            "archive: search Toy Story 1995", "archive: search Avengers: Endgame 2019",
            "club: search Inception 2010", "club: search Interstellar 2014", "club: search Toy Story 1995",
            "club: search Avengers: Endgame 2019",
            after: "archive: list popular 20", "kiosk: list popular 20")
        course.add("archive: search Avengers: Endgame", after: "archive: search Avengers: Endgame 2019")
        course.add("club: search Interstellar", after: "club: search Interstellar 2014")
        course.add("club: search Toy Story", after: "club: search Toy Story 1995")
        course.add("archive: detail 3", after: "archive: search Toy Story 1995")
        course.add("club: detail 1", after: "club: search Avengers: Endgame 2019")
        course.add("club: detail 2", after: "club: search Inception 2010")

        let runs = try await runs(of: course, seed: seed) { catalog in
            try await catalog.report(of: Selection(.list(.popular)))
        }
        #expect(runs.first.answer.groups.flatMap(\.movies).count == 4)
        #expect(runs.first.answer.problems.count == 5)
        #expect(runs.first.notices.count == 3)
        #expect(runs.first == runs.second)
    }

    @Test(arguments: 0..<40)
    func `a page is the same`(seed: UInt64) async throws {
        var course = Course()
        course.add("archive: search Inception", "club: search Inception", "kiosk: list popular all")
        course.add(
            "archive: detail 1", "kiosk: detail 1", "club: detail 2",
            after: "archive: search Inception", "club: search Inception", "kiosk: list popular all")
        course.add("kiosk: recommendations 1", after: "kiosk: detail 1")
        course.add(
            "archive: detail 2", "archive: detail 3", "kiosk: detail 2", "kiosk: detail 3",
            "archive: search Avengers: Endgame 2019", "club: search Interstellar 2014",
            "club: search Toy Story 1995", "club: search Avengers: Endgame 2019",
            after: "archive: detail 1", "kiosk: recommendations 1", "club: detail 2")
        course.add("archive: search Avengers: Endgame", after: "archive: search Avengers: Endgame 2019")
        course.add("club: search Interstellar", after: "club: search Interstellar 2014")
        course.add("club: search Toy Story", after: "club: search Toy Story 1995")
        course.add("club: detail 1", after: "club: search Avengers: Endgame 2019")

        let runs = try await runs(of: course, seed: seed) { catalog in
            try await catalog.page(of: MovieReference("Inception"))
        }
        #expect(runs.first.answer.recommendations.count == 3)
        #expect(runs.first == runs.second)
    }

    @Test(arguments: 0..<40)
    func `what is said of movies that are named one by one is the same`(seed: UInt64) async throws {
        var course = Course()
        course.add(
            "archive: detail 99", "kiosk: detail 3", "archive: detail 2", "archive: search Nowhere at all",
            "club: search Nowhere at all", "archive: search Toy Story", "club: search Toy Story",
            "kiosk: list popular all", "archive: detail 1")
        course.add(
            [
                "archive: detail 3", "kiosk: detail 1", "kiosk: detail 2", "club: search Inception 2010",
                "club: search Toy Story 1995",
            ], after: course.labels)
        course.add("club: detail 2", after: "club: search Inception 2010")

        let words = ["archive:99", "kiosk:3", "archive:2", "Nowhere at all", "Toy Story", "archive:1"]
        let selection = Selection(.movies(words.map(MovieReference.init)))
        let runs = try await runs(of: course, seed: seed) { catalog in
            try await catalog.report(of: selection)
        }
        #expect(runs.first.answer.groups.flatMap(\.movies).map(\.title) == ["Inception", "Toy Story"])
        #expect(runs.first == runs.second)
    }

    @Test(arguments: 0..<40)
    func `the movies of the watchlist are the same, and what is said of the others`(seed: UInt64) async throws
    {
        let watchlist = [
            WatchlistEntry("archive:99", title: "Avengers: Endgame", year: 2019), WatchlistEntry("kiosk:2"),
            WatchlistEntry("archive:2", title: "Interstellar", year: 2014),
            WatchlistEntry(title: "Nowhere at all", year: 1990), WatchlistEntry("kiosk:99"),
        ]
        var course = Course()
        course.add("archive: detail 99", "archive: detail 2", "kiosk: detail 2", "kiosk: detail 99")
        course.add(
            [
                "kiosk: list popular all", "archive: search Avengers: Endgame 2019",
                "club: search Avengers: Endgame 2019", "club: search Interstellar 2014",
                "archive: search Nowhere at all 1990", "club: search Nowhere at all 1990",
            ], after: course.labels)
        course.add("archive: search Avengers: Endgame", after: "archive: search Avengers: Endgame 2019")
        course.add("club: search Interstellar", after: "club: search Interstellar 2014")
        course.add("archive: search Nowhere at all", after: "archive: search Nowhere at all 1990")
        course.add("club: search Nowhere at all", after: "club: search Nowhere at all 1990")
        course.add(
            [
                "kiosk: detail 3", "club: detail 1", "archive: search Toy Story 1995",
                "club: search Toy Story 1995",
            ], after: course.labels)
        course.add("club: search Toy Story", after: "club: search Toy Story 1995")
        course.add("archive: detail 3", after: "archive: search Toy Story 1995")

        let runs = try await runs(of: course, seed: seed, watchlist: watchlist) { catalog in
            try await catalog.report(of: Selection(.watchlist))
        }
        let movies = runs.first.answer.groups.flatMap(\.movies)
        #expect(movies.map(\.title) == ["Avengers: Endgame", "Toy Story"])
        #expect(runs.first.answer.problems.count == 2)
        #expect(runs.first.notices.count == 3)
        #expect(runs.first == runs.second)
    }

    /// What a run came to.
    struct Run<Answer: Equatable & Sendable>: Equatable, Sendable {
        let answer: Answer
        let asked: [String]
        let notices: [Notice]
    }

    /// Runs twice, in a cinema of three sources in which some things go wrong: first as it comes, then in an
    /// order of chance.
    private func runs<Answer: Equatable & Sendable>(
        of course: Course, seed: UInt64, watchlist: [WatchlistEntry] = [],
        _ ask: @escaping @Sendable (Catalog) async throws -> Answer
    ) async throws -> (first: Run<Answer>, second: Run<Answer>) {
        let club = try Cinema.Plan.house(
            "club", [.endgame, .inception, .batman1966],
            script: ["detail 2": .failure(.serverError(status: 500))]
        ) { Source(SearchStub(service: $0), kind: "search") }
        let plans = [
            try Cinema.Plan.archive([
                "detail 2": .failure(.timeout(seconds: 2)),
                "list popular 20": .problems([.unreadable("item 9"), .unreadable("item 10")]),
            ]),
            try .kiosk(["detail 3": .failure(.unreadable("'Rating'"))]),
            club,
        ]
        let cinema = Cinema(plans, watchlist: watchlist)
        let first = Run(
            answer: try await ask(cinema.catalog), asked: cinema.asked, notices: cinema.notices)
        try #require(first.asked == course.labels)

        let other = Cinema(plans, watchlist: watchlist)
        other.gates.close()
        async let answer = ask(other.catalog)
        await course.play(at: other.gates, seed: seed)
        let second = Run(answer: try await answer, asked: other.asked, notices: other.notices)
        return (first, second)
    }
}
