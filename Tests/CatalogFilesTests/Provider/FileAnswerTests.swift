internal import CatalogCore
internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogFiles

@Suite struct `What a catalog file answers` {
    @Test func `is everything a row says`() async throws {
        let reply = try await FilmFile.provider().detail(for: FilmFile.movie("films:stalker"))
        let expected = MovieDetail(
            summary: MovieSummary(
                id: try FilmFile.movie("films:stalker"), title: "Stalker", originalTitle: .known("Сталкер"),
                year: .known(1979), releaseDate: Fact(CalendarDay(year: 1979, month: 5, day: 25)),
                overview: .known("Three men walk into the Zone,\nand one of them knows the way."),
                poster: .known("https://posters.example/stalker.jpg"),
                genres: .known(["Drama", "Science Fiction"]), originalLanguage: .known("ru"),
                rating: Fact(Rating(8.1, votes: 2000)), popularity: .known(20.5)),
            alternativeTitles: .known(["The Stalker", "Stalker (1979)"]),
            runtimeMinutes: .known(162),
            externalIDs: .known([try #require(ExternalID(.imdb, "tt0079944"))]),
            credits: .known([
                Credit(person: nil, name: "Aleksandr Kaydanovskiy", job: .actor, billingOrder: 0),
                Credit(person: nil, name: "Anatoliy Solonitsyn", job: .actor, billingOrder: 1),
                Credit(person: nil, name: "Andrei Tarkovsky", job: .director),
            ]))
        #expect(reply.value == expected)
        #expect(reply.problems == [])
        let attributes = try FileManager.default.attributesOfItem(atPath: FilmFile.path)
        #expect(reply.asOf == attributes[.modificationDate] as? Date)
    }

    @Test func `is absent where a cell is empty, and unknown where there is no column or no value`()
        async throws
    {
        let folder = TemporaryFolder()
        let text = "id,title,year,rating,genres,actors,imdb_id\n1,A,,x,|,,\n"
        let reply = try await FilmFile.provider(of: text, in: folder).detail(for: FilmFile.movie("films:1"))
        let summary = reply.value.summary
        #expect(summary.year == .absent && summary.genres == .absent)
        #expect(summary.rating == .unknown)
        #expect(summary.overview == .unknown && summary.popularity == .unknown && summary.page == .unknown)
        #expect(reply.value.credits == .absent && reply.value.externalIDs == .absent)
        #expect(reply.value.runtimeMinutes == .unknown && reply.value.recommendations == .unknown)
    }

    @Test(arguments: ["posters/a.jpg", "javascript:alert(1)", "file:///srv/a.jpg"])
    func `keeps a poster that is no address of the web as it stands`(poster: String) async throws {
        let folder = TemporaryFolder()
        let provider = try FilmFile.provider(of: "id,title,poster\n1,A,\(poster)\n", in: folder)
        let reply = try await provider.detail(for: FilmFile.movie("films:1"))
        #expect(reply.value.summary.poster == .known(poster))
        #expect(reply.problems == [])
    }

    @Test(arguments: [
        (
            "films",
            ["films:other:amelie", "films:solaris", "films:stalker", "films:solaris-2002", "films:dots"]
        ),
        (
            "other",
            [
                "other:amelie", "other:films:solaris", "other:films:stalker", "other:solaris-2002",
                "other:dots",
            ]
        ),
    ])
    func `has ids under its own name, once`(name: String, ids: [String]) async throws {
        let provider = try FilmFile.provider(name)
        let list = try await provider.movies(in: ListRequest(.popular, limit: nil)).value
        #expect(list.movies.map(\.id.description) == ids)
        for movie in list.movies { #expect(try await provider.detail(for: movie.id).value.summary == movie) }
    }

    @Test(arguments: [
        ("id,title,votes,popularity", ["1,A,5,1", "2,B,9,", "3,C,1,2", "4,D,7,1"], ["3", "1", "4", "2"]),
        ("id,title,votes,popularity", ["1,A,5,", "2,B,9,", "3,C,,"], ["2", "1", "3"]),
        ("id,title,votes", ["1,A,5", "2,B,9"], ["2", "1"]),
        ("id,title,rating", ["2,A,5", "1,B,9"], ["2", "1"]),
    ])
    func `are its movies by popularity, else by votes, else in its order`(
        header: String, rows: [String], keys: [String]
    ) async throws {
        let folder = TemporaryFolder()
        let text = ([header] + rows).joined(separator: "\n")
        let provider = try FilmFile.provider(of: text, in: folder)
        let list = try await provider.movies(in: ListRequest(.popular, limit: nil)).value
        #expect(list.movies.map(\.id.key) == keys)
        #expect(list.isWholeCatalog)
        #expect(try await !provider.movies(in: ListRequest(.popular, limit: 1)).value.isWholeCatalog)
    }

    @Test func `are its rated movies by rating, where there is such a column`() async throws {
        let list = try await FilmFile.provider().movies(in: ListRequest(.topRated, limit: 3)).value
        #expect(list.movies.map(\.id.key) == ["stalker", "other:amelie", "solaris"])
        let folder = TemporaryFolder()
        let bare = try FilmFile.provider(of: "id,title\n1,A\n", in: folder)
        await #expect(throws: ProviderError.unsupported) {
            try await bare.movies(in: ListRequest(.topRated, limit: 3))
        }
        await #expect(throws: ProviderError.unsupported) {
            try await bare.movies(in: ListRequest(.upcoming, limit: 3))
        }
    }

    @Test(
        arguments: [
            ("solaris", nil, ["solaris", "solaris-2002"]), ("SOLARIS", 2002, ["solaris-2002"]),
            ("solaris", 2003, ["solaris-2002"]), ("solaris", 2004, []), ("солярис", nil, ["solaris"]),
            ("amelie", nil, ["other:amelie"]), ("Amélie!", 2001, ["other:amelie"]),
            ("poulain destin", nil, ["other:amelie"]),
            ("le fabuleux destin d'amelie poulain", nil, ["other:amelie"]),
            ("the stalker", nil, ["stalker"]), ("stalk", nil, []), ("", nil, []), ("…", nil, ["dots"]),
            ("!!!", nil, []),
        ] as [(String, Int?, [String])])
    func `to a title are the movies that hold its words`(title: String, year: Int?, keys: [String])
        async throws
    {
        let request = SearchRequest(.title(title, year: year), limit: 10)
        let reply = try await FilmFile.provider().movies(matching: request)
        #expect(reply.value.map(\.id.key) == keys)
    }

    @Test func `to a title are the whole ones first, then those of the very year, then the popular ones`()
        async throws
    {
        let folder = TemporaryFolder()
        let text = """
            id,title,year,popularity
            1,The Thing Again,1982,9
            2,The Thing,1981,8
            3,The Thing,1982,1
            4,The Thing,1982,2
            5,The Thing,,99
            """
        let provider = try FilmFile.provider(of: text, in: folder)
        let request = SearchRequest(.title("the thing", year: 1982), limit: 10)
        #expect(
            try await provider.movies(matching: request).value.map(\.id.key) == ["4", "3", "5", "2", "1"])
    }

    @Test func `to an IMDb id is its movie`() async throws {
        let provider = try FilmFile.provider()
        func keys(_ id: String) async throws -> [String] {
            let external = try #require(ExternalID(id))
            return try await provider.movies(matching: SearchRequest(.externalID(external), limit: 5)).value
                .map(\.id.key)
        }
        #expect(try await keys("imdb:tt0079944") == ["stalker"])
        #expect(try await keys("imdb:tt0079945") == [])
        await #expect(throws: ProviderError.unsupported) { try await keys("wikidata:Q5") }
    }

    @Test(arguments: [
        ("Anatoliy Solonitsyn", "Anatoliy Solonitsyn", ["solaris", "stalker"]),
        ("andrei TARKOVSKY", "Andrei Tarkovsky", ["solaris", "stalker"]),
        ("jean pierre jeunet", "Jean-Pierre Jeunet", ["other:amelie"]),
    ])
    func `to a name are the movies of all who have it`(name: String, spelled: String, keys: [String])
        async throws
    {
        let provider = try FilmFile.provider()
        let reply = try await provider.filmography(for: PersonRequest(.name(name), limit: nil))
        let filmography = try #require(reply.value)
        #expect(filmography.person.name == spelled)
        #expect(filmography.namesakes == [])
        #expect(filmography.movies.map(\.id.key) == keys)
        let same = try await provider.filmography(for: PersonRequest(.id(filmography.person.id), limit: 1))
        #expect(same.value?.movies.map(\.id.key) == Array(keys.prefix(1)))
    }

    @Test(arguments: ["Solonitsyn", "", "…"])
    func `to a name that nobody has is nobody`(name: String) async throws {
        #expect(
            try await FilmFile.provider().filmography(for: PersonRequest(.name(name), limit: nil)).value
                == nil)
    }
}
