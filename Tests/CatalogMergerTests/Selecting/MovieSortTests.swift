import CatalogCore
import CatalogMerger
import Testing

@Suite struct `A sort` {
    @Test(arguments: seeds, MovieSort.allCases)
    func `is a total order, whatever the order before`(seed: Int, sort: MovieSort) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        let movies = catalog.movies
        let sorted = sort.sorted(movies)
        #expect(sort.sorted(movies.shuffled(using: &random)) == sorted)
        #expect(sort.sorted(sorted) == sorted)
        #expect(Set(sorted.map(\.id)) == Set(movies.map(\.id)))
        for (one, other) in zip(sorted, sorted.dropFirst()) {
            #expect(Self.mayPrecede(one, other, by: sort))
        }
    }

    /// Whether one movie may stand right before another, told from the promise alone.
    private static func mayPrecede(_ one: MergedMovie, _ other: MergedMovie, by sort: MovieSort) -> Bool {
        let titles = (TextFolding.folded(one.title, .written), TextFolding.folded(other.title, .written))
        let figures: (Double?, Double?) =
            switch sort {
            case .popularity: (one.popularity, other.popularity)
            case .title, .titleDescending: (nil, nil)
            case .year, .yearDescending: (one.year.map(Double.init), other.year.map(Double.init))
            case .rating: (one.rating?.value, other.rating?.value)
            }
        switch figures {
        case (nil, .some): return false
        case (.some, nil): return true
        case (let left?, let right?) where left != right: return sort == .year ? left < right : left > right
        default: break
        }
        if titles.0 != titles.1 { return (titles.0 < titles.1) == (sort != .titleDescending) }
        return one.id < other.id
    }

    @Test(arguments: [
        (MovieSort.popularity, ["2", "1", "3", "4"]),
        (.title, ["3", "4", "1", "2"]),
        (.titleDescending, ["2", "1", "3", "4"]),
        (.year, ["3", "1", "2", "4"]),
        (.yearDescending, ["2", "1", "3", "4"]),
        (.rating, ["1", "3", "4", "2"]),
    ])
    func `puts movies that lack its figure last either way`(sort: MovieSort, keys: [String]) {
        let movies = [
            Sample.record("first:1", "The B", year: 1995, rating: 8, popularity: 5),
            Sample.record("first:2", "Überall", year: 2005, popularity: 9),
            Sample.record("first:3", "a", year: 1980, rating: 7),
            Sample.record("first:4", "A"),
        ].map { Sample.movie($0) }
        #expect(sort.sorted(movies).map(\.id.key) == keys)
    }

    @Test func `of titles ignores case and accents and keeps articles and signs`() {
        let titles = [
            "The Zoo", "Ångström", "angel", "Zoo", "'71", "İz", "Iz 2", "ıa", "Élan", "zebra", "(500)",
        ]
        let movies = titles.enumerated().map { Sample.movie(Sample.record("first:\($0.offset)", $0.element)) }
        #expect(
            MovieSort.title.sorted(movies).map(\.title) == [
                "'71", "(500)", "angel", "Ångström", "Élan", "ıa", "İz", "Iz 2", "The Zoo", "zebra", "Zoo",
            ])
    }

    @Test func `settles ties by title and then by id, numbers as numbers`() {
        let ids = ["first:10", "first:9", "first:9a", "first:1b", "second:1", "first:09"]
        let movies = ids.map { Sample.movie(Sample.record($0, "Same", year: 2000, popularity: 1)) }
        for sort in MovieSort.allCases {
            #expect(
                sort.sorted(movies).map(\.id.description) == [
                    "first:09", "first:9", "first:10", "first:1b", "first:9a", "second:1",
                ])
        }
    }
}
