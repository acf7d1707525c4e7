internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `Finding the movie that is meant` {
    @Test(arguments: [
        "archive:1", "kiosk:1", "imdb:tt1375666", "Inception", "inception (2010)", "INCEPTION", "incept",
    ])
    func `works by every form of name`(words: String) async throws {
        let cinema = try Cinema.everyday()
        let page = try await cinema.catalog.credits(of: MovieReference(words))
        #expect(page.movie.ids.map(\.description) == ["archive:1", "kiosk:1"])
        #expect(page.movie.directors.map(\.name) == ["Christopher Nolan"])
        #expect(page.problems == [])
        #expect(page.providers.map(\.status) == [.ok, .ok])
    }

    @Test func `of a title that fits several gives them all, the most popular first`() async throws {
        let cinema = try Cinema.everyday()
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.page(of: MovieReference("Batman"))
        }
        guard case .ambiguous(let reference, let movies) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reference == .title("Batman", year: nil))
        #expect(movies.map(\.id.description) == ["archive:5", "archive:4"])
        let page = try await cinema.catalog.credits(of: MovieReference("Batman (1966)"))
        #expect(page.movie.id.description == "archive:4")
    }

    @Test func `takes the year at its word where the source does not`() async throws {
        let films = [Film(title: "Alien", year: 1979), Film(title: "Alien", year: 1980)]
        let cinema = Cinema([try .house("vault", films) { Source(FullStub(service: $0), kind: "full") }])
        let page = try await cinema.catalog.credits(of: MovieReference("Alien (1980)"))
        #expect(page.movie.id.description == "vault:2")
    }

    @Test func `prefers the very title to titles that hold it`() async throws {
        let films = [Film(title: "Alien", year: 1979), Film(title: "Alien: Covenant", year: 2017)]
        let cinema = Cinema([try .house("vault", films) { Source(FullStub(service: $0), kind: "full") }])
        let page = try await cinema.catalog.credits(of: MovieReference("alien"))
        #expect(page.movie.title == "Alien")
        let other = try await cinema.catalog.credits(of: MovieReference("alien: covenant"))
        #expect(other.movie.title == "Alien: Covenant")
    }

    @Test(arguments: [
        ("archive:99", ["archive"]), ("kiosk:99", ["kiosk"]), ("Solaris", ["archive", "kiosk"]),
        ("Inception (1999)", ["archive", "kiosk"]), ("imdb:tt0069293", ["archive"]),
    ])
    func `that nobody has is an error that names who was asked`(words: String, asked: [String]) async throws {
        let cinema = try Cinema.everyday()
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.page(of: MovieReference(words))
        }
        #expect(error == .noSuchMovie(MovieReference(words), asked: asked.compactMap { ProviderID($0) }))
    }

    @Test func `at a provider that does not run is an error, and nobody is asked`() async throws {
        let cinema = try Cinema.everyday()
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.report(
                of: Selection(.movies(["archive:1", "alien:5"].map(MovieReference.init))))
        }
        #expect(error == .notRunning(try #require(ProviderID("alien")), running: cinema.services.map(\.id)))
        #expect(cinema.asked == [])
    }

    @Test func `by an outside id is nobody's to answer where no source can search`() async throws {
        let cinema = Cinema([try .kiosk()])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.credits(of: MovieReference("imdb:tt1375666"))
        }
        #expect(
            error == .nobodyCanAnswer("what movie 'imdb:tt1375666' is", running: [cinema.services[0].id]))
    }

    @Test func `that may be at a source that failed is no answer`() async throws {
        let cinema = try Cinema.everyday(archive: ["detail 1": .failure(.timeout(seconds: 2))])
        let id = try #require(MovieID("archive:1"))
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.credits(of: .id(id))
        }
        #expect(error == .noAnswer([Problem(id.provider, .detail(id), .timeout(seconds: 2))]))
    }

    @Test func `goes on without a source that failed where another has it`() async throws {
        let cinema = try Cinema.everyday(archive: ["search Inception": .failure(.rateLimited)])
        let page = try await cinema.catalog.credits(of: MovieReference("Inception"))
        // The look-up by title and year is another question, and goes well.
        #expect(page.movie.ids.map(\.description) == ["archive:1", "kiosk:1"])
        #expect(page.problems.map(\.reason) == [.rateLimited])
        #expect(page.providers.map(\.status) == [.partial, .ok])
    }
}
