import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import Testing

@Suite struct `What TMDB recommends` {
    /// What is recommended with a movie's page, and what was asked for to tell.
    private func related(
        _ answers: [String: String], _ related: TMDBSettings.Related = .recommendations
    ) async throws -> (reply: Reply<[MovieSummary]>, asked: [String]) {
        let tmdb = try StagedTMDB(answers, related: related)
        let reply = try await tmdb.provider.recommendations(for: tmdb.movie(10098))
        return (reply, tmdb.asked.map { String($0.prefix { $0 != "?" }) })
    }

    @Test(arguments: [
        (TMDBSettings.Related.recommendations, ["City Lights", "The Kid", "Modern Times"]),
        (.similar, ["The Gold Rush"]),
    ])
    func `stands on the movie's own page`(related: TMDBSettings.Related, titles: [String]) async throws {
        let (reply, asked) = try await self.related(
            ["movie/10098": try Fixture.text("detail.json")], related)
        #expect(reply.value.map(\.title) == titles)
        #expect(reply.value.first?.genres.value?.isEmpty == false)
        #expect(reply.problems.isEmpty)
        #expect(asked == ["movie/10098"])
    }

    @Test func `is nothing where the page says so`() async throws {
        let page = Said.item(10098, #", "recommendations": {"results": []}"#)
        #expect(try await related(["movie/10098": page]).reply.value.isEmpty)
    }

    @Test(arguments: ["", #", "recommendations": null"#, #", "recommendations": 5"#])
    func `is asked for by itself where the page does not say`(more: String) async throws {
        let (reply, asked) = try await related([
            "movie/10098": Said.item(10098, more), "movie/10098/recommendations": Said.page(ofMovies: [6]),
        ])
        #expect(reply.value.map(\.title) == ["Movie 6"])
        #expect(Set(asked) == ["movie/10098", "movie/10098/recommendations"])
    }

    @Test func `loses what cannot be read, and says so`() async throws {
        let page = Said.item(
            10098, #", "recommendations": {"results": [{"id": 3, "title": "C"}, {"id": 4}]}"#)
        let reply = try await related(["movie/10098": page]).reply
        #expect(reply.value.map(\.title) == ["C"])
        #expect(reply.problems.map(\.found) == ["item 2: 'title' is missing"])
    }

    @Test func `is not taken off another movie's page`() async throws {
        await #expect(throws: ProviderError.self) {
            try await related(["movie/10098": Said.item(8, #", "recommendations": {"results": []}"#)])
        }
    }
}
