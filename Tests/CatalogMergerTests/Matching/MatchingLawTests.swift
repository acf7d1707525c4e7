import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `Matching, by law` {
    @Test(arguments: seeds)
    func `loses no record and doubles none`(seed: Int) {
        let records = RandomCatalog(seed: seed).records
        let members = Matcher.clusters(of: records).flatMap(\.members)
        #expect(members.sorted() == Array(records.indices))
    }

    @Test(arguments: seeds)
    func `puts at most one record of each provider into a movie`(seed: Int) {
        for movie in RandomCatalog(seed: seed).records.movies {
            #expect(Set(movie.map(\.provider)).count == movie.count)
        }
    }

    @Test(arguments: seeds)
    func `gives one piece of evidence fewer than there are records, each convincing`(seed: Int) {
        for cluster in Matcher.clusters(of: RandomCatalog(seed: seed).records) {
            #expect(cluster.evidence.count == cluster.members.count - 1)
            #expect(cluster.evidence.allSatisfy { $0.score >= MatchWeights.threshold })
            #expect(cluster.members == cluster.members.sorted())
        }
    }

    @Test(arguments: seeds)
    func `gives movies in the order of their first record`(seed: Int) {
        let first = Matcher.clusters(of: RandomCatalog(seed: seed).records).compactMap(\.members.first)
        #expect(first == first.sorted())
    }

    @Test(arguments: seeds)
    func `does not depend on the order of records`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        #expect(catalog.records.shuffled(using: &random).movies == catalog.records.movies)
    }

    @Test(arguments: seeds)
    func `does not depend on what keys happen to be`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        let numbers = Array(catalog.records.indices).shuffled(using: &random)
        var nameOf: [MovieID: MovieID] = [:]
        var renamed = catalog.records
        for index in renamed.indices {
            let new = MovieID(provider: renamed[index].id.provider, number: numbers[index])
            nameOf[renamed[index].id] = new
            renamed[index].summary.id = new
        }
        #expect(renamed.movies == Set(catalog.records.movies.map { Set($0.compactMap { nameOf[$0] }) }))
    }

    @Test(arguments: seeds)
    func `of what was matched is the same again`(seed: Int) {
        let records = RandomCatalog(seed: seed).records
        let clusters = Matcher.clusters(of: records)
        for cluster in clusters {
            #expect(cluster.members.map { records[$0] }.areOneMovie)
        }
        #expect(clusters.flatMap(\.members).map { records[$0] }.movies == records.movies)
    }

    @Test(arguments: seeds)
    func `compares as if all were compared with all`(seed: Int) {
        let records = RandomCatalog(seed: seed).records
        #expect(records.movies == MatchingOracle.movies(of: records))
    }

    @Test(arguments: seeds)
    func `takes no notice of unrelated records`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let strangers = catalog.providers.enumerated().map { index, provider in
            Sample.record("\(provider):stranger", "Unheard of \(index)", year: 1990)
        }
        let movies = (catalog.records + strangers).movies
        #expect(movies == catalog.records.movies.union(strangers.map { [$0.id] }))
    }

    @Test(arguments: seeds)
    func `weighs a pair the same from either side`(seed: Int) {
        let rows = RandomCatalog(seed: seed, films: 6).records.map(MatchRow.init)
        for left in rows {
            for right in rows {
                #expect(PairScoring.evidence(left, right) == PairScoring.evidence(right, left))
            }
        }
    }

    @Test(arguments: seeds)
    func `joins no two films where the people are known`(seed: Int) {
        let catalog = RandomCatalog(seed: seed, knowing: .people)
        for movie in catalog.records.movies {
            #expect(Set(movie.compactMap { catalog.filmOf[$0] }).count == 1)
        }
    }

    @Test(arguments: seeds)
    func `finds among candidates what it would cluster`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        for record in catalog.records {
            for provider in catalog.providers where provider != record.id.provider {
                let candidates = catalog.records.filter { $0.id.provider == provider }
                let found = Matcher.match(for: [record], among: candidates).map { candidates[$0].id }
                let cluster = ([record] + candidates).movies.first { $0.contains(record.id) }
                #expect(cluster == Set([record.id, found].compactMap(\.self)))
            }
        }
    }
}
