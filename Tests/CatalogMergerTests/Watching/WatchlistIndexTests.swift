import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `Marking, by law` {
    @Test(arguments: seeds)
    func `marks what a scan of the whole list finds, and nothing else`(seed: Int) {
        let stage = WatchedCatalog(seed: seed)
        let movies = stage.movies()
        #expect(movies.contains(where: \.isOnWatchlist) && movies.contains { !$0.isOnWatchlist })
        for movie in movies {
            #expect(movie.isOnWatchlist == stage.isOnList(movie), "\(movie.ids)")
        }
    }

    @Test(arguments: seeds)
    func `does not depend on precedence nor on the order of records and entries`(seed: Int) {
        let stage = WatchedCatalog(seed: seed)
        var random = stage.catalog.generator
        let marked = Set(stage.movies().filter(\.isOnWatchlist).map { Set($0.ids) })
        var other = stage
        other.entries.shuffle(using: &random)
        let again = other.movies(
            of: stage.catalog.records.shuffled(using: &random),
            precedence: stage.catalog.providers.shuffled(using: &random))
        #expect(Set(again.filter(\.isOnWatchlist).map { Set($0.ids) }) == marked)
    }

    @Test(arguments: seeds)
    func `changes nothing else about a movie`(seed: Int) {
        let stage = WatchedCatalog(seed: seed)
        let unmarked = stage.movies().map { movie in
            var movie = movie
            movie.isOnWatchlist = false
            return movie
        }
        let precedence = stage.catalog.providers
        #expect(
            unmarked
                == CatalogMerge.outcomes(of: stage.catalog.records.dated, precedence: precedence).map(\.movie)
        )
    }

    @Test(arguments: seeds)
    func `of an entry made of a movie marks that movie`(seed: Int) {
        let stage = WatchedCatalog(seed: seed)
        let movies = stage.movies()
        for movie in movies {
            let entry = WatchlistEntry(
                members: movie.ids.map { .init($0, kind: stage.configured[$0.provider] ?? "") },
                title: movie.title, year: movie.year, added: WatchedCatalog.day)
            let index = WatchlistIndex(Watchlist([entry]), configured: stage.configured)
            #expect(movies.filter(index.holds).map(\.ids) == [movie.ids])
        }
    }
}

@Suite struct `An entry without any id` {
    @Test(arguments: [
        ("Spirited Away", 2001 as Int?, true), ("SPIRITED AWAY", 2001, true),
        ("Spirited Away (2001)", nil, true),
        ("Sen to Chihiro", 2001, true), ("Spirited Away", 2002, true), ("Spirited Away", 2003, false),
        ("Spirited Away", nil, false), ("Spirited", 2001, false), ("", 2001, false),
    ])
    func `marks a movie of its title and of its very year, as any provider has them`(
        title: String, year: Int?, isMarked: Bool
    ) {
        let entry = WatchlistEntry(members: [], title: title, year: year, added: WatchedCatalog.day)
        let index = WatchlistIndex(Watchlist([entry]))
        let one = Sample.record("first:1", "Spirited Away", year: 2001, original: "Sen to Chihiro")
        let other = Sample.record("second:1", "Spirited Away", year: 2002)
        #expect(index.holds(Sample.movie(one, other)) == isMarked)
    }

    @Test func `of unknown year marks a movie of unknown year`() {
        let entry = WatchlistEntry(members: [], title: "Lost Reel", year: nil, added: WatchedCatalog.day)
        let index = WatchlistIndex(Watchlist([entry]))
        #expect(index.holds(Sample.movie(Sample.record("first:1", "Lost Reel"))))
        #expect(!index.holds(Sample.movie(Sample.record("first:1", "Lost Reel", year: 1931))))
    }
}

@Suite struct `An entry among records` {
    private func found(
        _ title: String, _ year: Int?, external: [ExternalID] = [], among records: MovieDetail...
    ) -> [String] {
        let entry = WatchlistEntry(
            members: [], externalIDs: external, title: title, year: year, added: WatchedCatalog.day)
        return Matcher.records(of: entry, among: records).map { records[$0].id.description }
    }

    @Test func `is what matches it, at most once at each provider`() {
        let records = [
            Sample.record("first:1", "Crash", year: 2004), Sample.record("first:2", "Crash", year: 1996),
            Sample.record("second:1", "Crash", year: 2005), Sample.record("second:2", "Crash", year: 1978),
        ]
        #expect(
            found("Crash", 2004, among: records[0], records[1], records[2], records[3])
                == ["first:1", "second:1"])
    }

    @Test func `is none where two are equally good, or speak against each other`() {
        let twin = Sample.record("first:1", "Crash", year: 2004)
        let other = Sample.record("first:2", "Crash", year: 2004)
        #expect(found("Crash", 2004, among: twin, other) == [])
        let before = Sample.record("first:1", "Crash", year: 2003)
        let after = Sample.record("second:1", "Crash", year: 2005)
        #expect(found("Crash", 2004, among: before, after) == [])
    }

    @Test func `is no homonym of another time, and nothing without a year`() {
        #expect(found("Solaris", 1972, among: Sample.record("first:1", "Solaris", year: 2002)) == [])
        #expect(found("Solaris", nil, among: Sample.record("first:1", "Solaris", year: 2002)) == [])
        #expect(found("Solaris", nil, among: Sample.record("first:1", "Solaris")) == [])
        #expect(
            found("Solaris (2002)", nil, among: Sample.record("first:1", "Solaris", year: 2002)) == [
                "first:1"
            ])
        let known = Sample.record("first:2", "Solyaris", external: [Sample.imdb(69293)])
        let other = Sample.record("second:1", "Solaris", year: 2002)
        #expect(found("Solaris", nil, external: [Sample.imdb(69293)], among: other, known) == ["first:2"])
        #expect(found("", 2002, among: Sample.record("first:1", "Solaris", year: 2002)) == [])
        #expect(found("Solaris", 1972) == [])
    }

    @Test func `believes outside ids before titles`() {
        let same = Sample.record("first:1", "Solyaris", year: 1972, external: [Sample.imdb(69293)])
        let other = Sample.record("first:2", "Solaris", year: 1972, external: [Sample.imdb(1)])
        #expect(found("Solaris", 1972, external: [Sample.imdb(69293)], among: same, other) == ["first:1"])
        #expect(found("Solaris", 1972, external: [Sample.imdb(69293)], among: other) == [])
    }

    @Test func `is told apart from a provider of any name`() {
        let record = Sample.record("watchlist:0", "Crash", year: 2004)
        let longer = Sample.record("watchlist-watchlist:0", "Crash", year: 2004)
        #expect(
            found("Crash", 2004, among: record, longer) == ["watchlist:0", "watchlist-watchlist:0"])
    }
}
