import CatalogLoopback
import Foundation
import Testing

@Suite struct `A watchlist` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(Self.imdb, to: "imdb.csv")
    }

    private static let imdb = """
        Position,Const,Created,Title,Title Type,Year
        1,tt0468569,2020-03-04,The Dark Knight,Movie,2008
        2,tt9999999,2020-03-05,Nobody Has This,Movie,1999
        3,tt0411008,2020-03-06,Lost,TV Series,2004
        4,tt1375666,2020-03-07,"Inception, twice",Movie,2010
        5,tt1375666,2020-03-01,Inception,Movie,2010

        """

    private static let exported = """
        Const,Title,Year,added,ids,kinds,external_ids
        tt0468569,The Dark Knight,2008,2020-03-04,tmdb:155|traderev:5,tmdb|traderev,imdb:tt0468569|wikidata:Q163872
        tt9999999,Nobody Has This,1999,2020-03-05,,,imdb:tt9999999
        tt1375666,"Inception, twice",2010,2020-03-01,tmdb:27205|traderev:3,tmdb|traderev,imdb:tt1375666|wikidata:Q25188

        """

    @Test func `takes in an export of IMDb, and says what came of it`() async throws {
        let run = try await place.run("watchlist", "import", "imdb.csv")
        #expect(run.status == 3)
        #expect(
            run.out == "Imported 4 movies from imdb.csv: 3 added, 1 already there; 1 of them nobody knows.\n")
        let said = run.err.split(separator: "\n").dropFirst().joined(separator: "\n")
        #expect(
            said == """
                catalog: imdb.csv: 1 row of series, episodes, games or people left out: a watchlist is of movies.
                catalog: Nobody Has This (1999), imdb:tt9999999: nobody of this run has it (asked: tmdb, traderev). \
                It is kept on your watchlist.
                """)
        let export = try await place.run("watchlist", "export")
        #expect(export == Outcome(status: 0, out: Self.exported, err: ""))
        // As all of the list's commands do it takes a configuration, though it asks nobody.
        #expect(try await place.run("watchlist", "export", "--config", "catalog.yaml") == export)
        // What nobody knows is left out, and said to be.
        let list = try await place.run("list", "--watchlist", "-f", "csv")
        #expect(list.status == 0 && list.err.contains("Nobody Has This"))
        #expect(list.out.split(separator: "\n").count == 3)
        #expect(list.out.contains("The Dark Knight") && !list.out.contains("Nobody Has This"))
    }

    @Test(arguments: ["csv", "ndjson"])
    func `is the same after it was exported and imported, and nothing is there twice`(format: String)
        async throws
    {
        #expect(try await place.run("watchlist", "import", "imdb.csv", "-q").status == 3)
        let text = try await place.run("watchlist", "export", "-f", format).out
        #expect(try await place.run("watchlist", "export", "-o", "list.\(format)").out == "")
        #expect(try place.text(of: "list.\(format)") == text)
        let again = try await place.run("watchlist", "import", "list.\(format)", "-q")
        #expect(
            again.out
                == "Imported 3 movies from list.\(format): 0 added, 3 already there; 1 of them nobody knows.\n"
        )
        #expect(try await place.run("watchlist", "export", "-f", format).out == text)
        let other = try Workplace()
        try other.write(text, to: "list.\(format)")
        #expect(try await other.run("watchlist", "import", "list.\(format)", "--offline", "-q").status == 3)
        #expect(try await other.run("watchlist", "export", "-f", format).out == text)
    }

    @Test func `is read from a pipe, also a list of movies`() async throws {
        let movies = try await place.run("list", "--sample", "--limit", "3", "-f", "ndjson").out
        try place.write(movies, to: "movies")
        let run = try await place.start(
            ["watchlist", "import", "-", "-q"], after: "exec < movies"
        ).outcome()
        #expect(run.status == 0 && run.err == "")
        let count = movies.split(separator: "\n").count
        #expect(run.out == "Imported \(count) movies from stdin: \(count) added, 0 already there.\n")
    }

    @Test func `that must be taken in whole is not changed by half`() async throws {
        let run = try await place.run("watchlist", "import", "imdb.csv", "--strict")
        #expect(run.status == 3 && run.out == "")
        #expect(run.err.contains("Nobody Has This"))
        #expect(try place.files == ["imdb.csv"])
    }

    @Test(arguments: [
        ("a,b\n1,2\n", "in.csv begins with 'a', 'b', which is no header that is known."),
        ("", "in.csv is empty."), ("{\"title\": \"A\"}\n", "in.csv begins with "),
    ])
    func `is no file that nobody can read`(text: String, words: String) async throws {
        try place.write(text, to: "in.csv")
        let run = try await place.run("watchlist", "import", "in.csv", "-q")
        #expect(run.status == 2 && run.out == "")
        #expect(run.err.hasPrefix("catalog: \(words)"), "\(run.err)")
        #expect(try place.files == ["imdb.csv", "in.csv"])
        let gone = try await place.run("watchlist", "import", "imbd.csv", "-q")
        #expect(
            gone
                == Outcome(
                    status: 2, out: "", err: "catalog: imbd.csv does not exist. Did you mean 'imdb.csv'?\n"))
    }

    @Test func `has bad rows named by line, and takes in the others`() async throws {
        try place.write(
            "Date,Name,Year,Letterboxd URI\n,Alien,1979,u\n\n,,1985,u\n,Brazil\n,Inception,two,u\n",
            to: "in.csv")
        let run = try await place.run("watchlist", "import", "in.csv")
        #expect(run.status == 3)
        #expect(run.out == "Imported 2 movies from in.csv: 2 added, 0 already there.\n")
        #expect(
            run.err.split(separator: "\n").dropFirst().joined(separator: "\n") == """
                catalog: in.csv, line 4: it has neither a title nor an id (row left out)
                catalog: in.csv, line 5: it has 2 cells where the header has 4 (row left out)
                catalog: in.csv, line 6: 'year' is 'two', which is no year (value left out)
                """)
    }

    @Test(arguments: [
        ["watchlist", "export", "-f", "json"], ["watchlist", "export", "-o", "list.md"],
        ["watchlist", "import"], ["watchlist", "import", "imdb.csv", "--sample"],
    ])
    func `is exchanged by those who say how`(arguments: [String]) async throws {
        #expect(try await place.run(arguments).status == 64)
        #expect(try place.files == ["imdb.csv"])
    }

    @Test func `is looked up at services, and kept as it is while they are down`() async throws {
        let site = try await Site()
        let list = "Date,Name,Year,Letterboxd URI\n2020-03-04,Alien,1979,u\n2020-03-05,Metropolis,1927,u\n"
        try site.place.write(list, to: "list.csv")
        let offline = try await site.run("watchlist", "import", "list.csv", "--offline", token: nil)
        #expect(offline.status == 3)
        #expect(offline.out == "Imported 2 movies from list.csv: 2 added, 0 already there.\n")
        #expect(offline.err.contains("the run is offline"))
        #expect(site.takeRequests().isEmpty)
        let bare = try await site.run("watchlist", "export").out
        #expect(bare.hasSuffix("\n,Alien,1979,2020-03-04,,,\n,Metropolis,1927,2020-03-05,,,\n"))
        #expect(try await site.run("watchlist", "remove", "Alien").status == 0)
        let run = try await site.run("watchlist", "import", "list.csv")
        #expect(
            run
                == Outcome(
                    status: 0, out: "Imported 2 movies from list.csv: 1 added, 1 already there.\n", err: ""))
        let known = try await site.run("watchlist", "export").out
        #expect(known.contains(",Alien,1979,2020-03-04,tmdb:348|traderev:"))
    }
}
