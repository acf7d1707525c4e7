internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `Recommended movies` {
    @Test(arguments: ["archive:1", "kiosk:1"])
    func `come by precedence, then in the source's own order, without the movie itself`(
        words: String
    ) async throws {
        let cinema = try Cinema.everyday()
        let listing = try await cinema.catalog.recommendations(for: MovieReference(words))
        // The archive says Interstellar, Inception itself and Toy Story; the kiosk all that it has.
        #expect(
            listing.movies.map { $0.ids.map(\.description) } == [
                ["archive:2"], ["archive:3", "kiosk:2"], ["kiosk:3"],
            ])
        #expect(listing.problems == [])
        #expect(listing.providers.map(\.movies) == [2, 2])
    }

    @Test func `follow the configured precedence`() async throws {
        let cinema = Cinema([try .kiosk(), try .archive()])
        let listing = try await cinema.catalog.recommendations(for: MovieReference("kiosk:1"))
        #expect(
            listing.movies.map { $0.ids.map(\.description) } == [
                ["kiosk:2", "archive:3"], ["kiosk:3"], ["archive:2"],
            ])
    }

    @Test(arguments: [
        (0, []), (1, ["archive:2", "archive:3"]), (nil, ["archive:2", "archive:3", "kiosk:3"]),
    ])
    func `are at most so many of each source`(limit: Int?, ids: [String]) async throws {
        let cinema = try Cinema.everyday()
        let listing = try await cinema.catalog.recommendations(for: MovieReference("Inception"), limit: limit)
        #expect(listing.movies.map(\.id.description) == ids)
    }

    @Test func `are none where the source recommends none`() async throws {
        let cinema = Cinema([try .kiosk()])
        let listing = try await cinema.catalog.recommendations(for: MovieReference("kiosk:2"))
        #expect(listing.movies == [])
        #expect(listing.problems == [])
    }

    @Test func `are nobody's to name where no source can`() async throws {
        let cinema = Cinema([
            try .house("reel", [.inception], isBare: true) {
                Source(ListAndPagesStub(service: $0), kind: "lists")
            }
        ])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.recommendations(for: MovieReference("reel:1"))
        }
        #expect(error == .nobodyCanAnswer("what goes with 'reel:1'", running: [cinema.services[0].id]))
    }

    @Test func `are no answer where whoever could name them failed`() async throws {
        let cinema = Cinema([try .kiosk(["recommendations 1": .failure(.timeout(seconds: 3))])])
        let id = try #require(MovieID("kiosk:1"))
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.recommendations(for: .id(id))
        }
        #expect(error == .noAnswer([Problem(id.provider, .recommendations(id), .timeout(seconds: 3))]))
    }

    @Test func `are never the movie itself, under whatever id it is recommended`() async throws {
        // The kiosk has Inception twice, and recommends the second one, which is the archive's Inception.
        var kiosk = try Cinema.Plan.kiosk()
        let (first, twin) = (MovieID(provider: kiosk.id, number: 1), MovieID(provider: kiosk.id, number: 7))
        kiosk.holdings.recommendations = [
            first: [Film.inception.bareSummary(twin), Film.endgame.bareSummary(twin)]
        ]
        let cinema = Cinema([try .archive(), kiosk])
        let listing = try await cinema.catalog.recommendations(for: .id(first), limit: nil)
        #expect(listing.movies.flatMap(\.ids).contains(twin) == false)
        #expect(listing.movies.map(\.title) == ["Interstellar", "Toy Story"])
    }
}

@Suite(.timeLimit(.minutes(10)))
struct `A movie's page` {
    @Test func `has the recommended movies with their credits, looked up elsewhere`() async throws {
        let cinema = try Cinema.everyday()
        let page = try await cinema.catalog.page(of: MovieReference("kiosk:1"))
        #expect(page.movie.ids.map(\.description) == ["archive:1", "kiosk:1"])
        #expect(
            page.recommendations.map { $0.ids.map(\.description) } == [
                ["archive:2"], ["archive:3", "kiosk:2"], ["kiosk:3"],
            ])
        #expect(page.recommendations[1].runtimeMinutes == 81)
        #expect(page.recommendedPeople.directors.map(\.name) == ["Christopher Nolan", "John Lasseter"])
        #expect(
            page.recommendedPeople.actors.map(\.name) == [
                "Matthew McConaughey", "Anne Hathaway", "Tim Allen", "Tom Hanks",
            ])
        #expect(page.providers.map(\.movies) == [3, 3])
        #expect(page.problems == [])
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (9, 3)])
    func `has at most so many recommended movies and people`(count: Int, expected: Int) async throws {
        let cinema = try Cinema.everyday()
        let page = try await cinema.catalog.page(of: MovieReference("archive:1"), recommending: count, top: 1)
        #expect(page.recommendations.count == expected)
        #expect(page.recommendedPeople.directors.count == min(count, 1))
        #expect(page.recommendedPeople.actors.count == min(count, 1))
    }

    @Test func `is there although recommendations failed`() async throws {
        let cinema = try Cinema.everyday(kiosk: ["recommendations 1": .failure(.rateLimited)])
        let page = try await cinema.catalog.page(of: MovieReference("kiosk:1"))
        #expect(page.recommendations.map(\.title) == ["Interstellar", "Toy Story"])
        #expect(page.problems.map(\.question.name) == ["recommendations"])
        #expect(page.providers.map(\.status) == [.ok, .partial])
    }

    @Test func `asks for each page once, also where a recommended movie recommends it`() async throws {
        let cinema = try Cinema.everyday()
        _ = try await cinema.catalog.page(of: MovieReference("archive:3"))
        #expect(cinema.asked.count == Set(cinema.asked).count)
    }
}
