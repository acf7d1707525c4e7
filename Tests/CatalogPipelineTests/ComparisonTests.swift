internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A comparison` {
    private static let popular = Selection(.list(.popular))

    @Test func `tells of the movies of a report, and of each match what an explanation tells`() async throws {
        let comparison = try await Cinema.everyday().catalog.comparison(of: Self.popular)
        let report = try await Cinema.everyday().catalog.report(of: Self.popular)
        let movies = Array(comparison.movies)
        #expect(movies.map(\.title) == ["Inception", "Interstellar", "Toy Story", "Avengers: Endgame"])
        #expect(Set(movies.map(\.ids)) == Set(report.movies.map(\.ids)))
        #expect(comparison.tallies == report.providers && comparison.problems == report.problems)
        for movie in movies {
            let id = MovieReference(movie.id.description)
            let explained = try await Cinema.everyday().catalog.explanation(of: id)
            // A run that knows fewer films knows less of how common a title is.
            #expect(abs((movie.match?.score ?? 0) - (explained.match?.score ?? 0)) < 0.001)
            #expect((movie.match == nil) == (explained.match == nil))
            #expect(movie.match?.because == explained.match?.because)
        }
        let summary = comparison.summary
        #expect(summary.movies == 4 && summary.inAll == 2 && summary.only == [1, 1])
    }

    @Test func `asks what a report asks`() async throws {
        let (one, other) = (try Cinema.everyday(), try Cinema.everyday())
        _ = try await one.catalog.report(of: Self.popular)
        let rules = ComparisonRules(fields: ComparedField.allCases)
        _ = try await other.catalog.comparison(of: Self.popular, by: rules)
        #expect(other.asked == one.asked)
    }

    @Test func `looks movies up, but asks for no detail that the compared fields do not need`() async throws {
        let cinema = try Cinema.everyday()
        let rules = ComparisonRules(fields: [.present, .year])
        let comparison = try await cinema.catalog.comparison(of: Self.popular, by: rules)
        #expect(comparison.summary.inAll == 2)
        #expect(cinema.asked.contains("archive: search Toy Story 1995"))
        #expect(!cinema.asked.contains { $0.contains("detail") })
        let rated = try Cinema.everyday()
        _ = try await rated.catalog.comparison(of: Self.popular, by: ComparisonRules(fields: [.votes]))
        #expect(rated.asked.contains("kiosk: detail 1"))
    }

    @Test func `takes the order that is asked for`() async throws {
        let comparison = try await Cinema.everyday().catalog.comparison(
            of: Self.popular, sort: .titleDescending)
        #expect(
            comparison.movies.map(\.title) == ["Toy Story", "Interstellar", "Inception", "Avengers: Endgame"])
    }

    @Test func `swaps its answer where providers are swapped`() async throws {
        let one = try await Cinema.everyday().catalog.comparison(of: Self.popular)
        let other = try await Cinema([.kiosk(), .archive()]).catalog.comparison(of: Self.popular)
        #expect(one.summary.only == other.summary.only.reversed())
        #expect(one.summary.fields.map(\.different) == other.summary.fields.map(\.different))
        #expect(one.providers == other.providers.reversed())
    }

    /// What happens to a source, and which of its absences then mean nothing.
    @Test(
        arguments: [
            (archive: [:], kiosk: [:], unsaid: []),
            ([:], ["list popular 20": .failure(.timeout(seconds: 1))], ["kiosk"]),
            ([:], ["list popular 20": .problems([.unreadable("item 4")])], ["kiosk"]),
            (["search Avengers: Endgame 2019": .failure(.serverError(status: 503))], [:], ["archive"]),
            (["list popular 20": .failure(.unauthorized(nil))], [:], ["archive"]),
        ]
            as [(
                archive: [String: StubService.Scripted], kiosk: [String: StubService.Scripted],
                unsaid: [String]
            )])
    func `takes no failure for an absence`(
        archive: [String: StubService.Scripted], kiosk: [String: StubService.Scripted], unsaid: [String]
    ) async throws {
        let cinema = try Cinema.everyday(archive: archive, kiosk: kiosk)
        let comparison = try await cinema.catalog.comparison(of: Self.popular)
        for movie in comparison.movies where movie.ids.count == 1 {
            let presence = try #require(movie.fields.first)
            let other = try #require(presence.claims.first { $0.provider != movie.id.provider })
            let isUnsaid = unsaid.contains(other.provider.name)
            #expect(other.value == (isUnsaid ? nil : .presence(false)))
            #expect(presence.verdict == (isUnsaid ? .missing : .different))
        }
        #expect(comparison.problems.isEmpty == unsaid.isEmpty)
    }

    @Test(arguments: [[], ["archive"]])
    func `takes two providers`(names: [String]) async throws {
        let cinema = Cinema(try names.map { _ in try .archive() })
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.comparison(of: Self.popular)
        }
        #expect(error == .nothingToCompare(running: cinema.services.map(\.id)))
        #expect(cinema.asked == [])
    }
}
