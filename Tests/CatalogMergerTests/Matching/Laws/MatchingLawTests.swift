import CatalogCore
import Testing

@testable import CatalogMerger

/// What holds of the matching of any records of any number of providers.
@Suite struct `Matching, by law` {
    @Test(arguments: seeds)
    func `loses no record and doubles none`(seed: Int) {
        let records = RandomCatalog(seed: seed).records
        let members = Matching(records).movies.flatMap(\.self)
        #expect(members.sorted() == Array(records.indices))
    }

    @Test(arguments: seeds)
    func `puts at most one record of each provider into a movie`(seed: Int) {
        for movie in RandomCatalog(seed: seed).records.movies {
            #expect(Set(movie.map(\.provider)).count == movie.count)
        }
    }

    @Test(arguments: seeds)
    func `gives movies in the order of their first record, each in its own`(seed: Int) {
        let movies = Matching(RandomCatalog(seed: seed).records).movies
        #expect(movies.compactMap(\.first) == movies.compactMap(\.first).sorted())
        #expect(movies.allSatisfy { $0 == $0.sorted() })
    }

    @Test(arguments: seeds)
    func `does not depend on the order of records`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        #expect(catalog.records.shuffled(using: &random).movies == catalog.records.movies)
    }

    @Test(arguments: seeds)
    func `does not depend on the names of providers, and so not on their order`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let names = ["zebra", "yak", "wolf", "vole"].map(Sample.provider)
        let renamed = Dictionary(
            uniqueKeysWithValues: zip(catalog.providers.sorted { $0.name < $1.name }, names))
        expectTheSame(catalog.records) { id in
            renamed[id.provider].flatMap { MovieID(provider: $0, key: id.key) }
        }
    }

    @Test(arguments: seeds)
    func `does not depend on what keys happen to be`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        var numbers = catalog.records.indices.shuffled(using: &random)
        var new: [MovieID: MovieID] = [:]
        for record in catalog.records {
            new[record.id] = MovieID(provider: record.id.provider, number: numbers.removeLast())
        }
        expectTheSame(catalog.records) { new[$0] }
    }

    @Test(arguments: seeds)
    func `of what was matched is the same again`(seed: Int) {
        let records = RandomCatalog(seed: seed).records
        let movies = Matching(records).movies
        #expect(movies.flatMap(\.self).map { records[$0] }.movies == records.movies)
    }

    @Test(arguments: seeds)
    func `joins no two films where the people are known`(seed: Int) {
        let catalog = RandomCatalog(seed: seed, knowing: .people)
        for movie in catalog.records.movies {
            #expect(Set(movie.compactMap { catalog.filmOf[$0] }).count == 1)
        }
    }

    @Test(arguments: seeds)
    func `finds among candidates what it would put together`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        for record in catalog.records {
            for provider in catalog.providers where provider != record.id.provider {
                let candidates = catalog.records.filter { $0.id.provider == provider }
                let found = Matcher.match(for: [record], among: candidates).map { candidates[$0].id }
                let movie = ([record] + candidates).movies.first { $0.contains(record.id) }
                #expect(movie == Set([record.id, found].compactMap(\.self)))
            }
        }
    }

    /// Expects the movies of records with other ids to be the same movies.
    private func expectTheSame(_ records: [MovieDetail], named id: (MovieID) -> MovieID?) {
        let renamed = records.map { record in
            var renamed = record
            renamed.summary.id = id(record.id) ?? record.id
            return renamed
        }
        #expect(renamed.movies == Set(records.movies.map { Set($0.compactMap(id)) }))
    }
}

/// What holds of records that share nothing with each other.
@Suite struct `Unrelated records` {
    @Test(arguments: seeds)
    func `change no movie and make none`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let strangers = catalog.providers.enumerated().map { index, provider in
            Sample.record(
                "\(provider):stranger", "Unheard Of \(index)", year: 1990, directors: ["Nobody \(index)"],
                actors: ["Someone \(index)"], minutes: 100, genres: ["Drama", "Comedy"])
        }
        let movies = (catalog.records + strangers).movies
        #expect(movies == catalog.records.movies.union(strangers.map { [$0.id] }))
    }

    /// Whole catalogs told in another alphabet share nothing with ours but numbers, and that all of them are counted
    /// for how rare a title is: of that, one movie in two hundred may be told otherwise.
    @Test func `are matched as if the others were not there`() {
        var (movies, other) = (0, 0)
        for seed in seeds {
            let catalog = RandomCatalog(seed: seed).records
            let foreign = RandomCatalog(seed: seed + 100).records.map(\.abroad)
            let expected = catalog.movies.union(foreign.movies)
            movies += expected.count
            other += expected.subtracting((catalog + foreign).movies).count
        }
        #expect(other * 200 <= movies, "\(other) of \(movies)")
    }

    /// A record of ours, however related, changes nothing abroad.
    @Test(arguments: seeds)
    func `of a new one keep their movies`(seed: Int) throws {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        let foreign = RandomCatalog(seed: seed + 100).records.map(\.abroad)
        let picked = random.pick(catalog.records)
        let model = try #require(picked)
        var relative = model
        relative.summary.id = try #require(MovieID(provider: model.id.provider, key: "relative"))
        let before = (catalog.records + foreign).movies
        let after = (catalog.records + foreign + [relative]).movies
        let others = Set(foreign.map(\.id))
        #expect(before.filter(others.isSuperset) == after.filter(others.isSuperset))
        #expect(before.filter(others.isSuperset).flatMap(\.self).count == foreign.count)
    }
}

extension MovieDetail {
    /// The record in letters that nobody else uses, of years, ids and all else as they are; its outside ids
    /// are lost.
    fileprivate var abroad: MovieDetail {
        var record = self
        record.summary.id = MovieID(provider: id.provider, key: "abroad-\(id.key)") ?? id
        record.summary.title = summary.title.inArmenian
        record.summary.originalTitle = summary.originalTitle.map(\.inArmenian)
        record.alternativeTitles = alternativeTitles.map { $0.map(\.inArmenian) }
        record.credits = credits.map { credits in
            credits.map { credit in
                var credit = credit
                credit.name = credit.name.inArmenian
                return credit
            }
        }
        record.externalIDs = .unknown
        return record
    }
}

extension String {
    /// Each letter of ASCII as one of Armenian, one to one; everything else as it is.
    fileprivate var inArmenian: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0x41...0x5A: Unicode.Scalar(scalar.value - 0x41 + 0x531) ?? scalar
                    case 0x61...0x7A: Unicode.Scalar(scalar.value - 0x61 + 0x561) ?? scalar
                    default: scalar
                    }
                }))
    }
}
