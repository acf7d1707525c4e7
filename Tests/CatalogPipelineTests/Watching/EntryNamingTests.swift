internal import CatalogCore
internal import CatalogPipeline
internal import Testing

@Suite struct `Naming an entry of the watchlist` {
    private static let toyStory = WatchlistEntry(
        "archive:3", "kiosk:2", "imdb:tt0114709", title: "Toy Story", year: 1995)
    private static let batman1966 = WatchlistEntry("archive:4", title: "Batman", year: 1966)
    private static let batman1989 = WatchlistEntry("archive:5", title: "Batman", year: 1989)
    private static let odyssey = WatchlistEntry(title: "2001: A Space Odyssey", year: 1968)
    private static let list = Watchlist([toyStory, batman1966, batman1989, odyssey])

    private func entry(
        _ words: String, in list: Watchlist = Self.list, configured: [String: String] = ["archive": "full"]
    ) throws(EntryNamingError) -> WatchlistEntry {
        let kinds = configured.reduce(into: [ProviderID: String]()) { kinds, pair in
            if let id = ProviderID(pair.key) { kinds[id] = pair.value }
        }
        return try list.entry(named: MovieReference(words), configured: kinds)
    }

    @Test(arguments: [
        // The kiosk is not configured any more.
        ("archive:3", toyStory), ("kiosk:2", toyStory), ("imdb:tt0114709", toyStory), ("TOY STORY", toyStory),
        ("Toy Story (1995)", toyStory), ("Batman (1989)", batman1989), ("archive:4", batman1966),
        ("2001: a space odyssey", odyssey), ("2001:a space odyssey", odyssey),
    ])
    func `works by any of its ids, and by its title`(words: String, expected: WatchlistEntry) throws {
        #expect(try entry(words) == expected)
    }

    @Test func `works by the id that a renamed provider gives, and by the one that the list shows`() throws {
        let renamed = ["films": "full"]
        #expect(try entry("films:3", configured: renamed) == Self.toyStory)
        #expect(try entry("archive:3", configured: renamed) == Self.toyStory)
        let replaced = ["archive": "odd", "films": "full"]
        #expect(try entry("archive:3", configured: replaced) == Self.toyStory)
    }

    @Test(arguments: ["archive:99", "imdb:tt0000001", "Solaris", "Toy", "Toy Story (1996)", "films:3"])
    func `is in vain where none fits`(words: String) {
        #expect(throws: EntryNamingError.notListed(MovieReference(words))) { try entry(words) }
        #expect(
            EntryNamingError.notListed(MovieReference(words)).description
                == "'\(words)' is not on your watchlist. 'catalog watchlist list' shows what is.")
    }

    @Test func `lists the entries where several fit`() {
        let error = EntryNamingError.ambiguous(
            MovieReference("batman"), [Self.batman1966, Self.batman1989])
        #expect(throws: error) { try entry("batman") }
        #expect(
            error.description == """
                'batman' fits several entries of your watchlist:
                  archive:4  Batman (1966)
                  archive:5  Batman (1989)
                Name one as it stands in front.
                """)
    }

    /// Whatever stands in front in a message names that entry and no other.
    @Test func `works for every entry by what a message calls it`() throws {
        let list = Watchlist([
            Self.batman1989, Self.batman1966, WatchlistEntry(title: "Batman"),
            WatchlistEntry(title: "Batman", year: 1989), WatchlistEntry("imdb:tt0096895", title: "Batman"),
            WatchlistEntry("archive:9"),
        ])
        #expect(list.entries.count == 6)
        guard
            case .ambiguous(_, let several)? = #expect(
                throws: EntryNamingError.self,
                performing: {
                    try entry("BATMAN", in: list)
                })
        else { return }
        let lines = EntryNamingError.ambiguous(MovieReference("BATMAN"), several).description
            .split(separator: "\n").dropFirst().dropLast()
        #expect(several.count == 5 && lines.count == 5)
        for (line, expected) in zip(lines, several) {
            let front = line.drop { $0 == " " }.prefix { $0 != " " || line.contains("\"") }
            #expect(try entry(String(front.replacing("\"", with: "")), in: list) == expected, "\(line)")
        }
    }
}
