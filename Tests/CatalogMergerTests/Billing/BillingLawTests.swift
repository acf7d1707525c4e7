import CatalogCore
import Testing

@testable import CatalogMerger

@Suite struct `Billing, by law` {
    @Test(arguments: seeds, PeopleRank.allCases)
    func `ranks as somebody would who looks everything up again`(seed: Int, rank: PeopleRank) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let office = BillingOffice(movies: movies, precedence: catalog.providers, rank: rank)
        let oracle = BillingOracle(movies, precedence: catalog.providers)
        let half = Array(movies.prefix(movies.count / 2))
        for group in [movies, half] {
            let billing = office.billing(of: group, top: nil)
            #expect(billing.actors == oracle.ranked(.actor, in: group, by: rank))
            #expect(billing.directors == oracle.ranked(.director, in: group, by: rank))
        }
    }

    @Test(arguments: seeds, PeopleRank.allCases)
    func `does not depend on the order of movies`(seed: Int, rank: PeopleRank) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        let movies = catalog.movies
        let shuffled = movies.shuffled(using: &random)
        let one = BillingOffice(movies: movies, precedence: catalog.providers, rank: rank)
        let other = BillingOffice(movies: shuffled, precedence: catalog.providers, rank: rank)
        #expect(one.billing(of: movies, top: nil) == other.billing(of: shuffled, top: nil))
    }

    @Test(arguments: seeds)
    func `names nobody twice and never two people of one provider as one`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let people = BillingOffice(movies: movies, precedence: catalog.providers)
            .billing(of: movies, top: nil).actors
        let ids = people.flatMap(\.ids)
        #expect(ids.count == Set(ids).count)
        #expect(people.allSatisfy { Set($0.ids.map(\.provider)).count == $0.ids.count })
    }

    @Test(arguments: seeds, [0, 1, 5, 1000])
    func `cuts the list off, and nothing else`(seed: Int, top: Int) {
        let catalog = RandomCatalog(seed: seed)
        let movies = catalog.movies
        let office = BillingOffice(movies: movies, precedence: catalog.providers)
        let (all, some) = (office.billing(of: movies, top: nil), office.billing(of: movies, top: top))
        #expect(some.actors == Array(all.actors.prefix(top)))
        #expect(some.directors == Array(all.directors.prefix(top)))
    }
}
