import CatalogCore
import CatalogMerger
import CatalogRendering
import Foundation
import Testing

@Suite struct `JSON answers` {
    static let movieKeys = [
        "id", "ids", "external_ids", "title", "original_title", "year", "release_date", "overview", "tagline",
        "status", "poster", "backdrop", "trailer", "links", "genres", "runtime_minutes", "revenue_usd",
        "original_language", "rating", "popularity", "watchlist", "actors", "directors", "sources",
        "conflicts", "unknown",
    ]

    @Test(arguments: [
        (
            SampleAnswer.report,
            ["schema", "grouped_by", "groups", "actors", "directors", "providers", "problems"]
        ),
        (.listing, ["schema", "movies", "providers", "problems"]),
        (
            .page,
            ["schema", "movie", "recommendations", "recommended_people", "providers", "problems"]
        ),
        (.credits, ["schema", "ids", "title", "actors", "directors", "providers", "problems"]),
        (.comparison, ["schema", "providers", "summary", "movies", "problems", "tallies"]),
    ])
    func `have their keys in the order of the contract`(sample: SampleAnswer, keys: [String]) {
        #expect(KeyOrder.keys(of: sample.answer.rendered(.json)) == keys)
    }

    @Test func `give every movie every key in one order, known or not`() {
        for movie in Answer.listing(Sample.listing).rendered(.ndjson).split(separator: "\n") {
            #expect(KeyOrder.keys(of: String(movie)) == Self.movieKeys)
        }
    }

    @Test func `say null where there is no value and name what nobody knew`() throws {
        let listing = MovieListing(movies: [Sample.lost, Sample.yourName], providers: [], problems: [])
        let movies = try #require(try read(.listing(listing))["movies"] as? [[String: Any]])
        #expect(movies[0]["year"] is NSNull)
        #expect(movies[0]["rating"] is NSNull)
        #expect((movies[0]["genres"] as? [String])?.isEmpty == true)
        #expect((movies[0]["unknown"] as? [String])?.contains("genres") == true)
        #expect((movies[1]["unknown"] as? [String])?.contains("external_ids") == false)
    }

    @Test func `carry the values of the movie`() throws {
        let page = try read(.page(Sample.page))
        let movie = try #require(page["movie"] as? [String: Any])
        #expect(page["schema"] as? String == "catalog.movie/1")
        #expect(movie["id"] as? String == "tmdb:27205")
        #expect(movie["ids"] as? [String] == ["tmdb:27205", "traderev:3"])
        #expect(movie["external_ids"] as? [String: String] == ["imdb": "tt1375666"])
        #expect(movie["release_date"] as? String == "2010-07-14")
        #expect(movie["links"] as? [String: String] == ["tmdb": "https://www.themoviedb.org/movie/27205"])
        #expect(movie["popularity"] as? Double == 167.58)
        #expect(movie["watchlist"] as? Bool == true)
        let rating = try #require(movie["rating"] as? [String: Any])
        #expect(rating["value"] as? Double == 8.1)
        #expect(rating["provider"] as? String == "tmdb")
        let sources = try #require(movie["sources"] as? [String: String])
        #expect(sources["poster"] == "tmdb")
        #expect(sources["links"] == nil && sources["external_ids"] == nil && sources["trailer"] == nil)
        let conflicts = try #require(movie["conflicts"] as? [[String: Any]])
        #expect(conflicts.map { $0["field"] as? String } == ["release_date"])
        #expect(
            conflicts.first?["claims"] as? [String: String]
                == ["tmdb": "2010-07-14", "traderev": "2010-07-16"])
    }

    @Test func `hold groups in groups, with both kinds of grouping named`() throws {
        let report = try read(.report(Sample.nestedReport))
        #expect(report["grouped_by"] as? String == "decade,genre")
        let decade = try #require((report["groups"] as? [[String: Any]])?.first)
        #expect(decade["movies"] == nil)
        #expect(
            (decade["groups"] as? [[String: Any]])?.map { $0["key"] as? String } == ["Action", "Romance"])
    }

    @Test func `count the movies of people only where there are several movies`() throws {
        let report = try read(.report(Sample.report))
        let leading = try #require((report["actors"] as? [[String: Any]])?.first)
        #expect(Set(leading.keys) == ["name", "ids", "character", "popularity", "movies"])
        #expect(leading["movies"] as? Int == 2)
        let credits = try read(.credits(Sample.credits))
        let actor = try #require((credits["actors"] as? [[String: Any]])?.first)
        #expect(Set(actor.keys) == ["name", "ids", "character", "popularity"])
    }

    @Test func `tell what is missing in facts and in words`() throws {
        let report = try read(.report(Sample.report))
        let problem = try #require((report["problems"] as? [[String: Any]])?.first)
        #expect(problem["movie"] as? String == "tmdb:935")
        #expect(problem["asked"] as? String == "credits")
        #expect(problem["reason"] as? String == "timeout")
        #expect(problem["message"] as? String == Sample.problems[0].description)
    }

    @Test func `name no movie for a problem that stands for several questions`() throws {
        let movie = try #require(MovieID("tmdb:935"))
        let problem = Problem(
            movie.provider, .detail(movie), .serverError(status: 503), othersLeft: 39)
        let listing = try read(.listing(MovieListing(movies: [], providers: [], problems: [problem])))
        let told = try #require((listing["problems"] as? [[String: Any]])?.first)
        #expect(told["movie"] is NSNull)
        #expect(told["asked"] as? String == "detail")
        #expect(told["reason"] as? String == "server_error")
        #expect(told["message"] as? String == problem.description)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `can be read whatever the data holds, and steer no terminal`(seed: UInt64) throws {
        var answers = HostileAnswers(seed: seed)
        for answer in answers.all() {
            _ = try read(answer)
            for line in answer.rendered(.ndjson).split(separator: "\n") {
                _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
            }
            #expect(!answer.rendered(.json).unicodeScalars.contains { $0 != "\n" && HostileText.steers($0) })
        }
    }

    private func read(_ answer: Answer) throws -> [String: Any] {
        let data = Data(answer.rendered(.json).utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
