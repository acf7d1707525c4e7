internal import CatalogCore
internal import CatalogTestSupport
internal import CatalogTradeRev
internal import CatalogTransport
internal import Foundation
internal import Testing

@Suite struct `TradeRev's answers` {
    @Test func `list every movie in the source's order, whole and dated by the exchange`() async throws {
        let reply = try await TradeRevSample.provider().movies(in: ListRequest(.popular, limit: nil))
        #expect(
            reply.value.movies.map(\.title) == [
                "The Gold Rush", "Playtime", "Stalker", "Spirited Away", "Arrival",
            ])
        #expect(
            reply.value.movies.first
                == MovieSummary(
                    id: try TradeRevSample.movie("traderev:1"),
                    title: "The Gold Rush",
                    year: .known(1925),
                    poster: .known("https://traderev.example/master/1.jpg")))
        #expect(reply.value.isWholeCatalog)
        #expect(reply.problems.isEmpty)
        #expect(reply.asOf == Date(timeIntervalSince1970: 1_767_434_400))
        #expect(!reply.isStale)
    }

    @Test(arguments: [
        (limit: -1, titles: []),
        (limit: 0, titles: []),
        (limit: 2, titles: ["The Gold Rush", "Playtime"]),
        (limit: 4, titles: ["The Gold Rush", "Playtime", "Stalker", "Spirited Away"]),
    ])
    func `that are cut short are not the whole catalog`(limit: Int, titles: [String]) async throws {
        let list = try await TradeRevSample.provider().movies(in: ListRequest(.popular, limit: limit)).value
        #expect(list == MovieList(movies: list.movies, isWholeCatalog: false))
        #expect(list.movies.map(\.title) == titles)
    }

    @Test(arguments: [
        (overview: TradeRevSettings.Overview.description, opening: "A tramp looks for gold in Alaska"),
        (overview: .notes, opening: "A tramp follows thousands of others"),
    ])
    func `tell a movie with the overview that the settings choose`(
        overview: TradeRevSettings.Overview, opening: String
    ) async throws {
        let movie = try TradeRevSample.movie("traderev:1")
        let detail = try await TradeRevSample.provider(overview: overview).detail(for: movie).value
        let text = try #require(detail.summary.overview.value)
        #expect(text.hasPrefix(opening))
        #expect(
            detail
                == MovieDetail(
                    summary: MovieSummary(
                        id: movie,
                        title: "The Gold Rush",
                        releaseDate: Fact(CalendarDay(year: 1925, month: 6, day: 26)),
                        overview: .known(text),
                        poster: .known("https://traderev.example/master/details/1.jpg"),
                        rating: Fact(Rating(8.1)))))
    }

    @Test func `leave an overview absent rather than take the other text for it`() async throws {
        let movie = try TradeRevSample.movie("traderev:3")
        let detail = try await TradeRevSample.provider(overview: .notes).detail(for: movie).value
        #expect(detail.summary.overview == .absent)
    }

    @Test(arguments: [(movie: 1, recommended: [1, 2, 2]), (2, []), (3, [5]), (4, [1, 2, 3, 4, 5])])
    func `recommend what the source recommends, itself and repeats included`(
        movie: Int, recommended: [Int]
    ) async throws {
        let provider = try TradeRevSample.provider()
        let reply = try await provider.recommendations(for: MovieID(provider: provider.id, number: movie))
        #expect(reply.value.map(\.id) == recommended.map { MovieID(provider: provider.id, number: $0) })
        #expect(reply.problems.isEmpty)
    }
}

@Suite struct `TradeRev's requests` {
    @Test(arguments: [
        "https://mirror.example/movies", "https://mirror.example/movies/", "http://127.0.0.1:8080/movies/",
        "file:///srv/movies",
    ])
    func `go below the base URL, one for each question, without a credential`(base: String) async throws {
        let transport = TradeRevSample.transport(body: #"{"id": 3, "name": "Stalker", "movies": []}"#)
        let provider = try TradeRevSample.provider(over: transport, base: base)
        let movie = MovieID(provider: provider.id, number: 3)
        _ = try await provider.movies(in: ListRequest(.popular, limit: 5))
        _ = try await provider.detail(for: movie)
        _ = try await provider.recommendations(for: movie)
        let folder = base.hasSuffix("/") ? base : base + "/"
        #expect(
            transport.requests.map(\.url)
                == ["list.json", "details/3.json", "details/recommended/3.json"].map { folder + $0 })
        #expect(transport.requests.allSatisfy { $0.credential == nil })
    }

    @Test(arguments: [ListName.topRated, .nowPlaying, .upcoming])
    func `are not made for lists it does not have`(list: ListName) async throws {
        let transport = TradeRevSample.transport()
        let provider = try TradeRevSample.provider(over: transport)
        await #expect(throws: ProviderError.unsupported) {
            try await provider.movies(in: ListRequest(list, limit: nil))
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        "traderev:recommended/1", "traderev:../list", "traderev:one", "traderev:01", "traderev:+1",
        "traderev:1.0",
        "other:1",
    ])
    func `are not made for ids under which it files nothing`(text: String) async throws {
        let transport = TradeRevSample.transport()
        let provider = try TradeRevSample.provider(over: transport)
        let movie = try TradeRevSample.movie(text)
        await #expect(throws: ProviderError.failed(Problem(provider.id, .detail(movie), .notFound))) {
            try await provider.detail(for: movie)
        }
        await #expect(throws: ProviderError.failed(Problem(provider.id, .recommendations(movie), .notFound)))
        {
            try await provider.recommendations(for: movie)
        }
        #expect(transport.requests.isEmpty)
    }
}
