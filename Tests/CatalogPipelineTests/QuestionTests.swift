internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `Questions that are asked` {
    /// What somebody wants to know.
    enum Command: Sendable, CustomTestStringConvertible {
        case listing(Selection.Origin, MovieFilter = MovieFilter(), MovieSort = .popularity)
        case report(Selection.Origin, MovieFilter = MovieFilter())
        case page(String)
        case credits(String)
        case recommendations(String)

        func ask(_ catalog: Catalog) async throws {
            switch self {
            case .listing(let origin, let filter, let sort):
                _ = try await catalog.listing(of: Selection(origin, filter: filter), sort: sort)
            case .report(let origin, let filter):
                _ = try await catalog.report(of: Selection(origin, filter: filter))
            case .page(let words): _ = try await catalog.page(of: MovieReference(words))
            case .credits(let words): _ = try await catalog.credits(of: MovieReference(words))
            case .recommendations(let words):
                _ = try await catalog.recommendations(for: MovieReference(words))
            }
        }

        var testDescription: String { String(describing: self) }
    }

    @Test(arguments: [
        // A list fetches no detail and looks nothing up.
        (Command.listing(.list(.popular)), ["archive: list popular 20", "kiosk: list popular 20"]),
        (
            .listing(.list(.popular), MovieFilter(years: 1990...1999)),
            ["archive: list popular 20", "kiosk: list popular 20"]
        ),
        // What a list does not tell is fetched where the order or the filter needs it.
        (
            .listing(.list(.popular), MovieFilter(), .rating),
            [
                "archive: list popular 20", "kiosk: detail 1", "kiosk: detail 2", "kiosk: detail 3",
                "kiosk: list popular 20",
            ]
        ),
        (
            .listing(.list(.popular), MovieFilter(genre: "animation")),
            [
                "archive: list popular 20", "kiosk: detail 1", "kiosk: detail 2", "kiosk: detail 3",
                "kiosk: list popular 20",
            ]
        ),
        (
            .listing(.list(.popular), MovieFilter(years: 1990...1999, leastRating: 7)),
            ["archive: list popular 20", "kiosk: detail 2", "kiosk: list popular 20"]
        ),
        // Who cannot search is searched in the list.
        (.listing(.search("inception")), ["archive: search inception", "kiosk: list popular all"]),
        (.listing(.person("Tom Hanks")), ["archive: person Tom Hanks"]),
        // Of movies named one by one there is nothing but their pages.
        (
            .listing(.movies([.title("Toy Story", year: 1995)])),
            ["archive: search Toy Story 1995", "kiosk: list popular all"]
        ),
    ])
    func `for a listing`(command: Command, expected: [String]) async throws {
        try await expect(command, asks: expected)
    }

    @Test(arguments: [
        (
            Command.report(.list(.popular)),
            [
                "archive: detail 1", "archive: detail 2", "archive: detail 3", "archive: list popular 20",
                "archive: search Avengers: Endgame", "archive: search Avengers: Endgame 2019",
                "archive: search Toy Story 1995", "kiosk: detail 1", "kiosk: detail 2", "kiosk: detail 3",
                "kiosk: list popular 20",
            ]
        ),
        // Movies that cannot pass are not asked about any further.
        (
            .report(.list(.popular), MovieFilter(years: 2010...2010)),
            ["archive: detail 1", "archive: list popular 20", "kiosk: detail 1", "kiosk: list popular 20"]
        ),
        // A source that has no such list is searched for what others list; the kiosk in its list.
        (
            .report(.list(.topRated)),
            [
                "archive: detail 2", "archive: list top_rated 20", "kiosk: list popular all",
                "kiosk: list top_rated 20",
            ]
        ),
        (
            .report(.search("toy")),
            ["archive: detail 3", "archive: search toy", "kiosk: detail 2", "kiosk: list popular all"]
        ),
        // One movie under two names is asked about once.
        (
            .report(
                .movies(["Inception", "archive:1", "imdb:tt1375666", "Inception"].map(MovieReference.init))),
            [
                "archive: detail 1", "archive: find imdb:tt1375666", "archive: search Inception",
                "kiosk: detail 1", "kiosk: list popular all",
            ]
        ),
    ])
    func `for a report`(command: Command, expected: [String]) async throws {
        try await expect(command, asks: expected)
    }

    @Test(arguments: [
        (
            Command.credits("kiosk:1"),
            ["archive: detail 1", "archive: search Inception 2010", "kiosk: detail 1"]
        ),
        (
            .credits("imdb:tt1375666"),
            [
                "archive: detail 1", "archive: find imdb:tt1375666", "kiosk: detail 1",
                "kiosk: list popular all",
            ]
        ),
        // Recommended movies are looked up, but their pages are not needed.
        (
            .recommendations("kiosk:1"),
            [
                "archive: detail 1", "archive: search Avengers: Endgame",
                "archive: search Avengers: Endgame 2019", "archive: search Inception 2010", "kiosk: detail 1",
                "kiosk: list popular all", "kiosk: recommendations 1",
            ]
        ),
        (
            .recommendations("kiosk:3"),
            [
                "archive: search Avengers: Endgame", "archive: search Avengers: Endgame 2019",
                "kiosk: detail 3",
                "kiosk: recommendations 3",
            ]
        ),
        // The kiosk is asked for what goes with the movie, not for what goes with that again.
        (
            .page("kiosk:1"),
            [
                "archive: detail 1", "archive: detail 2", "archive: detail 3",
                "archive: search Avengers: Endgame", "archive: search Avengers: Endgame 2019",
                "archive: search Inception 2010", "kiosk: detail 1", "kiosk: detail 2", "kiosk: detail 3",
                "kiosk: list popular all", "kiosk: recommendations 1",
            ]
        ),
    ])
    func `for one movie`(command: Command, expected: [String]) async throws {
        try await expect(command, asks: expected)
    }

    @Test func `go to the pages of movies that a bare listing names by id`() async throws {
        let cinema = Cinema([
            try .house("parts", [.inception]) { Source(PartsStub(service: $0), kind: "parts") }
        ])
        let origin = Selection.Origin.movies([MovieReference("parts:1")])
        _ = try await cinema.catalog.listing(of: Selection(origin))
        #expect(cinema.asked == ["parts: detail 1"])
    }

    @Test func `go to credits and recommendations apart only where the page does not tell them`()
        async throws
    {
        let id = try #require(ProviderID("parts"))
        let movie = MovieID(provider: id, number: 1)
        let next = Film.interstellar.summary(MovieID(provider: id, number: 2))
        var plan = try Cinema.Plan.house("parts", [.inception]) {
            Source(PartsStub(service: $0), kind: "parts")
        }
        plan.holdings.pages = [Film.inception.barePage(movie)]
        plan.holdings.credits = [movie: Film.inception.credits(at: id)]
        plan.holdings.recommendations = [movie: [next]]
        let cinema = Cinema([plan])
        let page = try await cinema.catalog.page(of: .id(movie))
        #expect(page.movie.directors.map(\.name) == ["Christopher Nolan"])
        #expect(page.recommendations.map(\.title) == ["Interstellar"])
        #expect(
            cinema.services[0].asked == [
                "parts: credits 1", "parts: detail 1", "parts: detail 2", "parts: recommendations 1",
            ])
    }

    @Test func `go to credits also at a source without pages`() async throws {
        let id = try #require(ProviderID("reel"))
        let movie = MovieID(provider: id, number: 1)
        var plan = try Cinema.Plan.house("reel", [.inception], isBare: true, isWhole: true) {
            Source(PagelessStub(service: $0), kind: "pageless")
        }
        plan.holdings.credits = [movie: Film.inception.credits(at: id)]
        let cinema = Cinema([plan])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(report.people.directors.map(\.name) == ["Christopher Nolan"])
        #expect(cinema.asked == ["reel: credits 1", "reel: list popular 20"])
        let page = try await cinema.catalog.credits(of: .id(movie))
        #expect(page.movie.directors.map(\.name) == ["Christopher Nolan"])
    }

    private func expect(
        _ command: Command, asks expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let cinema = try Cinema.everyday()
        try await command.ask(cinema.catalog)
        #expect(cinema.asked == expected, sourceLocation: sourceLocation)
    }
}
