internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

/// The archive's films go by `archive:1` Inception, `2` Interstellar, `3` Toy Story; the kiosk's by `kiosk:1`
/// Inception, `2` Toy Story, `3` Avengers: Endgame.
@Suite(.timeLimit(.minutes(10)))
struct `Movies of the watchlist are marked` {
    private func cinema(_ entries: WatchlistEntry...) throws -> Cinema {
        try .everyday(
            watchlist: entries.isEmpty
                ? [WatchlistEntry("archive:1", "kiosk:1"), WatchlistEntry("archive:3", "kiosk:2")] : entries)
    }

    private func marked(_ movies: [MergedMovie]) -> Set<String> {
        Set(movies.filter(\.isOnWatchlist).map(\.title))
    }

    @Test(arguments: [
        Selection.Origin.list(.popular), .search("in"), .person("Tom Hanks"),
        .movies([.title("Inception", year: nil), .title("Interstellar", year: nil)]), .watchlist,
    ])
    func `in lists and reports of any selection`(origin: Selection.Origin) async throws {
        let cinema = try cinema()
        let wanted: Set = ["Inception", "Toy Story"]
        let listing = try await cinema.catalog.listing(of: Selection(origin))
        let report = try await cinema.catalog.report(of: Selection(origin))
        for movies in [listing.movies, report.movies] {
            #expect(!marked(movies).isEmpty)
            #expect(marked(movies) == wanted.intersection(movies.map(\.title)))
        }
    }

    @Test func `on the page of one, among its recommendations and where it is recommended`() async throws {
        let catalog = try cinema().catalog
        let page = try await catalog.page(of: MovieReference("archive:1"))
        #expect(page.movie.isOnWatchlist)
        #expect(page.recommendations.count == 3 && marked(page.recommendations) == ["Toy Story"])
        let recommended = try await catalog.recommendations(for: MovieReference("archive:1"))
        #expect(marked(recommended.movies) == ["Toy Story"])
        let credits = try await catalog.credits(of: MovieReference("Toy Story"))
        #expect(credits.movie.isOnWatchlist)
        let other = try await catalog.credits(of: MovieReference("Interstellar"))
        #expect(!other.movie.isOnWatchlist)
    }

    @Test func `by an outside id wherever it is known`() async throws {
        let catalog = try cinema(WatchlistEntry("imdb:tt0114709", title: "?")).catalog
        let report = try await catalog.report(of: Selection(.list(.popular)))
        #expect(marked(report.movies) == ["Toy Story"])
    }

    @Test func `of a provider that was renamed, but not of one that rests`() async throws {
        let resting = ["attic": "full"].reduce(into: [ProviderID: String]()) { kinds, pair in
            if let id = ProviderID(pair.key) { kinds[id] = pair.value }
        }
        let entries = [WatchlistEntry("attic:1=full"), WatchlistEntry("cellar:2=full")]
        let cinema = Cinema([try .archive()], watchlist: entries, configured: resting)
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular)))
        #expect(marked(listing.movies) == ["Interstellar"])
    }

    @Test func `and none where there is no list`() async throws {
        let report = try await Cinema.everyday().catalog.report(of: Selection(.list(.popular)))
        #expect(marked(report.movies) == [])
    }
}

@Suite(.timeLimit(.minutes(10)))
struct `A mark` {
    @Test func `takes an id that the answer knows: a report looks movies up, a list does not`() async throws {
        let cinema = try Cinema.everyday(watchlist: [
            WatchlistEntry("archive:3", title: "Toy Story", year: 1995)
        ])
        let listing = try await cinema.catalog.listing(of: Selection(.list(.popular)))
        #expect(listing.movies.first { $0.title == "Toy Story" }?.isOnWatchlist == false)
        let report = try await cinema.catalog.report(of: Selection(.list(.popular)))
        #expect(report.movies.first { $0.title == "Toy Story" }?.isOnWatchlist == true)
    }
}
