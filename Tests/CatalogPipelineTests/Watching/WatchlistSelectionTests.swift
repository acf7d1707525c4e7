internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `The movies of the watchlist` {
    private let watched = Selection(.watchlist, limit: 1)

    private func ids(_ movies: [MergedMovie]) -> [[String]] { movies.map { $0.ids.map(\.description) } }

    /// However an entry came about, and whatever happened to its ids since.
    @Test(arguments: [
        WatchlistEntry("archive:3"), WatchlistEntry("kiosk:2"), WatchlistEntry("archive:3", "kiosk:2"),
        WatchlistEntry("imdb:tt0114709"), WatchlistEntry(title: "Toy Story", year: 1995),
        WatchlistEntry(title: "toy story"), WatchlistEntry(title: "Toy Story", year: 1996),
        // Both ids were dropped, or one.
        WatchlistEntry("archive:99", "kiosk:99", title: "Toy Story", year: 1995),
        WatchlistEntry("archive:99", "imdb:tt0114709"), WatchlistEntry("archive:99", "kiosk:2"),
        // Its provider was renamed, switched off, or is of another kind by now.
        WatchlistEntry("cellar:3=full"), WatchlistEntry("cellar:2=plain"),
        WatchlistEntry("cellar:5=odd", title: "Toy Story", year: 1995),
        WatchlistEntry("archive:2=odd", title: "Toy Story", year: 1995),
        WatchlistEntry("cellar:99=full", "archive:3"),
    ])
    func `are found at every source`(entry: WatchlistEntry) async throws {
        let cinema = try Cinema.everyday(watchlist: [entry])
        let listing = try await cinema.catalog.listing(of: watched)
        #expect(ids(listing.movies) == [["archive:3", "kiosk:2"]])
        #expect(listing.movies.allSatisfy { $0.isOnWatchlist })
        #expect(listing.problems == [])
        #expect(listing.providers.map(\.status) == [.ok, .ok])
        let report = try await cinema.catalog.report(of: watched)
        #expect(ids(report.movies) == [["archive:3", "kiosk:2"]])
        #expect(
            report.movies.allSatisfy { $0.isOnWatchlist && $0.directors.map(\.name) == ["John Lasseter"] })
    }

    @Test(arguments: [["archive:3", "kiosk:2"], ["kiosk:2", "archive:3"]])
    func `are found at any source that takes part`(words: [String]) async throws {
        let entry = WatchlistEntry(words[0], words[1])
        let alone = Cinema([try .kiosk()], watchlist: [entry])
        let one = try await alone.catalog.listing(of: watched)
        #expect(ids(one.movies) == [["kiosk:2"]])
        #expect(alone.asked == ["kiosk: detail 2"])
        let other = Cinema([try .archive()], watchlist: [entry])
        let two = try await other.catalog.listing(of: watched)
        #expect(ids(two.movies) == [["archive:3"]])
        #expect(other.asked == ["archive: detail 3"])
    }

    @Test func `are all of them, sorted, and nobody is asked one thing twice`() async throws {
        let entries = [
            WatchlistEntry("kiosk:3", title: "Avengers: Endgame", year: 2019), WatchlistEntry("archive:2"),
            WatchlistEntry(title: "Toy Story", year: 1995), WatchlistEntry("archive:99", "imdb:tt1375666"),
        ]
        let cinema = try Cinema.everyday(watchlist: entries)
        let listing = try await cinema.catalog.listing(of: watched, sort: .year)
        #expect(
            listing.movies.map(\.title) == ["Toy Story", "Inception", "Interstellar", "Avengers: Endgame"])
        #expect(Set(cinema.asked).count == cinema.asked.count)
        #expect(cinema.notices.filter { if case .found = $0 { false } else { true } } == [])
    }

    @Test func `pass the filter like any others`() async throws {
        let cinema = try Cinema.everyday(watchlist: [
            WatchlistEntry("archive:1"), WatchlistEntry("archive:3"),
        ])
        var selection = watched
        selection.filter.years = 2000...2020
        let answer = try await cinema.catalog.listing(of: selection)
        #expect(answer.movies.map(\.title) == ["Inception"])
        #expect(cinema.notices.allSatisfy { if case .unknownEntry = $0 { false } else { true } })
    }

    @Test func `are two where an entry holds what sources tell apart`() async throws {
        let cinema = try Cinema.everyday(watchlist: [WatchlistEntry("archive:1", "kiosk:2")])
        let listing = try await cinema.catalog.listing(of: watched)
        #expect(Set(listing.movies.map(\.title)) == ["Inception", "Toy Story"])
        #expect(listing.movies.allSatisfy { $0.isOnWatchlist })
    }

    @Test func `are none where the list is empty, and nobody is asked`() async throws {
        let cinema = try Cinema.everyday()
        let listing = try await cinema.catalog.listing(of: watched)
        #expect(listing.movies == [] && listing.problems == [] && cinema.asked == [])
        #expect(listing.providers.map(\.status) == [.ok, .ok])
        let answer = try await cinema.catalog.report(of: watched)
        #expect(answer.movies == [])
    }
}
