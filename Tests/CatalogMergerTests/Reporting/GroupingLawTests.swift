import CatalogCore
import CatalogMerger
import Testing

@Suite struct `Grouping, by law` {
    @Test(arguments: seeds, [Grouping.year, .decade, .none])
    func `by what a movie has one of puts every movie into one group`(seed: Int, grouping: Grouping) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let report = catalog.report([grouping], of: movies)
        #expect(report.groups.flatMap(\.movies).map(\.id).sorted() == movies.map(\.id).sorted())
        #expect(report.groups.allSatisfy { !$0.movies.isEmpty })
    }

    @Test(arguments: seeds, Grouping.allCases)
    func `keeps the order of movies inside groups and gives no key twice`(seed: Int, grouping: Grouping) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let order = MovieSort.popularity.sorted(movies).map(\.id)
        let groups = catalog.report([grouping], of: movies).groups
        for group in groups {
            #expect(group.movies.map(\.id) == order.filter(Set(group.movies.map(\.id)).contains))
        }
        #expect(Set(groups.map(\.key)).count == groups.count)
    }

    @Test(arguments: seeds)
    func `by genre, director or provider puts a movie under each of its own`(seed: Int) {
        let catalog = RandomCatalog(seed: seed, knowing: .people)
        let movies = catalog.movies
        let groups = Dictionary(
            uniqueKeysWithValues: [Grouping.genre, .director, .provider].map {
                ($0, catalog.report([$0], of: movies).groups)
            })
        func keys(_ grouping: Grouping, of movie: MergedMovie) -> [String] {
            groups[grouping]?.filter { $0.movies.contains(movie) }.map(\.key) ?? []
        }
        for movie in movies {
            let genres = Set(movie.genres.map { TextFolding.folded($0, .words) })
            #expect(
                Set(keys(.genre, of: movie).map { TextFolding.folded($0, .words) })
                    == (genres.isEmpty ? ["unknown"] : genres))
            #expect(keys(.provider, of: movie) == movie.ids.map(\.provider.name))
            // A name that others go by has an id behind it.
            let directors = movie.directors.map(\.name).sorted()
            for (key, name) in zip(keys(.director, of: movie), directors.isEmpty ? ["unknown"] : directors) {
                #expect(key == name || key.hasPrefix("\(name) ("))
            }
            #expect(keys(.director, of: movie).count == max(1, directors.count))
        }
    }

    @Test(arguments: seeds)
    func `by year and decade runs from newest to oldest, unknown last`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let years = catalog.report([.year], of: movies).groups
        let known = Set(movies.compactMap(\.year)).sorted(by: >)
        let hasUnknown = movies.contains { $0.year == nil }
        #expect(years.map(\.year) == known.map(Optional.some) + (hasUnknown ? [nil] : []))
        #expect(years.map(\.key) == known.map(String.init) + (hasUnknown ? ["unknown"] : []))
        let decades = catalog.report([.decade], of: movies).groups
        let expected = Set(known.map { $0 / 10 * 10 }).sorted(by: >).map { "\($0)s" }
        #expect(decades.map(\.key) == expected + (hasUnknown ? ["unknown"] : []))
        #expect(decades.allSatisfy { $0.year == nil })
    }

    @Test(arguments: seeds)
    func `ranks the people of a group as of its movies alone`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let office = BillingOffice(movies: movies, precedence: catalog.providers)
        let report = catalog.report([.year], of: movies)
        for group in report.groups {
            #expect(group.people == office.billing(of: group.movies, top: 5))
        }
        #expect(report.people == office.billing(of: movies, top: 5))
    }

    @Test(arguments: seeds, [[Grouping.year], [.genre, .director], [.provider, .decade, .genre]])
    func `does not depend on the order of movies`(seed: Int, grouping: [Grouping]) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        var random = catalog.generator
        let shuffled = movies.shuffled(using: &random)
        let builder = ReportBuilder(shape: ReportShape(grouping: grouping), precedence: catalog.providers)
        #expect(
            builder.report(of: shuffled, providers: [], problems: []) == catalog.report(grouping, of: movies))
    }

    @Test(arguments: seeds)
    func `in groups of groups is grouping each group`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let outer = catalog.report([.decade], of: movies).groups
        let nested = catalog.report([.decade, .provider], of: movies).groups
        #expect(nested.map(\.key) == outer.map(\.key))
        #expect(nested.map(\.people) == outer.map(\.people))
        for (group, whole) in zip(nested, outer) {
            guard case .groups(let inner) = group.content else {
                Issue.record("no groups inside \(group.key)")
                continue
            }
            let providers = catalog.providers.filter { provider in
                whole.movies.contains { $0.ids.map(\.provider).contains(provider) }
            }
            #expect(inner.map(\.key) == providers.map(\.name))
            #expect(Set(group.movies.map(\.id)) == Set(whole.movies.map(\.id)))
        }
    }
}

extension RandomCatalog {
    /// A report of movies of the catalog.
    func report(_ grouping: [Grouping], of movies: [MergedMovie]) -> Report {
        ReportBuilder(shape: ReportShape(grouping: grouping), precedence: providers)
            .report(of: movies, providers: [], problems: [])
    }
}
