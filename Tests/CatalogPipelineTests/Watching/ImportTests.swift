internal import CatalogCore
internal import CatalogPipeline
internal import Testing

/// Entries of another list, looked up. The archive finds by outside ids and titles, the kiosk in its list.
@Suite(.timeLimit(.minutes(10)))
struct `Entries of another list` {
    @Test func `learn every id that their movies go by, and keep what they said`() async throws {
        let cinema = try Cinema.everyday()
        let answer = try await cinema.catalog.lookedUp([
            WatchlistEntry("imdb:tt0114709", title: "TOY STORY!", year: 1996),
            WatchlistEntry(title: "Inception", year: 2010), WatchlistEntry("kiosk:3"),
        ])
        #expect(
            answer.entries == [
                WatchlistEntry("archive:3", "kiosk:2", "imdb:tt0114709", title: "TOY STORY!", year: 1996),
                WatchlistEntry("archive:1", "kiosk:1", "imdb:tt1375666", title: "Inception", year: 2010),
                WatchlistEntry("kiosk:3", title: "Avengers: Endgame", year: 2019),
            ])
        #expect(answer.notices == [] && answer.problems == [])
    }

    @Test func `that nobody knows are kept as they were, and named`() async throws {
        let cinema = try Cinema.everyday()
        let entries = [
            WatchlistEntry("imdb:tt9999999", title: "Nobody Has This", year: 1999),
            WatchlistEntry("archive:2"), WatchlistEntry(title: "Batman"), WatchlistEntry("archive:99"),
        ]
        let answer = try await cinema.catalog.lookedUp(entries)
        #expect(answer.entries.count == entries.count)
        #expect(answer.entries[0] == entries[0] && answer.entries[2] == entries[2])
        #expect(answer.entries[1].title == "Interstellar" && answer.entries[3] == entries[3])
        #expect(
            answer.notices.map(\.wordsOfImport) == [
                "Nobody Has This (1999), imdb:tt9999999: nobody of this run has it (asked: archive, kiosk). "
                    + "It is kept on your watchlist.",
                "Batman: the title fits several movies: archive:5 Batman (1989), archive:4 Batman (1966). "
                    + "It is kept on your watchlist as it is; add the one that is meant by its id.",
                "archive:99: nobody of this run has it (asked: archive, kiosk). It is kept on your watchlist.",
            ])
        #expect(answer.problems == [])
    }

    @Test func `are kept where whoever may know them fails, and that is no answer`() async throws {
        let entry = WatchlistEntry("imdb:tt0114709", title: "Toy Story", year: 1995)
        let cinema = try Cinema.everyday(archive: ["find imdb:tt0114709": .failure(.unreachable("no route"))])
        let answer = try await cinema.catalog.lookedUp([entry])
        #expect(answer.entries.map(\.externalIDs) == [entry.externalIDs])
        #expect(answer.notices == [])
        #expect(answer.problems.map(\.provider.name) == ["archive"])
    }

    @Test func `are none where there are none, and nobody is asked`() async throws {
        let cinema = try Cinema.everyday()
        #expect(try await cinema.catalog.lookedUp([]) == LookedUpEntries())
        #expect(cinema.asked == [])
    }

    @Test func `are each asked about once, however often they come`() async throws {
        let cinema = try Cinema.everyday()
        let entry = WatchlistEntry("archive:1")
        let answer = try await cinema.catalog.lookedUp([entry, entry])
        #expect(Set(answer.entries).count == 1)
    }
}

@Suite struct `A watchlist that takes entries in` {
    private let list = Watchlist([
        WatchlistEntry("archive:3", "imdb:tt0114709", title: "Toy Story", year: 1995),
        WatchlistEntry(title: "Batman", year: 1989), WatchlistEntry("archive:4", title: "Crash", year: 2004),
        WatchlistEntry("archive:5", title: "Crash", year: 2004),
    ])

    @Test(arguments: [
        // By an id; by a title and a year that are all there is.
        (WatchlistEntry("kiosk:2", "imdb:tt0114709"), 0), (WatchlistEntry(title: "TOY STORY", year: 1995), 0),
        (WatchlistEntry(title: "Batman", year: 1989), 0),
        (WatchlistEntry("imdb:tt0096895", title: "BATMAN", year: 1989), 0),
        // Another year, none, or two movies it might be.
        (WatchlistEntry(title: "Toy Story", year: 1996), 1), (WatchlistEntry(title: "Toy Story"), 1),
        (WatchlistEntry(title: "Crash", year: 2004), 1),
        // An id of its own says that it is another one.
        (WatchlistEntry("imdb:tt0000007", title: "Toy Story", year: 1995), 1),
    ])
    func `knows what it has already`(entry: WatchlistEntry, added: Int) {
        var list = list
        #expect(list.takeIn([entry]) == added)
        #expect(list.entries.count == self.list.entries.count + added)
        #expect(list.takeIn([entry]) == 0 || entry.ids.isEmpty && entry.externalIDs.isEmpty)
    }

    @Test func `learns the ids of what it knew by its title alone`() {
        var list = list
        let new = WatchlistEntry("kiosk:9", "imdb:tt0096895", title: "Batman", year: 1989)
        #expect(list.takeIn([new, WatchlistEntry(title: "Batman", year: 1989)]) == 0)
        #expect(list.entries[1] == new)
        #expect(list.entries.count == 4)
    }

    @Test func `joins ids, and keeps its own title, year and day`() {
        var list = list
        let new = WatchlistEntry("kiosk:2", "imdb:tt0114709", title: "Story of Toys", year: 1999)
        #expect(list.takeIn([new, new]) == 0)
        #expect(
            list.entries[0]
                == WatchlistEntry("archive:3", "kiosk:2", "imdb:tt0114709", title: "Toy Story", year: 1995))
    }

    @Test func `takes itself in without a change`() {
        var list = list
        #expect(list.takeIn(list.entries) == 0)
        #expect(list == self.list)
        var empty = Watchlist()
        #expect(empty.takeIn(list.entries) == 4)
        #expect(empty == list)
    }
}
