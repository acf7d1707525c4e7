import CatalogCore
import CatalogMerger
import Testing

@Suite struct `Merging, by law` {
    @Test(arguments: seeds)
    func `loses no record and doubles none`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        let ids = catalog.outcomes().flatMap(\.movie.ids)
        #expect(ids.count == catalog.records.count)
        #expect(Set(ids) == Set(catalog.records.map(\.id)))
    }

    @Test(arguments: seeds)
    func `does not depend on the order of records`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        let shuffled = CatalogMerge.outcomes(
            of: catalog.records.shuffled(using: &random).dated, precedence: catalog.providers)
        #expect(Set(shuffled.map(\.movie)) == Set(catalog.outcomes().map(\.movie)))
    }

    @Test(arguments: seeds)
    func `lets precedence change only whose claim is chosen`(seed: Int) throws {
        let catalog = RandomCatalog(seed: seed)
        let usual = catalog.outcomes().map(\.movie)
        let turned = catalog.outcomes(precedence: catalog.providers.reversed()).map(\.movie)
        for (one, other) in zip(usual, turned) {
            #expect(Set(one.ids) == Set(other.ids))
            #expect(one.unknown == other.unknown)
            #expect(one.conflicts.map(\.field) == other.conflicts.map(\.field))
            for field in MovieField.allCases {
                let (mine, theirs) = try (#require(one.fields[field]), #require(other.fields[field]))
                #expect(Set(mine.claims) == Set(theirs.claims))
            }
        }
    }

    @Test(arguments: seeds)
    func `puts ids and claims in precedence order, one of each record`(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        for movie in catalog.outcomes().map(\.movie) {
            #expect(movie.ids.map(\.provider) == catalog.providers.filter(movie.ids.map(\.provider).contains))
            #expect(movie.id == movie.ids.first)
            for resolved in movie.fields.values {
                #expect(resolved.claims.map(\.record) == movie.ids)
            }
        }
    }

    @Test(arguments: seeds)
    func `gives each field the first claim that has a value`(seed: Int) throws {
        for outcome in RandomCatalog(seed: seed).outcomes() {
            for field in MovieField.allCases {
                let resolved = try #require(outcome.movie.fields[field])
                let first = resolved.claims.first { $0.fact.value != nil }
                #expect(resolved.provider == first?.provider)
                switch field {
                case .externalIDs, .links: #expect((resolved.fact.value == nil) == (first == nil))
                default: #expect(resolved.fact.value == first?.fact.value)
                }
                for claim in resolved.claims {
                    let record = outcome.records.first { $0.id == claim.record }
                    #expect(record?.detail.fact(about: field) == claim.fact)
                }
            }
        }
    }

    @Test(arguments: seeds)
    func `calls unknown what nobody knows and a conflict what differs`(seed: Int) {
        let single: Set<MovieField> = [.title, .year, .releaseDate, .runtimeMinutes, .originalLanguage]
        for movie in RandomCatalog(seed: seed).outcomes().map(\.movie) {
            for field in MovieField.allCases {
                let facts = movie.fields[field]?.claims.map(\.fact) ?? []
                #expect(movie.unknown.contains(field) == facts.allSatisfy(\.isUnknown))
                let values = Set(facts.compactMap(\.value).map(Self.comparable))
                let conflict = movie.conflicts.first { $0.field == field }
                #expect((conflict != nil) == (single.contains(field) && values.count > 1))
                #expect((conflict?.claims.count ?? 0) <= movie.ids.count)
            }
        }
    }

    /// A title as conflicts see it; every other value as it is.
    private static func comparable(_ value: FieldValue) -> FieldValue {
        guard case .text(let text) = value else { return value }
        return .text(TitleForms(text).strict)
    }
}

extension RandomCatalog {
    /// What the merger makes of the catalog.
    func outcomes(precedence: [ProviderID]? = nil) -> [CatalogMerge.Outcome] {
        CatalogMerge.outcomes(of: records.dated, precedence: precedence ?? providers)
    }

    /// The merged movies of the catalog.
    var movies: [MergedMovie] { outcomes().map(\.movie) }
}
