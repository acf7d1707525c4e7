import CatalogCore
import Testing

@testable import CatalogMerger

/// Where several records fit, and what tells which.
@Suite struct `Several candidates` {
    @Test func `of one title and year are all left where nothing tells which`() {
        let records = [
            Sample.record("first:1", "Home", year: 2009), Sample.record("second:1", "Home", year: 2009),
            Sample.record("second:2", "Home", year: 2009),
        ]
        #expect(records.movies.count == 3)
        #expect(Matcher.match(for: [records[0]], among: Array(records[1...])) == nil)
    }

    @Test func `are told apart by whoever made them`() {
        let records = [
            Sample.record("first:1", "Home", year: 2009, directors: ["Ann"]),
            Sample.record("second:1", "Home", year: 2009, directors: ["Bo"]),
            Sample.record("second:2", "Home", year: 2009, directors: ["Ann"]),
        ]
        #expect(records.movies == [[Sample.id("first:1"), Sample.id("second:2")], [Sample.id("second:1")]])
        #expect(Matcher.match(for: [records[0]], among: Array(records[1...])) == 1)
    }

    @Test func `are told apart by their years, one of which may be one off`() {
        let records = [
            Sample.record("first:1", "Home", year: 2008), Sample.record("first:2", "Home", year: 2009),
            Sample.record("second:1", "Home", year: 2008), Sample.record("second:2", "Home", year: 2009),
        ]
        #expect(
            records.movies == [
                [Sample.id("first:1"), Sample.id("second:1")], [Sample.id("first:2"), Sample.id("second:2")],
            ])
    }

    @Test func `are told apart by how exactly the title agrees`() {
        let records = [
            Sample.record("first:1", "Nine", year: 2009), Sample.record("first:2", "9", year: 2009),
            Sample.record("second:1", "Nine", year: 2009), Sample.record("second:2", "9", year: 2009),
        ]
        #expect(
            records.movies == [
                [Sample.id("first:1"), Sample.id("second:1")], [Sample.id("first:2"), Sample.id("second:2")],
            ])
    }

    @Test func `one year before and one year after are both left`() {
        let records = [
            Sample.record("first:1", "Home", year: 2009), Sample.record("second:1", "Home", year: 2008),
            Sample.record("second:2", "Home", year: 2010),
        ]
        #expect(records.movies.count == 3)
    }

    @Test(arguments: [["first:1", "second:2", "third:3"], ["first:9", "second:8", "third:7"]])
    func `in a chain that contradicts itself are left, whatever their ids`(ids: [String]) {
        // 2000 fits 2001 and 2001 fits 2002, but 2000 and 2002 are two films.
        let records = zip(ids, [2000, 2001, 2002]).map { Sample.record($0, "Home", year: $1) }
        #expect(records.movies.count == 3)
    }

    @Test func `in a chain are joined as far as the better link goes`() {
        let records = [
            Sample.record("first:1", "Home", year: 2000, directors: ["Ann"]),
            Sample.record("second:1", "Home", year: 2001, directors: ["Ann"]),
            Sample.record("third:1", "Home", year: 2002),
        ]
        #expect(records.movies == [[Sample.id("first:1"), Sample.id("second:1")], [Sample.id("third:1")]])
    }

    @Test func `of two other crews and casts are not joined by one who knows neither`() {
        let records = [
            Sample.record("first:1", "Home", year: 2009),
            Sample.record("second:1", "Home", year: 2009, directors: ["Ann"], actors: ["Bo", "Cy"]),
            Sample.record("third:1", "Home", year: 2009, directors: ["Di"], actors: ["Ed", "Flo"]),
        ]
        #expect(Array(records[1...]).movies.count == 2)
        #expect(!records.areOneMovie)
    }

    @Test func `are joined by one that knows the titles of both`() {
        let records = [
            Sample.record("first:1", "Downfall", year: 2004),
            Sample.record("second:1", "Downfall", year: 2004, original: "Der Untergang"),
            Sample.record("third:1", "Der Untergang", year: 2004),
        ]
        #expect(records.areOneMovie)
    }

    /// How many films go by the title matters where the years do not agree.
    @Test(arguments: [("Home", false), ("The Incredible Shrinking Lantern", true)])
    func `one year off is nearer than none, the more so the rarer the title`(title: String, isOne: Bool) {
        let records = [
            Sample.record("first:1", title, year: 2009), Sample.record("second:1", title, year: 2010),
        ]
        let others = (0..<6).map { Sample.record("second:2\($0)", "Home", year: 1950 + $0 * 7) }
        let movies = (records + others).movies
        #expect(movies.contains([Sample.id("first:1"), Sample.id("second:1")]) == isOne)
        #expect(records.areOneMovie)
    }

    @Test func `of no year are too uncertain where another film has the title`() {
        let records = [Sample.record("first:1", "Home", year: 2009), Sample.record("second:1", "Home")]
        let other = Sample.record("second:2", "Home", year: 1980)
        #expect((records + [other]).movies.count == 3)
        let doubt = Matching(records + [other]).uncertain.first
        #expect(doubt?.left == Sample.id("first:1") && doubt?.right == Sample.id("second:1"))
    }

    @Test func `of three providers become one movie`() {
        let records = ["first:1", "second:1", "third:1"].map { Sample.record($0, "Home", year: 2009) }
        #expect(records.areOneMovie)
    }
}

@Suite struct `Looking a movie up` {
    private let movie = [
        Sample.record("first:1", "Home", year: 2009),
        Sample.record("second:1", "Casa", year: 2009, original: "Home"),
    ]

    @Test func `finds nothing among nothing`() {
        #expect(Matcher.match(for: movie, among: []) == nil)
        #expect(Matcher.match(for: [], among: movie) == nil)
    }

    @Test func `passes over what merely has words in common`() {
        let candidates = [
            Sample.record("third:1", "Home Alone", year: 2009), Sample.record("third:2", "Home", year: 2009),
        ]
        #expect(Matcher.match(for: movie, among: candidates) == 1)
    }

    @Test func `listens to the record that speaks against`() {
        let known = [
            Sample.record("first:1", "Home", year: 2009),
            Sample.record("second:1", "Home", year: 2009, directors: ["Ann"], minutes: 93),
        ]
        let candidate = Sample.record("third:1", "Home", year: 2009, directors: ["Bo"], minutes: 45)
        #expect(Matcher.match(for: known, among: [candidate]) == nil)
        #expect(Matcher.match(for: known.reversed(), among: [candidate]) == nil)
    }

    @Test(arguments: seeds)
    func `does not depend on the order of candidates or of the movie's records`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        for movie in Matching(catalog.records).movies {
            let own = movie.map { catalog.records[$0] }
            let providers = Set(own.map(\.id.provider))
            let candidates = catalog.records.filter {
                !providers.contains($0.id.provider) && $0.id.provider == catalog.providers.last
            }
            let shuffled = candidates.shuffled(using: &random)
            let found = Matcher.match(for: own, among: candidates).map { candidates[$0].id }
            let again = Matcher.match(for: own.reversed(), among: shuffled).map { shuffled[$0].id }
            #expect(found == again)
        }
    }
}
