internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import Testing

@Suite(.timeLimit(.minutes(10)))
struct `What is put on the watchlist` {
    private func entries(_ words: [String], in cinema: Cinema) async throws(PipelineError) -> NewEntries {
        try await cinema.catalog.entries(for: words.map(MovieReference.init), added: .opening)
    }

    private let toyStory = WatchlistEntry(
        "archive:3", "kiosk:2", "imdb:tt0114709", title: "Toy Story", year: 1995)

    @Test(arguments: ["archive:3", "kiosk:2", "imdb:tt0114709", "Toy Story", "toy story (1995)"])
    func `is known by all its ids, by whichever it was named`(words: String) async throws {
        let new = try await entries([words], in: Cinema.everyday())
        #expect(new.entries == [toyStory] && new.problems == [])
    }

    @Test func `is an entry for each name, in their order, which the list joins`() async throws {
        let cinema = try Cinema.everyday()
        let new = try await entries(["kiosk:2", "Interstellar", "archive:3", "kiosk:2"], in: cinema)
        #expect(new.entries.map(\.title) == ["Toy Story", "Interstellar", "Toy Story", "Toy Story"])
        #expect(Watchlist(new.entries).entries == [toyStory, new.entries[1]])
        #expect(Set(cinema.asked).count == cinema.asked.count)
    }

    @Test(arguments: [
        (FailureReason.offline, "archive:3", WatchlistEntry("archive:3")),
        (.offline, "imdb:tt0114709", WatchlistEntry("imdb:tt0114709")),
        (.offline, "Toy Story (1995)", WatchlistEntry(title: "Toy Story", year: 1995)),
        (.offline, "Toy Story", WatchlistEntry(title: "Toy Story")),
        (.timeout(seconds: 2), "archive:3", WatchlistEntry("archive:3")),
    ])
    func `holds what is known where nobody can say, and the problem says so`(
        reason: FailureReason, words: String, expected: WatchlistEntry
    ) async throws {
        let failing = [
            "detail 3", "find imdb:tt0114709", "search Toy Story", "search Toy Story 1995",
            "list popular all",
        ].reduce(into: [String: StubService.Scripted]()) { $0[$1] = .failure(reason) }
        let cinema = try Cinema.everyday(archive: failing, kiosk: failing)
        let new = try await entries([words], in: cinema)
        #expect(new.entries == [expected])
        #expect(!new.problems.isEmpty && new.problems.allSatisfy { $0.reason == reason })
    }

    @Test func `knows less where only some fail, and the problem says so`() async throws {
        let cinema = try Cinema.everyday(kiosk: ["list popular all": .failure(.offline)])
        let new = try await entries(["archive:3"], in: cinema)
        #expect(
            new.entries
                == [WatchlistEntry("archive:3", "imdb:tt0114709", title: "Toy Story", year: 1995)])
        #expect(new.problems.map(\.reason) == [.offline])
    }

    @Test func `may be an id of a provider that rests, of which nobody is asked`() async throws {
        let attic = try #require(ProviderID("attic"))
        let cinema = Cinema([try .archive()], configured: [attic: "plain"])
        let new = try await entries(["attic:7"], in: cinema)
        #expect(new.entries == [WatchlistEntry("attic:7=plain")] && new.problems == [])
        #expect(cinema.asked == [])
    }

    @Test(arguments: [
        ("archive:99", "No such movie: archive:99 (asked: archive)."),
        ("Solaris", "No such movie: Solaris (asked: archive, kiosk)."),
        ("Batman", "'Batman' fits several movies:"),
        ("attic:7", "'attic' does not take part in this run (archive, kiosk)."),
    ])
    func `is nothing at all where one is no movie, or several`(words: String, error: String) async throws {
        let cinema = try Cinema.everyday()
        let failure = await failure { () throws(PipelineError) in
            try await entries(["archive:1", words], in: cinema)
        }
        #expect(failure?.description.hasPrefix(error) == true, "\(String(describing: failure))")
    }

    @Test func `is found again`() async throws {
        let new = try await entries(["kiosk:2", "Interstellar", "kiosk:3"], in: Cinema.everyday())
        let cinema = try Cinema.everyday(watchlist: new.entries)
        let listing = try await cinema.catalog.listing(of: Selection(.watchlist), sort: .title)
        #expect(listing.movies.map(\.title) == ["Avengers: Endgame", "Interstellar", "Toy Story"])
        #expect(!cinema.notices.contains { if case .unknownEntry = $0 { true } else { false } })
    }
}
