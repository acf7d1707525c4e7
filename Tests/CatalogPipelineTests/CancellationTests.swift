internal import CatalogCore
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `A run that is ended` {
    @Test(arguments: [
        (opened: [String](), underWay: ["archive: list popular 20", "kiosk: list popular 20"]),
        (
            opened: ["kiosk: list popular 20"],
            underWay: ["archive: list popular 20", "kiosk: detail 1", "kiosk: detail 2", "kiosk: detail 3"]
        ),
        (
            opened: ["archive: list popular 20", "kiosk: list popular 20", "kiosk: detail 2"],
            underWay: [
                "archive: detail 1", "archive: detail 2", "archive: search Avengers: Endgame 2019",
                "archive: search Toy Story 1995", "kiosk: detail 1", "kiosk: detail 3",
            ]
        ),
    ])
    func `says so, and every question under way sees it`(opened: [String], underWay: [String]) async throws {
        try await end(opened: opened, underWay: underWay) { catalog in
            _ = try await catalog.report(of: Selection(.list(.popular)))
        }
    }

    @Test func `says so while movies are being found by name`() async throws {
        try await end(
            opened: [], underWay: ["archive: search Batman", "kiosk: list popular all"]
        ) { catalog in
            _ = try await catalog.credits(of: MovieReference("Batman"))
        }
    }

    @Test func `says so while recommended movies are being completed`() async throws {
        try await end(
            opened: [
                "kiosk: detail 1", "kiosk: recommendations 1", "archive: search Inception 2010",
                "archive: detail 1", "kiosk: list popular all",
            ],
            underWay: [
                "archive: detail 2", "archive: detail 3", "archive: search Avengers: Endgame 2019",
                "kiosk: detail 2", "kiosk: detail 3",
            ]
        ) { catalog in
            _ = try await catalog.page(of: MovieReference("kiosk:1"))
        }
    }

    @Test(arguments: [
        (
            opened: ["archive: detail 99"],
            underWay: ["archive: detail 1", "archive: find imdb:tt0114709", "kiosk: detail 3"]
        ),
        (
            opened: [
                "archive: detail 99", "archive: find imdb:tt0114709", "archive: detail 1", "kiosk: detail 3",
            ],
            underWay: ["archive: search Lost Reel", "kiosk: list popular all"]
        ),
    ])
    func `says so while the watchlist is being found`(opened: [String], underWay: [String]) async throws {
        let watchlist = [
            WatchlistEntry("archive:99", "imdb:tt0114709"), WatchlistEntry("archive:1"),
            WatchlistEntry("kiosk:3"), WatchlistEntry(title: "Lost Reel"),
        ]
        try await end(opened: opened, underWay: underWay, watchlist: watchlist) { catalog in
            _ = try await catalog.listing(of: Selection(.watchlist))
        }
    }

    @Test func `before it began asks nothing`() async throws {
        let cinema = try Cinema.everyday()
        let error = await withTaskGroup(of: PipelineError?.self) { group in
            group.cancelAll()
            group.addTask {
                await failure { () throws(PipelineError) in
                    try await cinema.catalog.listing(of: Selection(.list(.popular)))
                }
            }
            return await group.next() ?? nil
        }
        #expect(error == .cancelled)
        #expect(cinema.asked == [])
    }

    /// Ends a run when certain questions are under way.
    private func end(
        opened: [String], underWay: [String], watchlist: [WatchlistEntry] = [],
        _ ask: @escaping @Sendable (Catalog) async throws -> Void
    ) async throws {
        let cinema = try Cinema.everyday(watchlist: watchlist)
        cinema.gates.close()
        let run = Task { () -> PipelineError? in
            do {
                try await ask(cinema.catalog)
                return nil
            } catch {
                return error as? PipelineError
            }
        }
        for label in opened {
            await cinema.gates.arrival(of: label)
            cinema.gates.open(label)
        }
        for label in underWay { await cinema.gates.arrival(of: label) }
        let asked = cinema.asked
        run.cancel()
        #expect(await run.value == .cancelled)
        #expect(cinema.cancelled == underWay)
        #expect(cinema.asked == asked)
    }
}
