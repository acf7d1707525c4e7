import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import CatalogTransport
import Testing

@Suite struct `TMDB is asked` {
    private static let noCredits = #"{"cast": [], "crew": []}"#

    @Test(arguments: [
        (ListName.popular, "movie/popular"), (.topRated, "movie/top_rated"),
        (.nowPlaying, "movie/now_playing"), (.upcoming, "movie/upcoming"),
    ])
    func `for a list by its name`(list: ListName, path: String) async throws {
        let tmdb = try StagedTMDB([path: Said.page(ofMovies: 1...3)], language: "de", region: "AT")
        let reply = try await tmdb.provider.movies(in: ListRequest(list, limit: 20))
        #expect(reply.numbers == [1, 2, 3])
        #expect(!reply.value.isWholeCatalog)
        #expect(tmdb.asked == ["\(path)?language=de&page=1&region=AT"])
    }

    @Test func `for a title, with the year as the primary release year`() async throws {
        let tmdb = try StagedTMDB(
            ["search/movie": Said.page(ofMovies: [7])], language: "pt-BR", region: "BR")
        let reply = try await tmdb.provider.movies(
            matching: SearchRequest(.title("Céu & Terra", year: 1997), limit: 5))
        #expect(reply.value.map(\.id) == [tmdb.movie(7)])
        #expect(
            tmdb.asked == [
                "search/movie?include_adult=false&language=pt-BR&page=1&primary_release_year=1997"
                    + "&query=C%C3%A9u%20%26%20Terra&region=BR"
            ])
    }

    @Test(arguments: [
        ("imdb:tt0133093", "find/tt0133093?external_source=imdb_id"),
        ("wikidata:Q83495", "find/Q83495?external_source=wikidata_id"),
    ])
    func `for the movie of an outside id`(outside: String, path: String) async throws {
        let tmdb = try StagedTMDB(["find/tt0133093": Said.found, "find/Q83495": Said.found])
        let request = SearchRequest(.externalID(try #require(ExternalID(outside))), limit: 5)
        let reply = try await tmdb.provider.movies(matching: request)
        #expect(reply.value.map(\.title) == ["Movie 603"])
        #expect(tmdb.asked == [path])
    }

    @Test(arguments: TMDBSettings.Related.allCases)
    func `once for everything about a movie`(related: TMDBSettings.Related) async throws {
        let tmdb = try StagedTMDB(
            ["movie/5": Said.item(5)], language: "en-GB", region: "GB", related: related)
        _ = try await tmdb.provider.detail(for: tmdb.movie(5))
        #expect(
            tmdb.asked == [
                "movie/5?append_to_response=alternative_titles%2Ccredits%2Cexternal_ids%2C"
                    + "\(related.rawValue)%2Cvideos&language=en-GB"
            ])
    }

    @Test func `for credits by themselves`() async throws {
        let tmdb = try StagedTMDB(["movie/5/credits": Self.noCredits], language: "en")
        #expect(try await tmdb.provider.credits(for: tmdb.movie(5)).value.isEmpty)
        #expect(tmdb.asked == ["movie/5/credits?language=en"])
    }

    @Test func `for a person by name, then for the movies`() async throws {
        let tmdb = try StagedTMDB(
            [
                "search/person": #"{"results": [{"id": 9, "name": "Ada"}]}"#,
                "person/9/movie_credits": Self.noCredits,
            ], language: "en")
        _ = try await tmdb.provider.filmography(for: PersonRequest(.name("Ada"), limit: nil))
        #expect(
            tmdb.asked == [
                "person/9/movie_credits?language=en",
                "search/person?include_adult=false&language=en&page=1&query=Ada",
            ])
    }

    @Test func `for a person by number`() async throws {
        let tmdb = try StagedTMDB([
            "person/9": #"{"id": 9, "name": "Ada"}"#, "person/9/movie_credits": Self.noCredits,
        ])
        let reply = try await tmdb.provider.filmography(for: PersonRequest(.id(tmdb.person(9)), limit: nil))
        #expect(reply.value?.person.name == "Ada")
        #expect(tmdb.asked == ["person/9", "person/9/movie_credits"])
    }

    @Test func `nothing where the answer is known`() async throws {
        let tmdb = try StagedTMDB([:])
        #expect(try await tmdb.popular(0).value.movies.isEmpty)
        let searches = [
            SearchRequest(.title(" \t", year: nil), limit: 5),
            SearchRequest(.title("x", year: nil), limit: 0),
        ]
        for search in searches { #expect(try await tmdb.provider.movies(matching: search).value.isEmpty) }
        let stranger = try #require(PersonID("elsewhere:9"))
        for query in [PersonRequest.Query.name(" "), .id(stranger)] {
            let reply = try await tmdb.provider.filmography(for: PersonRequest(query, limit: nil))
            #expect(reply.value == nil)
        }
        #expect(tmdb.transport.requests.isEmpty)
    }

    @Test(arguments: [
        "elsewhere:5", "tmdb:popular", "tmdb:5/credits", "tmdb:-5", "tmdb:+5", "tmdb:05", "tmdb:0",
        "tmdb:5.0",
        "tmdb:99999999999999999999",
    ])
    func `nothing about a movie that cannot be its own`(text: String) async throws {
        let tmdb = try StagedTMDB([:])
        let movie = try #require(MovieID(text))
        await #expect(throws: ProviderError.failed(Problem(tmdb.provider.id, .detail(movie), .notFound))) {
            try await tmdb.provider.detail(for: movie)
        }
        #expect(tmdb.transport.requests.isEmpty)
    }
}

extension Said {
    /// What `find` says of an id that is a movie's.
    static let found = """
        {"movie_results": [\(item(603, #", "media_type": "movie""#))], "person_results": [], "tv_results": []}
        """
}
