import CatalogCore
import CatalogTestSupport
import Testing

@Suite struct `A watchlist` {
    private func entry(
        _ ids: [String], external: [String] = [], title: String = "A Movie", year: Int? = 1999, day: Int = 1
    ) throws -> WatchlistEntry {
        WatchlistEntry(
            members: ids.compactMap(MovieID.init).map { .init($0, kind: $0.provider.name) },
            externalIDs: external.compactMap { ExternalID($0) },
            title: title, year: year, added: try #require(CalendarDay(year: 2026, month: 11, day: day)))
    }

    @Test func `joins entries that share an id, at the place of the first`() throws {
        var list = Watchlist([
            try entry(["tmdb:1"], title: "First", year: nil, day: 3), try entry(["tmdb:2"], title: "Second"),
        ])
        let joined = list.add(
            try entry(
                ["traderev:9", "tmdb:1"], external: ["imdb:tt0000001"], title: "Again", year: 1990, day: 2))
        #expect(
            joined
                == (try entry(
                    ["tmdb:1", "traderev:9"], external: ["imdb:tt0000001"], title: "First", year: 1990, day: 2
                )))
        #expect(list.entries.map(\.title) == ["First", "Second"])
    }

    @Test func `joins entries that only a third proves to be one`() throws {
        var list = Watchlist([
            try entry(["tmdb:1"]), try entry(["tmdb:5"]), try entry([], external: ["imdb:tt0000007"]),
        ])
        list.add(try entry(["tmdb:1"], external: ["imdb:tt0000007"]))
        #expect(
            list.entries.map(\.ids)
                == [[MovieID("tmdb:1")], [MovieID("tmdb:5")]].map { $0.compactMap(\.self) })
    }

    @Test func `tells kinds apart, and movies without any id by title and year`() throws {
        let id = try #require(MovieID("mine:1"))
        let day = try #require(CalendarDay(unixSeconds: 0))
        let list = Watchlist([
            WatchlistEntry(members: [.init(id, kind: "tmdb")], title: "A", year: 1999, added: day),
            WatchlistEntry(members: [.init(id, kind: "file")], title: "A", year: 1999, added: day),
            WatchlistEntry(members: [], title: "A", year: 1999, added: day),
            WatchlistEntry(members: [], title: "A", year: 2000, added: day),
            WatchlistEntry(members: [], title: "A", year: 1999, added: day),
        ])
        #expect(list.entries.count == 4)
    }

    @Test(arguments: [
        (id: "tmdb:1", kind: "tmdb", configured: ["tmdb": "tmdb"], isHeld: true),
        (id: "tmdb:2", kind: "tmdb", configured: ["tmdb": "tmdb"], isHeld: false),
        // Its provider is switched off, and another of the same kind has keys of its own.
        (id: "films:1", kind: "tmdb", configured: ["tmdb": "tmdb", "films": "tmdb"], isHeld: false),
        // Its provider has been renamed.
        (id: "films:1", kind: "tmdb", configured: ["films": "tmdb"], isHeld: true),
        // Its provider's name was given to another kind.
        (id: "tmdb:1", kind: "file", configured: ["tmdb": "file"], isHeld: false),
        (id: "films:1", kind: "tmdb", configured: ["tmdb": "file", "films": "tmdb"], isHeld: true),
    ])
    func `knows a movie again by id and kind`(
        id: String, kind: String, configured: [String: String], isHeld: Bool
    ) throws {
        let kinds = configured.reduce(into: [ProviderID: String]()) { kinds, pair in
            if let name = ProviderID(pair.key) { kinds[name] = pair.value }
        }
        let movie = try #require(MovieID(id))
        #expect(try entry(["tmdb:1"]).holds(movie, kind: kind, configured: kinds) == isHeld)
    }

    @Test(arguments: 1...20)
    func `never has two entries that prove to be one movie, and loses no id`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var list = Watchlist()
        var ids: Set<String> = []
        for _ in 0..<30 {
            let some = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                "tmdb:\(Int.random(in: 0..<40, using: &random))"
            }
            let external = (0..<Int.random(in: 0...1, using: &random)).map { _ in
                "imdb:tt10000\(Int.random(in: 10..<30, using: &random))"
            }
            ids.formUnion(some + external)
            list.add(try entry(some, external: external))
            for (place, one) in list.entries.enumerated() {
                #expect(!list.entries[(place + 1)...].contains { $0.isSameMovie(as: one) })
            }
            let held = list.entries.flatMap { $0.ids.map(\.description) + $0.externalIDs.map(\.description) }
            #expect(Set(held) == ids && held.count == ids.count)
            #expect(Set(list.entries.map(\.key)).count == list.entries.count)
        }
        let removed = list.remove { $0.ids.count == 1 }
        #expect(removed.allSatisfy { $0.ids.count == 1 } && !list.entries.contains { $0.ids.count == 1 })
    }

    /// With few ids to choose from entries are joined, with many they are not, and both must come to the same.
    @Test(arguments: 1...20)
    func `made of entries is as if they were added one by one`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let many = seed.isMultiple(of: 2) ? 1_000_000 : 30
        let entries = try (0..<30).map { number in
            try entry(
                (0..<Int.random(in: 0...2, using: &random)).map { _ in
                    "tmdb:\(Int.random(in: 0..<many, using: &random))"
                }, title: "Movie \(Int.random(in: 0..<many, using: &random))", day: number % 28 + 1)
        }
        var list = Watchlist()
        var areNew: [Bool] = []
        for entry in entries {
            areNew.append(!list.entries.contains { $0.isSameMovie(as: entry) })
            let added = list.add(entry)
            #expect(list.entries.contains(added))
        }
        #expect(Watchlist(entries) == list)
        var other = Watchlist(entries.prefix(7))
        #expect(other.add(contentsOf: entries.dropFirst(7)) == Array(areNew.dropFirst(7)))
        #expect(other == list)
    }
}
