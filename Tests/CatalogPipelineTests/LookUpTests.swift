internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A movie that is looked up elsewhere` {
    @Test func `gets what the other source knows of it`() async throws {
        let cinema = try Cinema.everyday()
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        let movies = report.groups.flatMap(\.movies)
        let ids = Dictionary(uniqueKeysWithValues: movies.map { ($0.title, $0.ids.map(\.description)) })
        #expect(
            ids == [
                "Inception": ["archive:1", "kiosk:1"], "Interstellar": ["archive:2"],
                "Toy Story": ["archive:3", "kiosk:2"], "Avengers: Endgame": ["kiosk:3"],
            ])
        let toyStory = movies.first { $0.title == "Toy Story" }
        #expect(toyStory?.directors.map(\.name) == ["John Lasseter"])
        #expect(movies.first { $0.title == "Avengers: Endgame" }?.unknown.contains(.directors) == true)
        #expect(report.providers.map(\.movies) == [3, 3])
    }

    @Test func `stays alone where a homonym is of another year`() async throws {
        var remake = Film.batman1989
        remake.year = 2022
        let stall = try Cinema.Plan.house("stall", [remake], isBare: true, isWhole: true) {
            Source(PlainStub(service: $0), kind: "plain")
        }
        let cinema = Cinema([try .archive(), stall])
        let report = try await cinema.catalog.report(of: Selection(.movies([MovieReference("stall:1")])))
        #expect(report.groups.flatMap(\.movies).map { $0.ids.map(\.description) } == [["stall:1"]])
        #expect(
            cinema.services[0].asked == ["archive: search Batman", "archive: search Batman 2022"])
        #expect(cinema.notices == [])
    }

    @Test func `does not bring a movie of its own when the detail shows that it is another`() async throws {
        // Both are called Crash and came out in 2004, so the search finds one for the other.
        let film = Film(title: "Crash", year: 2004, runtime: 112, director: "Paul Haggis")
        let short = Film(title: "Crash", year: 2004, runtime: 20, director: "Somebody Else")
        let cinema = Cinema([
            try .house("stall", [short]) { Source(ListAndPagesStub(service: $0), kind: "lists") },
            try .house("vault", [film]) { Source(SearchStub(service: $0), kind: "search") },
        ])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(cinema.services[1].asked == ["vault: detail 1", "vault: search Crash 2004"])
        #expect(report.groups.flatMap(\.movies).map { $0.ids.map(\.description) } == [["stall:1"]])
        #expect(report.providers.map(\.movies) == [1, 0])
        #expect(cinema.notices == [])
    }

    @Test func `is searched by title and year, then title, then original title`() async throws {
        let film = Film(title: "Spirited Away", year: 2001, originalTitle: "Sen to Chihiro no kamikakushi")
        var foreign = film
        foreign.title = "Sen to Chihiro no kamikakushi"
        let cinema = Cinema([
            try .house("stall", [film]) { Source(ListAndPagesStub(service: $0), kind: "lists") },
            try .house("vault", [foreign]) { Source(SearchStub(service: $0), kind: "search") },
        ])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(
            cinema.services[1].asked == [
                "vault: detail 1", "vault: search Sen to Chihiro no kamikakushi 2001",
                "vault: search Spirited Away", "vault: search Spirited Away 2001",
            ])
        #expect(report.groups.flatMap(\.movies).map(\.ids.count) == [2])
    }

    @Test func `is found at a source whose year differs by one`() async throws {
        var later = Film.inception
        later.year = 2011
        let cinema = Cinema([
            try .house("stall", [later]) { Source(ListAndPagesStub(service: $0), kind: "lists") },
            try .house("vault", [.inception]) { Source(SearchStub(service: $0), kind: "search") },
        ])
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(report.groups.flatMap(\.movies).map(\.ids.count) == [2])
    }

    @Test func `is found in the list of a source that cannot search, though the list was cut`() async throws {
        let cinema = try Cinema.everyday()
        let report = try await cinema.catalog.report(of: Selection(.list(.topRated), limit: 1))
        #expect(report.groups.flatMap(\.movies).map(\.title) == ["Interstellar"])
        let cut = Cinema([try .kiosk(), try .archive()])
        let all = try await cut.catalog.report(of: Selection(.list(.popular), limit: 1))
        #expect(all.groups.flatMap(\.movies).map { $0.ids.map(\.description) } == [["kiosk:1", "archive:1"]])
        // The first film of either list is the same one, so nobody is asked for more.
        #expect(cut.services[0].asked == ["kiosk: detail 1", "kiosk: list popular 1"])
    }

    @Test func `is not looked for in a list that holds but a part of its source`() async throws {
        let stall = try Cinema.Plan.house("stall", [.inception, .interstellar]) {
            Source(ListStub(service: $0), kind: "list")
        }
        let cinema = Cinema([try .archive(), stall.scripted(["list top_rated 20": .unsupported])])
        let report = try await cinema.catalog.report(of: Selection(.list(.topRated)))
        #expect(report.groups.flatMap(\.movies).map { $0.ids.map(\.description) } == [["archive:2"]])
        #expect(report.providers.map(\.status) == [.ok, .unsupported])
        #expect(cinema.services[1].asked == ["stall: list popular all", "stall: list top_rated 20"])
    }
}
