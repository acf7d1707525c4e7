import CatalogLoopback
import Foundation
import Testing

@Suite struct `Comparing providers` {
    /// What is compared on the sample, and how that ends.
    @Test(arguments: [
        ([], 0), (["--exit-code"], 1), (["--exit-code", "--field", "title,rating"], 0),
        (["--exit-code", "--field", "title", "--field", "rating"], 0),
        (["--exit-code", "--field", "release_date"], 1),
        (["--exit-code", "--field", "release_date", "--tolerance", "release_date=30w"], 0),
        (["--exit-code", "--field", "release_date", "--tolerance", "release_date=30"], 1),
        (["--exit-code", "--field", "rating", "--tolerance", "rating=0.4"], 1),
        (["--exit-code", "--field", "present"], 1), (["--exit-code", "--field", "overview,votes"], 0),
        (["--exit-code", "--field", "year", "-p", "traderev,tmdb", "--ids", "traderev:5"], 0),
        (["--exit-code", "--field", "year", "--ids", "traderev:7"], 1),
        (["--exit-code", "--field", "year", "--tolerance", "year=1y", "--ids", "traderev:7"], 0),
    ])
    func `ends as a diff does, where that is asked for`(arguments: [String], status: Int) async throws {
        let run = try await Workplace().run(["compare", "--sample"] + arguments)
        #expect(Int(run.status) == status, "\(run.err)")
        #expect(run.err == "")
        #expect(run.out.hasPrefix("Catalog comparison"))
    }

    @Test(arguments: ["tmdb", "traderev"])
    func `takes two of them`(name: String) async throws {
        let run = try await Workplace().run("compare", "--sample", "-p", name)
        #expect(run.status == 64)
        #expect(run.out == "")
        #expect(
            run.err.hasPrefix(
                "catalog: A comparison takes two providers or more, and in this run there is but one (\(name))."
            ))
    }

    @Test func `finds nothing in a file and itself`() async throws {
        let place = try Workplace()
        let shelf = """
            id,title,year,release_date,runtime_minutes,directors,actors,genres,rating
            1,"Thing, The",1982,1982-06-25,109,John Carpenter,Kurt Russell|Keith David,Horror|Sci-Fi,8.2
            2,The Thing,2011,2011-10-12,103,"van Heijningen, Matthijs",Mary Elizabeth Winstead,Horror,6.2
            3,千と千尋の神隠し,2001,,125,宮崎 駿,,アニメ,8.6
            4,Alien,1979,,,,,,
            5,Amélie (2001),,,122,Jean-Pierre Jeunet,Audrey Tautou,(no genres listed),

            """
        for name in ["shelf.csv", "twin.csv"] { try place.write(shelf, to: name) }
        try place.write(
            """
            providers:
              shelf:
                kind: file
                path: shelf.csv
              twin:
                kind: file
                path: twin.csv

            """, to: "catalog.yaml")
        let run = try await place.run("compare", "--exit-code", "--format", "json")
        #expect(run.status == 0, "\(run.err)")
        let answer = try #require(
            try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
        let summary = try #require(answer["summary"] as? [String: Any])
        #expect(summary["differences"] as? Int == 0)
        #expect(summary["movies"] as? Int == 5 && summary["in_all"] as? Int == 5)
    }

    @Test func `that could not all be asked is no proof: the answer is partial, whatever it found`()
        async throws
    {
        let site = try await Site()
        site.behave { $0.path.contains("details") ? .status(404) : nil }
        let run = try await site.run(
            "compare", "--exit-code", "--write-baseline", "accepted.json", "--tolerance", "release_date=0")
        #expect(run.status == 3)
        #expect(run.out.hasPrefix("Catalog comparison"))
        #expect(run.err.contains("accepted.json was not written, because something is missing"))
        #expect(try site.place.files.contains("accepted.json") == false)
        let strict = try await site.run("compare", "--exit-code", "--strict")
        #expect(strict.status == 3 && strict.out == "")
    }
}
