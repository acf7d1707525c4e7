import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import CatalogTransport
import Testing

@Suite struct `Images and genres at TMDB` {
    private static let pictured = Said.item(7, #", "poster_path": "/p.jpg", "backdrop_path": "/b.jpg""#)

    /// The poster's address where the service has this configuration.
    private func poster(_ configuration: String?, size: String? = nil) async throws -> Reply<String?> {
        let tmdb = try StagedTMDB(posterSize: size) { request in
            request.page == nil
                ? .json(configuration ?? "", status: configuration == nil ? 503 : 200)
                : .json(Said.page([Self.pictured]))
        }
        return try await tmdb.popular(20).map { $0.movies.first?.poster.value }
    }

    @Test(
        arguments: [
            (nil, "w500"), ("w500", "w500"), ("w342", "w342"), ("original", "original"), ("w400", "w342"),
            ("w421", "w500"), ("w640", "w780"), ("w99999", "w780"), ("w1", "w92"), ("h500", "original"),
            ("huge", "original"), ("", "original"), ("w-5", "original"),
        ] as [(String?, String)])
    func `come in a size that the service has`(wish: String?, size: String) async throws {
        let reply = try await poster(Said.configuration, size: wish)
        #expect(reply == Reply("https://images.example/t/p/\(size)/p.jpg"))
    }

    @Test(arguments: [
        (#"{"images": {"base_url": "http://one.example/x"}}"#, "http://one.example/x/w500/p.jpg"),
        (
            #"{"images": {"secure_base_url": "", "base_url": "http://one.example/"}}"#,
            "http://one.example/w500/p.jpg"
        ),
        (
            #"{"images": {"secure_base_url": "javascript:", "poster_sizes": ["w10"]}}"#,
            "https://image.tmdb.org/t/p/w10/p.jpg"
        ),
        (
            #"{"images": {"poster_sizes": ["original", 5, null]}}"#,
            "https://image.tmdb.org/t/p/original/p.jpg"
        ),
        (#"{"images": {"secure_base_url": "https://"}}"#, "https://image.tmdb.org/t/p/w500/p.jpg"),
        (#"{"images": {"secure_base_url": "https:///t/p/"}}"#, "https://image.tmdb.org/t/p/w500/p.jpg"),
        (#"{"images": {"secure_base_url": "https://one two/"}}"#, "https://image.tmdb.org/t/p/w500/p.jpg"),
        (
            #"{"images": {"secure_base_url": "https://one.example/?"}}"#,
            "https://image.tmdb.org/t/p/w500/p.jpg"
        ),
        (#"{"images": {}}"#, "https://image.tmdb.org/t/p/w500/p.jpg"),
    ])
    func `stand where the configuration says`(configuration: String, address: String) async throws {
        #expect(try await poster(configuration) == Reply(address))
    }

    @Test(
        arguments: [
            (nil, .serverError(status: 503)), ("{}", .unreadable("'images' is missing")),
            ("", .unreadable("the body is empty")),
        ] as [(String?, FailureReason)])
    func `stand where they always did when the configuration fails`(
        configuration: String?, reason: FailureReason
    ) async throws {
        let reply = try await poster(configuration)
        #expect(reply.value == "https://image.tmdb.org/t/p/w500/p.jpg")
        #expect(reply.problems.map(\.question) == [.configuration])
        #expect(reply.problems.map(\.reason) == [reason])
    }

    @Test func `make no second problem of a credential that is refused`() async throws {
        let refusal = TransportResponse.json(Said.error(7, "No."), status: 401)
        let tmdb = try StagedTMDB { request in
            request.page == 1 ? .json(Said.page(ofMovies: [1], of: 2)) : refusal
        }
        let reply = try await tmdb.popular(40)
        #expect(reply.problems == [Problem(tmdb.provider.id, .list(.popular), .unauthorized("No."))])
    }

    @Test func `are reported once, by the first answer`() async throws {
        let tmdb = try StagedTMDB { request in
            request.page == nil ? .json("", status: 500) : .json(Said.page(ofMovies: [1]))
        }
        #expect(try await tmdb.popular(20).problems.count == 1)
        #expect(try await tmdb.popular(20).problems.isEmpty)
        #expect(tmdb.transport.paths.filter { $0 == "/3/configuration" }.count == 1)
    }

    // Genres

    @Test func `named by numbers need no request in English`() async throws {
        let numbers = "28,12,16,35,80,99,18,10751,14,36,27,10402,9648,10749,878,10770,53,10752,37"
        for language in [nil, "en", "en-US", "EN"] {
            let tmdb = try StagedTMDB(
                ["movie/popular": Said.page([Said.item(1, ", \"genre_ids\": [\(numbers)]")])],
                language: language)
            let reply = try await tmdb.popular(20)
            #expect(
                reply.value.movies.first?.genres
                    == .known([
                        "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama",
                        "Family",
                        "Fantasy", "History", "Horror", "Music", "Mystery", "Romance", "Science Fiction",
                        "TV Movie", "Thriller", "War", "Western",
                    ]))
            #expect(tmdb.asked.count == 1)
        }
    }

    @Test(
        arguments: [
            (nil, "[10769, 18]", Fact.known(["Foreign", "Drama"]), 1),
            ("de", "[18]", .known(["Drama (de)"]), 1),
            ("de", "[18, 5]", .known(["Drama (de)"]), 1), ("de", "[5]", .unknown, 1),
            ("de", "[]", .absent, 0),
            ("de", "[18, null]", .known(["Drama (de)"]), 1), ("de", #"["18"]"#, .unknown, 0),
            ("de", "null", .unknown, 0),
        ] as [(String?, String, Fact<[String]>, Int)])
    func `are asked for once where the built-in names do not do`(
        language: String?, numbers: String, genres: Fact<[String]>, requests: Int
    ) async throws {
        let tmdb = try StagedTMDB(
            [
                "movie/popular": Said.page([Said.item(1, ", \"genre_ids\": \(numbers)")]),
                "genre/movie/list":
                    #"{"genres": [{"id": 10769, "name": "Foreign"}, {"id": 18, "name": "Drama"}, {"id": 5}, null]}"#,
                "genre/movie/list?language=de": #"{"genres": [{"id": 18, "name": "Drama (de)"}]}"#,
            ], language: language)
        for _ in 1...2 {
            let reply = try await tmdb.popular(20)
            #expect(reply.value.movies.first?.genres == genres)
            #expect(reply.problems.isEmpty)
        }
        #expect(tmdb.asked.filter { $0.hasPrefix("genre") }.count == requests)
    }

    @Test func `fall back to the built-in names, with a problem`() async throws {
        let tmdb = try StagedTMDB([
            "movie/popular": Said.page([
                Said.item(1, #", "genre_ids": [10769, 18]"#), Said.item(2, #", "genre_ids": [10769]"#),
            ])
        ])
        let reply = try await tmdb.popular(20)
        #expect(reply.value.movies.map(\.genres) == [.known(["Drama"]), .unknown])
        #expect(reply.problems == [Problem(tmdb.provider.id, .configuration, .notFound)])
    }

    @Test func `come by name where an item has them`() async throws {
        let movie = try await StagedTMDB.summary(
            of: Said.item(
                1, #", "genres": [{"id": 1, "name": "A"}, {}, {"id": 2, "name": "B"}], "genre_ids": [18]"#))
        #expect(movie.genres == .known(["A", "B"]))
    }
}
