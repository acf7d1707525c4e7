internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `Selected movies` {
    @Test(arguments: [
        (MovieFilter(genre: "animation"), ["Toy Story"]),
        (MovieFilter(leastRating: 8.4), ["Interstellar", "Avengers: Endgame"]),
        (MovieFilter(years: 2010...2014), ["Inception", "Interstellar"]),
        (MovieFilter(years: 2010...2014, leastRating: 8.4), ["Interstellar"]),
        (MovieFilter(text: "in"), ["Inception", "Interstellar"]),
        (MovieFilter(leastRating: 9.9), []),
    ])
    func `pass the filter by what lists and, where needed, details tell`(
        filter: MovieFilter, titles: [String]
    ) async throws {
        let cinema = try Cinema.everyday()
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular), filter: filter))
        #expect(listing.movies.map(\.title) == titles)
    }

    @Test func `are sorted by what only details tell`() async throws {
        let cinema = try Cinema.everyday()
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular)), sort: .rating)
        #expect(listing.movies.map { $0.rating?.value } == [8.4, 8.4, 8.3, 7.9])
    }

    @Test func `get the detail of a record that passes only as part of a merged movie`() async throws {
        // The stall says 2011, which the filter would drop; by precedence the movie is of 2010.
        var later = Film.inception
        later.year = 2011
        let cinema = Cinema([
            try .archive(),
            try .house("stall", [later], isBare: true, isWhole: true) {
                Source(PlainStub(service: $0), kind: "plain")
            },
        ])
        let filter = MovieFilter(years: 2010...2010)
        let report = try await cinema.catalog.report(of: Selection(.list(.popular), filter: filter))
        let movies = report.groups.flatMap(\.movies)
        #expect(movies.map { $0.ids.map(\.description) } == [["archive:1", "stall:1"]])
        #expect(cinema.services[1].asked == ["stall: detail 1", "stall: list popular 20"])
        #expect(movies.first?.fields[.rating]?.claims.map(\.fact.isUnknown) == [false, false])
    }

    @Test func `are asked no more about where the merged movie does not pass`() async throws {
        var later = Film.inception
        later.year = 2011
        let cinema = Cinema([
            try .archive(),
            try .house("stall", [later], isBare: true, isWhole: true) {
                Source(PlainStub(service: $0), kind: "plain")
            },
        ])
        let filter = MovieFilter(years: 2011...2011)
        let report = try await cinema.catalog.report(of: Selection(.list(.popular), filter: filter))
        #expect(report.groups == [])
        #expect(cinema.services[0].asked == ["archive: list popular 20"])
    }

    @Test(arguments: [(1, 2), (2, 3), (20, 4)])
    func `are at most so many from each provider, and nothing is cut after merging`(
        limit: Int, count: Int
    ) async throws {
        // The first of either list is Inception; then come Interstellar and Toy Story.
        let other = try Cinema.Plan.house("stall", [.toyStory, .inception, .endgame]) {
            Source(ListStub(service: $0), kind: "list")
        }
        let cinema = Cinema([try .archive(), other])
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular), limit: limit))
        #expect(listing.movies.count == count)
    }
}
