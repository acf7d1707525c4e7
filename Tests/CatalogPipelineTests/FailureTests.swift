internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A source that fails` {
    static let reasons: [FailureReason] = [
        .rateLimited, .timeout(seconds: 2), .unreachable("reset"), .serverError(status: 500),
        .unreadable("no list"), .tooLarge(limit: 1_048_576), .offline, .notRecorded("GET /list"),
        .notFound, .unauthorized(nil),
    ]

    @Test(arguments: reasons)
    func `never hides the movies of others`(reason: FailureReason) async throws {
        let cinema = try Cinema.everyday(kiosk: ["list popular 20": .failure(reason)])
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular)))
        #expect(listing.movies.map(\.title) == ["Inception", "Interstellar"])
        #expect(listing.problems == [Problem(cinema.services[1].id, .list(.popular), reason)])
    }

    @Test func `with its list is still searched, but not for the same list again`() async throws {
        let cinema = try Cinema.everyday(
            archive: ["list popular 20": .failure(.timeout(seconds: 2))],
            kiosk: ["list popular 20": .failure(.timeout(seconds: 2))])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.report(of: Selection(.list(.popular)))
        }
        let problems = cinema.services.map { Problem($0.id, .list(.popular), .timeout(seconds: 2)) }
        #expect(error == .noAnswer(problems))

        let half = try Cinema.everyday(kiosk: ["list popular 20": .failure(.timeout(seconds: 2))])
        _ = try await half.catalog.report(of: Selection(.list(.popular)))
        #expect(half.services[1].asked == ["kiosk: list popular 20"])
    }

    @Test func `with a detail leaves the movie with what the list told`() async throws {
        let cinema = try Cinema.everyday(archive: ["detail 2": .failure(.notFound)])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        let movie = report.groups.flatMap(\.movies).first { $0.title == "Interstellar" }
        #expect(movie?.year == 2014)
        #expect(movie?.unknown.contains(.directors) == true)
        #expect(report.problems.map(\.question.name) == ["detail"])
    }

    @Test func `in a look-up is not asked for the movie in another way`() async throws {
        let cinema = try Cinema.everyday(
            archive: ["search Avengers: Endgame 2019": .failure(.serverError(status: 503))])
        _ = try await cinema.catalog.credits(of: MovieReference("kiosk:3"))
        #expect(cinema.services[0].asked == ["archive: search Avengers: Endgame 2019"])
    }

    /// How each source did, by what happened to its list.
    @Test(arguments: [
        (
            script: [String: StubService.Scripted](), filter: MovieFilter(), status: ProviderTally.Status.ok,
            movies: 3
        ),
        (["list popular 20": .problems([.unreadable("item 2")])], MovieFilter(), .partial, 3),
        (["list popular 20": .failure(.timeout(seconds: 1))], MovieFilter(), .failed, 0),
        (["list popular 20": .unsupported], MovieFilter(), .unsupported, 0),
        // A filter that drops what was given makes no failure of it.
        ([:], MovieFilter(years: 1950...1950), .ok, 0),
        (
            ["list popular 20": .problems([.unreadable("item 2")])], MovieFilter(years: 1950...1950),
            .partial, 0
        ),
    ])
    func `stands in the tally`(
        script: [String: StubService.Scripted], filter: MovieFilter, status: ProviderTally.Status, movies: Int
    ) async throws {
        let cinema = try Cinema.everyday(kiosk: script)
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular), filter: filter))
        #expect(listing.providers.map(\.id) == cinema.services.map(\.id))
        #expect(listing.providers[1].status == status)
        #expect(listing.providers[1].movies == movies)
        #expect(listing.providers[0].status == .ok)
        #expect(listing.providers[0].attribution == "From the archive.")
    }

    @Test func `and gave nothing is failed, not partial`() async throws {
        var plan = try Cinema.Plan.kiosk(["list popular 20": .problems([.unreadable("item 1")])])
        plan.holdings.lists = [.popular: []]
        let cinema = Cinema([try .archive(), plan])
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular)))
        #expect(listing.providers.map(\.status) == [.ok, .failed])
    }

    @Test func `and is found by look-ups all the same is partial`() async throws {
        let cinema = try Cinema.everyday(archive: ["list popular 20": .failure(.rateLimited)])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(report.providers.map(\.status) == [.partial, .ok])
        #expect(report.providers.map(\.movies) == [2, 3])
    }

    @Test func `has its problems by provider, question and movie, then as it says them`() async throws {
        let lines: [FailureReason] = [.invalidRow(line: 2, "no title"), .invalidRow(line: 10, "no id")]
        let cinema = try Cinema.everyday(
            archive: [
                "list popular 20": .problems(lines), "detail 2": .failure(.notFound),
                "detail 1": .failure(.rateLimited), "search Toy Story 1995": .failure(.rateLimited),
            ],
            kiosk: ["detail 3": .failure(.rateLimited)])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(
            report.problems.map { "\($0.provider) \($0.question): \($0.reason.code)" } == [
                "archive the list 'popular': invalid_row", "archive the list 'popular': invalid_row",
                "archive a search for 'Toy Story': rate_limited",
                "archive the detail of archive:1: rate_limited",
                "archive the detail of archive:2: not_found",
                "kiosk the detail of kiosk:3: rate_limited",
            ])
        #expect(report.problems.prefix(2).map(\.reason) == lines)
    }

    @Test func `and has an older answer is marked stale, not failed`() async throws {
        let cinema = try Cinema.everyday(archive: ["list popular 20": .stale])
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular)))
        #expect(listing.providers.map(\.isStale) == [true, false])
        #expect(listing.providers.map(\.status) == [.ok, .ok])
        #expect(listing.problems == [])
    }
}

@Suite(.timeLimit(.minutes(10)))
struct `No answer at all` {
    @Test func `is an error when everybody failed, with everybody's reason in configured order`() async throws
    {
        let cinema = try Cinema.everyday(
            archive: ["list popular 20": .failure(.timeout(seconds: 2))],
            kiosk: ["list popular 20": .failure(.rateLimited)])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.listing(of: Selection(.list(.popular)))
        }
        #expect(
            error
                == .noAnswer([
                    Problem(cinema.services[0].id, .list(.popular), .timeout(seconds: 2)),
                    Problem(cinema.services[1].id, .list(.popular), .rateLimited),
                ]))
    }

    @Test func `is an error when nobody can answer`() async throws {
        let cinema = Cinema([try .kiosk()])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.listing(of: Selection(.list(.upcoming)))
        }
        #expect(error == .nobodyCanAnswer("the list 'upcoming'", running: cinema.services.map(\.id)))
    }

    @Test func `differs from an empty answer`() async throws {
        let cinema = try Cinema.everyday()
        let listing = try await cinema.catalog.listing(of: Selection(.search("zzzqqq nothing")))
        #expect(listing.movies == [])
        #expect(listing.problems == [])
        #expect(listing.providers.map(\.status) == [.ok, .ok])
        let none = try await cinema.catalog.report(of: Selection(.movies([])))
        #expect(none.groups == [])
    }

    @Test func `to know who made a movie is no empty answer`() async throws {
        let cinema = Cinema([try .kiosk()])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.credits(of: MovieReference("kiosk:1"))
        }
        #expect(error == .nobodyCanAnswer("who made Inception", running: [cinema.services[0].id]))
    }
}
