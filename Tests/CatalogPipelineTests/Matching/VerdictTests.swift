internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `The user's word` {
    private static let popular = Selection(.list(.popular))

    /// Every pair of a film of the archive and one of the kiosk, under either verdict.
    private static let everyVerdict = (1...5).flatMap { film in
        (1...3).flatMap { other in
            Verdict.allCases.map { ($0, "archive:\(film)", "kiosk:\(other)") }
        }
    }

    @Test(arguments: everyVerdict)
    func `is obeyed by every answer, whatever the clues say`(
        verdict: Verdict, film: String, other: String
    ) async throws {
        let verdicts = try Verdicts([.init(verdict, [film, other])], onePerProvider: true)
        let plans = [try Cinema.Plan.archive(), try Cinema.Plan.kiosk()]
        let references = Selection.Origin.movies([film, other].map(MovieReference.init))
        for plans in [plans, plans.reversed()] {
            let cinema = Cinema(plans, verdicts: verdicts)
            for origin in [Selection.Origin.list(.popular), references] {
                let report = try await cinema.catalog.report(of: Selection(origin)).movies.idsInWords
                let listing = try await cinema.catalog.listing(of: Selection(origin)).movies.idsInWords
                switch verdict {
                case .same:
                    #expect(
                        report.filter { !Set([film, other]).isDisjoint(with: $0) }.map(Set.init) == [
                            [film, other]
                        ])
                    // Who is not listed is not fetched for a listing.
                    #expect(listing.count { !Set([film, other]).isDisjoint(with: $0) } == 1)
                case .different:
                    #expect((report + listing).allSatisfy { !Set([film, other]).isSubset(of: $0) })
                }
            }
            let page = try await cinema.catalog.page(of: MovieReference(other), recommending: 0)
            #expect(page.movie.ids.map(\.description).contains(film) == (verdict == .same))
        }
    }

    @Test func `asks nothing that would not be asked without it, where it says nothing new`() async throws {
        let plain = try Cinema.everyday()
        _ = try await plain.catalog.report(of: Self.popular)
        for verdicts in [
            try Verdicts.said(same: [["archive:1", "kiosk:1"]]),
            try .said(different: [["archive:2", "kiosk:2"], ["archive:4", "archive:5"]]),
            try .said(same: [["elsewhere:1", "kiosk:1"]], different: [["elsewhere:2", "archive:1"]]),
        ] {
            let cinema = try Cinema.everyday(verdicts: verdicts)
            _ = try await cinema.catalog.report(of: Self.popular)
            #expect(cinema.asked == plain.asked)
        }
    }

    // MARK: The same

    @Test func `fetches the record that it names, and searches for no other`() async throws {
        let cinema = try Cinema.everyday(verdicts: .said(same: [["archive:4", "kiosk:3"]]))
        let report = try await cinema.catalog.report(of: Self.popular)
        #expect(report.movies.idsInWords.contains(["archive:4", "kiosk:3"]))
        #expect(cinema.asked.contains("archive: detail 4"))
        #expect(!cinema.asked.contains { $0.hasPrefix("archive: search Avengers") })
        #expect(report.problems == [])
    }

    @Test func `fetches no record that somebody has named`() async throws {
        let cinema = try Cinema.everyday(verdicts: .said(same: [["archive:2", "kiosk:3"]]))
        let listing = try await cinema.catalog.listing(of: Self.popular)
        #expect(listing.movies.idsInWords.contains(["archive:2", "kiosk:3"]))
        #expect(cinema.asked == ["archive: list popular 20", "kiosk: list popular 20"])
    }

    @Test func `leads to no lookup of a provider that does not run`() async throws {
        let cinema = Cinema([try .kiosk()], verdicts: try .said(same: [["archive:4", "kiosk:3"]]))
        let report = try await cinema.catalog.report(of: Self.popular)
        #expect(report.movies.idsInWords.contains(["kiosk:3"]))
        #expect(report.problems == [])
    }

    @Test func `of a record that is gone is a problem, and nothing stands in for it`() async throws {
        let cinema = try Cinema.everyday(verdicts: .said(same: [["archive:99", "kiosk:1"]]))
        let page = try await cinema.catalog.page(of: MovieReference("kiosk:1"), recommending: 0)
        let gone = try #require(MovieID("archive:99"))
        #expect(page.movie.ids.map(\.description) == ["kiosk:1"])
        #expect(page.problems == [Problem(gone.provider, .detail(gone), .notFound)])
    }

    @Test func `holds through a chain, and for a source that has nothing but a list`() async throws {
        let stall = try Cinema.Plan.house("stall", [.batman1989], isWhole: true) {
            Source(ListStub(service: $0), kind: "list")
        }
        let verdicts = try Verdicts.said(same: [["kiosk:3", "archive:4"], ["stall:1", "archive:4"]])
        let cinema = Cinema([try .archive(), try .kiosk(), stall], verdicts: verdicts)
        let page = try await cinema.catalog.page(of: MovieReference("kiosk:3"), recommending: 0)
        #expect(page.movie.ids.map(\.description) == ["archive:4", "kiosk:3", "stall:1"])
    }

    @Test func `makes one movie of two that one title fits`() async throws {
        let other = try Cinema.Plan.house("vault", [.batman1966]) {
            Source(FullStub(service: $0), kind: "full")
        }
        var plan = try Cinema.Plan.house("stall", [.batman1989]) {
            Source(FullStub(service: $0), kind: "full")
        }
        plan.holdings.lists = [:]
        let unclear = Cinema([plan, other])
        let error = await failure { () throws(PipelineError) in
            try await unclear.catalog.credits(of: MovieReference("Batman"))
        }
        guard case .ambiguous = error else { return #expect(error == nil) }
        let clear = Cinema([plan, other], verdicts: try .said(same: [["stall:1", "vault:1"]]))
        let page = try await clear.catalog.credits(of: MovieReference("Batman"))
        #expect(page.movie.ids.map(\.description) == ["stall:1", "vault:1"])
    }

    @Test func `finds a watchlist's movie where its own provider does not run`() async throws {
        let entry = WatchlistEntry("kiosk:3", title: "Avengers: Endgame", year: 2019)
        let cinema = Cinema(
            [try .archive()], watchlist: [entry], configured: [try #require(ProviderID("kiosk")): "plain"],
            verdicts: try .said(same: [["archive:4", "kiosk:3"]]))
        let listing = try await cinema.catalog.listing(of: Selection(.watchlist))
        #expect(listing.movies.idsInWords == [["archive:4"]])
        #expect(listing.movies.allSatisfy { $0.isOnWatchlist })
    }

    // MARK: Different

    @Test func `bars look-ups, in searches and in lists`() async throws {
        let cinema = try Cinema.everyday(verdicts: .said(different: [["archive:1", "kiosk:1"]]))
        for (name, ids) in [("kiosk:1", ["kiosk:1"]), ("archive:1", ["archive:1"])] {
            let page = try await cinema.catalog.page(of: MovieReference(name), recommending: 0)
            #expect(page.movie.ids.map(\.description) == ids)
            #expect(page.problems == [])
        }
        #expect(cinema.notices == [])
    }

    @Test func `bars what is the same as what is different`() async throws {
        let verdicts = try Verdicts.said(
            same: [["archive:1", "elsewhere:7"]], different: [["elsewhere:7", "kiosk:1"]])
        let cinema = try Cinema.everyday(verdicts: verdicts)
        let report = try await cinema.catalog.report(of: Self.popular)
        #expect(report.movies.idsInWords.filter { $0.contains("archive:1") } == [["archive:1"]])
    }

    @Test func `bars the find of a watchlist entry`() async throws {
        // The archive has dropped the id, and knows a film of the same title and year.
        let entry = WatchlistEntry("archive:99", title: "Inception", year: 2010)
        for (verdicts, found) in [
            (Verdicts.none, [["archive:1"]]), (try .said(different: [["archive:99", "archive:1"]]), []),
        ] {
            let cinema = Cinema([try .archive()], watchlist: [entry], verdicts: verdicts)
            let listing = try await cinema.catalog.listing(of: Selection(.watchlist))
            #expect(listing.movies.idsInWords == found)
        }
    }
}
