import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import Testing

@Suite struct `A movie in a TMDB list` {
    @Test func `tells everything that a list tells`() async throws {
        let tmdb = try StagedTMDB(["movie/popular": try Fixture.text("popular.json")])
        let reply = try await tmdb.popular(20)
        #expect(reply.problems.isEmpty)
        let movie = try #require(reply.value.movies.first)
        let day = try #require(CalendarDay("1927-01-10"))
        let rating = try #require(Rating(8.136, votes: 2905))
        #expect(
            movie
                == MovieSummary(
                    id: tmdb.movie(19), title: "Metropolis", originalTitle: .known("Metropolis"),
                    releaseDate: .known(day),
                    overview: .known("Below the city of the masters stands the city of those who run it."),
                    poster: .known("https://images.example/t/p/w500/tower.jpg"),
                    backdrop: .known("https://images.example/t/p/w1280/gears.jpg"),
                    genres: .known(["Drama", "Science Fiction"]), originalLanguage: .known("de"),
                    rating: .known(rating), popularity: .known(28.061),
                    page: .known("https://www.themoviedb.org/movie/19")))
        #expect(movie.year == .known(1927))
        #expect(reply.value.movies.map(\.title) == ["Metropolis", "Stachka", "Le Voyage dans la Lune"])
    }

    @Test func `says nothing of what is not there`() async throws {
        let movie = try await StagedTMDB.summary(of: #"{"id": 7, "title": "Seven"}"#)
        let bare = MovieSummary(
            id: movie.id, title: "Seven", page: .known("https://www.themoviedb.org/movie/7"))
        #expect(movie == bare)
    }

    @Test func `says that there is none where TMDB says so`() async throws {
        let movie = try await StagedTMDB.summary(
            of: """
                {"id": 7, "title": "Seven", "original_title": "", "release_date": "", "overview": null,
                 "poster_path": null, "backdrop_path": "", "genre_ids": [], "original_language": "xx",
                 "vote_average": 0, "vote_count": 0, "popularity": null}
                """)
        #expect(
            movie
                == MovieSummary(
                    id: movie.id, title: "Seven", originalTitle: .absent, year: .absent, releaseDate: .absent,
                    overview: .absent, poster: .absent, backdrop: .absent, genres: .absent,
                    originalLanguage: .absent, rating: .absent, popularity: .absent, page: movie.page))
    }

    @Test func `survives every field of another form`() async throws {
        let movie = try await StagedTMDB.summary(
            of: """
                {"id": 7, "title": "Seven", "original_title": 7, "release_date": {}, "overview": [],
                 "poster_path": false, "backdrop_path": 1, "genre_ids": "18", "original_language": 3,
                 "vote_average": "good", "vote_count": true, "popularity": "much", "adult": 2,
                 "media_type": 0}
                """)
        #expect(movie == MovieSummary(id: movie.id, title: "Seven", page: movie.page))
    }

    @Test(arguments: [
        (#""title": "A", "original_title": "B""#, "A"),
        (#""title": "", "original_title": "B""#, "B"),
        (#""title": " \n", "original_title": "B""#, "B"),
        (#""title": null, "original_title": "B""#, "B"),
        (#""original_title": "B""#, "B"),
        (#""title": "\ud800", "original_title": "B""#, "B"),
        (#""title": "\ud83c\udfac \u00e9t\u00e9""#, "🎬 été"),
    ])
    func `goes by its title or else by its original title`(fields: String, title: String) async throws {
        #expect(try await StagedTMDB.summary(of: "{\"id\": 7, \(fields)}").title == title)
    }

    @Test(
        arguments: [
            ("2010-07-14", "2010-07-14", 2010), ("2010-07-14T00:00:00.000Z", "2010-07-14", 2010),
            ("2010-00-00", nil, 2010), ("2010", nil, 2010), ("2010-02-30", nil, 2010),
            ("0000-00-00", nil, nil), ("0001-01-01", nil, nil), ("9999-12-31", nil, nil),
            ("1870-01-01", "1870-01-01", 1870), ("2101-01-01", nil, nil),
            ("soon", nil, nil), ("20100714", nil, nil),
        ] as [(String, String?, Int?)])
    func `has the year of whatever date there is`(text: String, day: String?, year: Int?) async throws {
        let movie = try await StagedTMDB.summary(of: Said.item(7, #", "release_date": "\#(text)""#))
        #expect(movie.releaseDate == (day.flatMap { CalendarDay($0) }.map(Fact.known) ?? .unknown))
        #expect(movie.year == (year.map(Fact.known) ?? .unknown))
    }

    @Test(arguments: [
        ("en", Fact.known("en")), ("EN", .known("en")), ("cn", .known("zh")), ("zh", .known("zh")),
        ("xx", .absent), ("", .absent), ("eng", .unknown), ("é1", .unknown),
    ])
    func `is in a language of ISO 639-1`(code: String, language: Fact<String>) async throws {
        let movie = try await StagedTMDB.summary(of: Said.item(7, #", "original_language": "\#(code)""#))
        #expect(movie.originalLanguage == language)
    }

    @Test(arguments: [
        ("12", Fact.known(12)), ("12.5", .known(12.5)), (#""3.25""#, .known(3.25)), ("0", .known(0)),
        ("-1", .unknown), ("1e999", .unknown),
        (#""nan""#, .unknown), ("NaN", .absent), ("null", .absent), ("[1]", .unknown),
    ])
    func `has a popularity however it is written`(written: String, popularity: Fact<Double>) async throws {
        let movie = try await StagedTMDB.summary(of: Said.item(7, ", \"popularity\": \(written)"))
        #expect(movie.popularity == popularity)
    }

    @Test(
        arguments: [
            (#""vote_average": 7, "vote_count": 12"#, Fact.known(Rating(7, votes: 12))),
            (#""vote_average": 7.25"#, .known(Rating(7.25))),
            (#""vote_average": 6, "vote_count": 0"#, .known(Rating(6, votes: 0))),
            (#""vote_average": 0, "vote_count": 3"#, .known(Rating(0, votes: 3))),
            (#""vote_average": 0.0, "vote_count": 0"#, .absent),
            (#""vote_average": 0"#, .absent),
            (#""vote_average": null, "vote_count": 3"#, .absent),
            (#""vote_average": 11, "vote_count": 3"#, .unknown),
            (#""vote_count": 3"#, .unknown),
        ] as [(String, Fact<Rating?>)])
    func `has a rating once somebody has voted`(fields: String, rating: Fact<Rating?>) async throws {
        let movie = try await StagedTMDB.summary(of: Said.item(7, ", \(fields)"))
        #expect(movie.rating.map(Optional.some) == rating)
    }
}
