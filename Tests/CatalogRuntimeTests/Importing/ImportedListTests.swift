internal import CatalogCore
internal import CatalogTestSupport
internal import Foundation
internal import Testing

@testable import CatalogRuntime

/// Lists as services really write them, first lines and all.
@Suite struct `A list of another program` {
    private func read(
        _ text: String, as name: String = "list.csv",
        kinds: [String: String] = ["tmdb": "tmdb", "mine": "file"]
    ) async throws -> ImportedList {
        let folder = TemporaryFolder()
        try folder.write(text, to: name)
        let configured = kinds.reduce(into: [ProviderID: String]()) { configured, pair in
            if let id = ProviderID(pair.key) { configured[id] = pair.value }
        }
        return try await ImportedList.reading(
            folder.url.appending(path: name).path(percentEncoded: false), kinds: configured,
            today: try #require(CalendarDay("2026-11-21")))
    }

    /// `Alien 1979 imdb:tt0078748 2020-03-04`, in one line.
    private func words(of entry: WatchlistEntry) -> String {
        let ids = entry.members.map { "\($0.id)=\($0.kind)" } + entry.externalIDs.map(\.description)
        return ([entry.title, entry.year.map { String($0) } ?? "–"] + ids + [entry.added.description])
            .joined(separator: " ")
    }

    private static let alien = "Alien 1979 imdb:tt0078748"

    @Test(arguments: [
        // IMDb: a watchlist or list, before and after "Original Title" came in; ratings; what is made for it.
        (
            """
            Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
            1,tt0078748,2020-03-04,2020-03-05,,Alien,Alien,https://www.imdb.com/title/tt0078748/,Movie,8.5,117,1979,"Horror, Sci-Fi",1000000,1979-05-25,Ridley Scott,,
            """, "\(alien) 2020-03-04"
        ),
        (
            """
            Position,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
            1,tt0078748,Wed Mar  4 00:00:00 2020,,,Alien,u,movie,8.5,117,1979,Horror,1,1979-05-25,Ridley Scott
            """, "\(alien) 2026-11-21"
        ),
        (
            """
            Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
            tt0078748,9,2020-03-04,Alien,Alien,u,Movie,8.5,117,1979,Horror,1,1979-05-25,Ridley Scott
            """, "\(alien) 2020-03-04"
        ),
        ("Const,Title,Year\ntt0078748,Alien,1979\n", "\(alien) 2026-11-21"),
        // Letterboxd: watchlist and watched, ratings, diary, reviews, a list with its own lines above.
        (
            "Date,Name,Year,Letterboxd URI\n2020-03-04,Alien,1979,https://boxd.it/29IG\n",
            "Alien 1979 2020-03-04"
        ),
        (
            "Date,Name,Year,Letterboxd URI,Rating\n2020-03-04,Alien,1979,https://boxd.it/29IG,4.5\n",
            "Alien 1979 2020-03-04"
        ),
        (
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
            2020-03-04,Alien,1979,u,5,Yes,"Still ""great"",
            after all","sf, horror",2020-03-03
            """, "Alien 1979 2020-03-04"
        ),
        (
            """
            Letterboxd list export v7
            Date,Name,Tags,URL,Description
            2020-01-01,Favorites,,https://boxd.it/list,"Best, first"

            Position,Name,Year,URL,Description
            1,Alien,1979,https://boxd.it/29IG,
            """, "Alien 1979 2026-11-21"
        ),
        // Trakt: a watchlist or list, a collection, ratings, the history.
        (
            """
            rank,listed_at,type,title,year,trakt_id,imdb_id,tmdb_id,tvdb_id,url,released,runtime,season_number,episode_number,genres
            1,2020-03-04T06:33:24.000Z,movie,Alien,1979,295,tt0078748,348,,u,1979-05-25,117,,,horror
            """, "Alien 1979 tmdb:348=tmdb imdb:tt0078748 2020-03-04"
        ),
        (
            "rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,tvdb_id,url,rating\n"
                + "2020-03-04T06:33:24Z,movie,Alien,1979,8.4,295,,348,,u,9\n",
            "Alien 1979 tmdb:348=tmdb 2020-03-04"
        ),
        (
            "watched_at,action,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id\n"
                + ",scrobble,movie,Alien,1979,8.4,295,tt0078748,\n", "\(alien) 2026-11-21"
        ),
        // Our own: movies, whose first ids may be of providers that nobody knows by now.
        (
            "id,title,year,imdb_id,ids\nmine:7,Alien,1979,tt0078748,mine:7|tmdb:348|gone:1\n",
            "Alien 1979 mine:7=file tmdb:348=tmdb imdb:tt0078748 2026-11-21"
        ),
        ("id;title;year\n7;Alien;1979\n", "Alien 1979 2026-11-21"),
        (
            "Const,Title,Year,added,ids,kinds,external_ids\n"
                + "tt0078748,Alien,1979,2020-03-04,gone:1|tmdb:348,odd|tmdb,imdb:tt0078748|wikidata:Q103569\n",
            "Alien 1979 gone:1=odd tmdb:348=tmdb imdb:tt0078748 wikidata:Q103569 2020-03-04"
        ),
    ])
    func `is told by its header`(text: String, words: String) async throws {
        let list = try await read(text)
        #expect(list.problems == [])
        #expect(list.entries.map(self.words) == [words])
        #expect(list.others == 0)
        let spaced = try await read(
            "\u{FEFF}" + text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))
        #expect(spaced.entries == list.entries)
    }

    @Test(arguments: [
        (
            #"{"const":"tt0078748","title":"Alien","year":1979,"added":"2020-03-04","ids":["gone:1"],"kinds":["odd"],"external_ids":["imdb:tt0078748"]}"#,
            "Alien 1979 gone:1=odd imdb:tt0078748 2020-03-04"
        ),
        // A movie, as 'catalog list' writes it.
        (
            #"{"id":"mine:7","ids":["mine:7","gone:1"],"external_ids":{"imdb":"tt0078748"},"title":"Alien","year":1979,"genres":["Horror"],"rating":{"value":8.4}}"#,
            "Alien 1979 mine:7=file imdb:tt0078748 2026-11-21"
        ),
        (#"{"title":"Alien","year":null}"#, "Alien – 2026-11-21"),
    ])
    func `may be objects`(line: String, words: String) async throws {
        for name in ["list.ndjson", "list"] {
            let list = try await read(line + "\n", as: name)
            #expect(list.problems == [])
            #expect(list.entries.map(self.words) == [words])
        }
    }

    @Test func `without a number of TMDB's own provider has one that counts for the kind`() async throws {
        let text = "type,title,year,tmdb_id\nmovie,Alien,1979,348\n"
        for (kinds, id) in [
            (["films": "tmdb"], "films:348"), ([:], "tmdb:348"), (["a": "tmdb", "b": "tmdb"], "tmdb:348"),
        ] {
            let entries = try await read(text, kinds: kinds).entries
            #expect(entries.map { $0.members.map { "\($0.id) \($0.kind)" } } == [["\(id) tmdb"]])
        }
    }

    @Test(arguments: ["tvSeries", "TV Series", "tvMiniSeries", "TV Episode", "show", "season", "Video Game"])
    func `has rows that are of no movie, which are counted and left out`(type: String) async throws {
        let text = "Const,Title,Year,Title Type\ntt0078748,Alien,1979,movie\ntt0411008,Lost,2004,\(type)\n"
        let list = try await read(text)
        #expect(list.entries.map(\.title) == ["Alien"])
        #expect(list.others == 1)
        #expect(list.isWhole)
    }

    @Test(arguments: ["movie", "tvMovie", "short", "video", "TV Special", "Film", ""])
    func `has movies by many words`(type: String) async throws {
        let list = try await read("Const,Title,Year,Title Type\ntt0078748,Alien,1979,\(type)\n")
        #expect(list.entries.count == 1 && list.others == 0)
    }

    @Test func `has bad rows, which are named by their lines`() async throws {
        let list = try await read(
            """
            rank,listed_at,type,title,year,imdb_id,tmdb_id
            1,2020-03-04,movie,Alien,soon,tt0078748,abc
            2,yesterday,movie,Brazil,1985,nm0000416,
            3,,movie, ,1985,,
            4
            5,,movie,Clue,0,,
            """)
        #expect(
            list.entries.map(words) == [
                "Alien – imdb:tt0078748 2020-03-04", "Brazil 1985 2026-11-21", "Clue – 2026-11-21",
            ])
        #expect(
            list.problems.map { $0.split(separator: "list.csv, ").last.map(String.init) } == [
                "line 2: 'tmdb_id' is 'abc', which is no number of TMDB (value left out)",
                "line 2: 'year' is 'soon', which is no year (value left out)",
                "line 3: 'imdb_id' is 'nm0000416', which is no IMDb id such as tt0133093 (value left out)",
                "line 4: it has neither a title nor an id (row left out)",
                "line 5: it has 1 cell where the header has 7 (row left out)",
            ])
        let own = try await read(
            "Const,Title,Year,added,ids,kinds,external_ids\n,Alien,1979,soon,tmdb:1|x,tmdb,imdb:1\n")
        #expect(own.entries.map(words) == ["Alien 1979 tmdb:1=tmdb 2026-11-21"])
        #expect(own.problems.count == 3)
    }

    @Test func `of no known header is refused, with those that are known`() async throws {
        for (text, found) in [
            ("a,b\n1,2\n", "begins with 'a', 'b', which is no header that is known"), ("", "is empty"),
            ("Title,Year\nAlien,1979\n", "begins with 'Title', 'Year', which is no header that is known"),
        ] {
            let error = await #expect(throws: UnreadableList.self) { try await read(text) }
            let description = try #require(error?.description)
            #expect(description.contains("/list.csv \(found). "), "\(description)")
            for maker in ["IMDb (const, title)", "Letterboxd (name, year, letterboxd uri or url)", "Trakt ("]
            {
                #expect(description.contains(maker))
            }
        }
        let missing = await #expect(throws: UnreadableList.self) {
            try await ImportedList.reading(
                "/nowhere/x.csv", kinds: [:], today: try #require(CalendarDay("2026-11-21")))
        }
        #expect(missing?.description == "/nowhere/x.csv does not exist. Check the path.")
    }
}
