internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `An entry of the watchlist` {
    private let watched = Selection(.watchlist)

    private func words(_ cinema: Cinema) -> [String] {
        cinema.notices.compactMap { notice in
            switch notice {
            case .unknownEntry, .unclearEntry: notice.description
            case .found, .namesakes, .setTwice: nil
            }
        }
    }

    @Test(arguments: [
        // A homonym of another time, of a time nobody knows, of the same year under another outside id.
        WatchlistEntry(title: "Batman", year: 2022), WatchlistEntry("archive:99", title: "Toy Story"),
        WatchlistEntry("imdb:tt9999999", title: "Toy Story", year: 1995),
        // A title that is part of another, a key of another kind, nothing to go by.
        WatchlistEntry(title: "Toy"), WatchlistEntry("archive:3=plain"), WatchlistEntry("archive:99"),
        WatchlistEntry("cellar:3=odd"),
    ])
    func `is never taken for another film, and is named where nobody has it`(
        entry: WatchlistEntry
    ) async throws {
        let cinema = Cinema([try .archive()], watchlist: [entry])
        let listing = try await cinema.catalog.listing(of: watched)
        #expect(listing.movies == [] && listing.problems == [])
        #expect(listing.providers.map(\.status) == [.ok])
        let asked = try #require(ProviderID("archive"))
        #expect(cinema.notices == [.unknownEntry(entry, asked: [asked])])
    }

    @Test func `says what to do about it`() async throws {
        let entries = [
            WatchlistEntry("archive:99", title: "London After Midnight", year: 1927),
            WatchlistEntry(title: "Lost Reel", year: 1931), WatchlistEntry(title: "Batman"),
        ]
        let cinema = try Cinema.everyday(watchlist: entries)
        _ = try await cinema.catalog.listing(of: watched)
        #expect(
            words(cinema) == [
                "London After Midnight (1927) is on your watchlist, but nobody of this run has it "
                    + "(asked: archive, kiosk). It is kept and left out here. Run more providers with "
                    + "--provider, or take it off with 'catalog watchlist remove archive:99'.",
                "Lost Reel (1931) is on your watchlist, but nobody of this run has it "
                    + "(asked: archive, kiosk). It is kept and left out here. Run more providers with "
                    + "--provider, or take it off with 'catalog watchlist remove \"Lost Reel (1931)\"'.",
                "Batman is on your watchlist, but the title fits several movies: archive:5 Batman (1989), "
                    + "archive:4 Batman (1966). It is left out here. Add the one that is meant by its id and "
                    + "take this one off with 'catalog watchlist remove \"Batman\"'.",
            ])
    }

    @Test func `of two films of one title and year is neither`() async throws {
        let films = [Film(title: "Crash", year: 2004), Film(title: "Crash", year: 2004)]
        let cinema = Cinema(
            [try .house("vault", films) { Source(FullStub(service: $0), kind: "full") }],
            watchlist: [WatchlistEntry(title: "Crash", year: 2004)])
        let answer = try await cinema.catalog.listing(of: watched)
        #expect(answer.movies == [])
        guard case .unclearEntry(_, among: let movies) = cinema.notices.first else {
            Issue.record("\(cinema.notices)")
            return
        }
        #expect(movies.map(\.id.description) == ["vault:1", "vault:2"])
    }

    @Test func `whose source fails is a problem and not said to be unknown`() async throws {
        let entry = WatchlistEntry("archive:2", title: "Interstellar", year: 2014)
        let cinema = try Cinema.everyday(
            archive: ["detail 2": .failure(.timeout(seconds: 2))],
            watchlist: [entry, WatchlistEntry("archive:1")])
        let listing = try await cinema.catalog.listing(of: watched)
        #expect(listing.movies.map(\.title) == ["Inception"])
        let id = try #require(entry.ids.first)
        #expect(listing.problems == [Problem(id.provider, .detail(id), .timeout(seconds: 2))])
        #expect(words(cinema) == [])
        // What failed was not tried another way.
        #expect(!cinema.asked.contains { $0.hasPrefix("archive: search Interstellar") })
    }

    @Test func `whose source fails is found at another`() async throws {
        let cinema = try Cinema.everyday(
            archive: ["detail 3": .failure(.offline), "search Toy Story 1995": .failure(.offline)],
            watchlist: [WatchlistEntry("archive:3", title: "Toy Story", year: 1995)])
        let listing = try await cinema.catalog.listing(of: watched)
        #expect(listing.movies.map { $0.ids.map(\.description) } == [["kiosk:2"]])
        #expect(listing.movies.allSatisfy { $0.isOnWatchlist })
        #expect(listing.problems.map(\.reason) == [.offline, .offline])
        #expect(listing.providers.map(\.status) == [.failed, .ok])
    }

    @Test func `is no answer where nobody could say`() async throws {
        let refused = FailureReason.unauthorized(nil)
        let cinema = Cinema(
            [try .archive(["detail 1": .failure(refused)])], watchlist: [WatchlistEntry("archive:1")])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.listing(of: watched)
        }
        let id = try #require(MovieID("archive:1"))
        #expect(error == .noAnswer([Problem(id.provider, .detail(id), refused)]))
    }

    @Test func `is nobody's to find where sources have nothing but a part of their list`() async throws {
        let stall = try Cinema.Plan.house("stall", [.inception]) {
            Source(ListStub(service: $0), kind: "list")
        }
        let cinema = Cinema([stall], watchlist: [WatchlistEntry("stall:1=list")])
        let error = await failure { () throws(PipelineError) in
            try await cinema.catalog.listing(of: watched)
        }
        #expect(
            error?.description
                == "None of the providers of this run (stall) can answer for the movies of your watchlist. "
                + "'catalog providers' shows who can answer what.")
    }
}
