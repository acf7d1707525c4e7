internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

/// Proved with gates: what arrives while a gate is closed has not waited for it.
@Suite(.timeLimit(.minutes(10)))
struct `Nothing waits for what it does not need` {
    @Test func `all lists are asked for at once`() async throws {
        try await withReport { gates in
            await gates.arrival(of: "archive: list popular 20", "kiosk: list popular 20")
        }
    }

    @Test(arguments: [("archive", "kiosk"), ("kiosk", "archive")])
    func `details start when their list is in, whatever the other does`(
        quick: String, slow: String
    ) async throws {
        try await withReport { gates in
            gates.open("\(quick): list popular 20")
            await gates.arrival(of: "\(quick): detail 1", "\(quick): detail 2", "\(slow): list popular 20")
            #expect(gates.waiting.contains("\(slow): list popular 20"))
        }
    }

    @Test func `look-ups start when the last list is in, before any detail is`() async throws {
        try await withReport { gates in
            gates.open("archive: list popular 20", "kiosk: list popular 20")
            await gates.arrival(
                of: "archive: search Toy Story 1995", "archive: search Avengers: Endgame 2019",
                "archive: detail 1", "archive: detail 2", "kiosk: detail 1", "kiosk: detail 2",
                "kiosk: detail 3")
            #expect(gates.waiting.count == 7)
        }
    }

    @Test func `what was found is asked for its detail while other look-ups go on`() async throws {
        try await withReport { gates in
            gates.open(
                "archive: list popular 20", "kiosk: list popular 20", "archive: search Toy Story 1995")
            await gates.arrival(of: "archive: detail 3", "archive: search Avengers: Endgame 2019")
            #expect(gates.waiting.contains("archive: search Avengers: Endgame 2019"))
        }
    }

    @Test func `movies that are named one by one are found at once, by whatever name`() async throws {
        let words = ["archive:1", "kiosk:3", "Toy Story", "imdb:tt0816692"]
        try await withReport(of: .movies(words.map(MovieReference.init))) { gates in
            await gates.arrival(
                of: "archive: detail 1", "kiosk: detail 3", "archive: search Toy Story",
                "kiosk: list popular all", "archive: find imdb:tt0816692")
        }
    }

    @Test func `credits and recommendations are asked for at once`() async throws {
        let id = try #require(ProviderID("parts"))
        var plan = try Cinema.Plan.house("parts", [.inception]) {
            Source(PartsStub(service: $0), kind: "parts")
        }
        plan.holdings.pages = [Film.inception.barePage(MovieID(provider: id, number: 1))]
        let cinema = Cinema([plan])
        cinema.gates.close()
        async let page = cinema.catalog.page(of: MovieReference("parts:1"))
        cinema.gates.open("parts: detail 1")
        await cinema.gates.arrival(of: "parts: credits 1", "parts: recommendations 1")
        cinema.gates.openAll()
        _ = try await page
    }

    @Test func `pages that tell namesakes apart are asked for at once, whoever has them`() async throws {
        let plans = [
            try Cinema.Plan.archive(),
            try .house("club", [.toyStory]) { Source(SearchStub(service: $0), kind: "search") },
        ]
        let entry = WatchlistEntry("imdb:tt9999999", title: "Toy Story", year: 1995)
        let cinema = Cinema(plans, watchlist: [entry])
        cinema.gates.close()
        async let listing = cinema.catalog.listing(of: Selection(.watchlist))
        for source in ["archive", "club"] {
            cinema.gates.open("\(source): find imdb:tt9999999", "\(source): search Toy Story 1995")
        }
        await cinema.gates.arrival(of: "archive: detail 3", "club: detail 1")
        cinema.gates.openAll()
        #expect(try await listing.movies == [])
    }

    /// Runs a report at closed gates, and opens them all when `body` has seen enough.
    private func withReport(
        of origin: Selection.Origin = .list(.popular), _ body: (Gates) async -> Void
    ) async throws {
        let cinema = try Cinema.everyday()
        cinema.gates.close()
        async let report = cinema.catalog.report(of: Selection(origin))
        await body(cinema.gates)
        cinema.gates.openAll()
        _ = try await report
    }
}
