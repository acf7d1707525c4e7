internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `Movies named one by one` {
    @Test(arguments: [
        ("archive:99", ["archive the detail of archive:99"]),
        ("kiosk:99", ["kiosk the detail of kiosk:99"]),
        ("imdb:tt0069293", ["archive the movie of imdb:tt0069293"]),
        ("Solaris (1972)", ["archive a search for 'Solaris (1972)'", "kiosk a search for 'Solaris (1972)'"]),
    ])
    func `leave a problem for one that nobody has, and answer with the others`(
        unknown: String, problems: [String]
    ) async throws {
        let cinema = try Cinema.everyday()
        let words = ["archive:2", unknown, "Toy Story"]
        let selection = Selection(.movies(words.map(MovieReference.init)), limit: 1)
        let listing = try await cinema.catalog.listing(of: selection)
        #expect(listing.movies.map(\.title) == ["Interstellar", "Toy Story"])
        #expect(listing.problems.map { "\($0.provider) \($0.question)" } == problems)
        #expect(listing.problems.allSatisfy { $0.reason == .notFound })
    }

    @Test func `are an error where nobody has any of them`() async throws {
        let cinema = try Cinema.everyday()
        let words = ["archive:99", "Solaris"].map(MovieReference.init)
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.report(of: Selection(.movies(words)))
        }
        #expect(error == .noSuchMovie(words[0], asked: [cinema.services[0].id]))
    }

    @Test func `are an error where one fits several`() async throws {
        let cinema = try Cinema.everyday()
        let words = ["archive:1", "Batman"].map(MovieReference.init)
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.report(of: Selection(.movies(words)))
        }
        guard case .ambiguous(words[1], let movies) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(movies.count == 2)
    }

    @Test func `are one movie where they prove to be one`() async throws {
        let cinema = try Cinema.everyday()
        let words = ["kiosk:1", "archive:1", "Inception", "imdb:tt1375666"].map(MovieReference.init)
        let report = try await cinema.catalog.report(of: Selection(.movies(words)))
        #expect(
            report.groups.flatMap(\.movies).map { $0.ids.map(\.description) } == [["archive:1", "kiosk:1"]])
    }

    @Test(arguments: [["Inception", "archive:1"], ["archive:1", "Inception"]])
    func `have what their page tells where one of the names asks for it`(words: [String]) async throws {
        let cinema = try Cinema.everyday()
        let selection = Selection(.movies(words.map(MovieReference.init)))
        let listing = try await cinema.catalog.listing(of: selection)
        #expect(listing.movies.map(\.title) == ["Inception"])
        #expect(listing.movies.map(\.runtimeMinutes) == [148])
    }

    @Test func `include those of a source without pages, by its list`() async throws {
        let cinema = Cinema([
            try .house("reel", [.inception, .endgame], isWhole: true) {
                Source(PagelessStub(service: $0), kind: "pageless")
            }
        ])
        let words = ["reel:2", "reel:1"].map(MovieReference.init)
        let listing = try await cinema.catalog.listing(of: Selection(.movies(words)))
        #expect(listing.movies.map(\.title) == ["Inception", "Avengers: Endgame"])
        #expect(cinema.asked == ["reel: list popular all"])
    }
}
