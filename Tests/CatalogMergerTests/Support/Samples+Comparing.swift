import CatalogCore

@testable import CatalogMerger

extension Sample {
    /// The verdict on one field of a movie's records, the first provider the most trusted.
    static func verdict(
        _ field: ComparedField, _ records: MovieDetail..., tolerances: Tolerances = .usual
    ) -> FieldVerdict? {
        comparison(of: records, by: ComparisonRules(fields: [field], tolerances: tolerances))
            .fields.first?.verdict
    }

    /// A movie of records, compared.
    static func comparison(
        of records: [MovieDetail], by rules: ComparisonRules = ComparisonRules(),
        providers: [ProviderID] = [first, second, third], silent: Set<ProviderID> = []
    ) -> ComparedMovie {
        var comparer = MovieComparer(providers: providers, rules: rules)
        return comparer.movie(
            of: records, title: records[0].summary.title, year: nil, match: nil, silent: silent)
    }

    /// Every field that can be compared.
    static let everything = ComparisonRules(fields: ComparedField.allCases)
}

extension RandomCatalog {
    /// The movies of the catalog, compared: matched and merged as the pipeline does.
    func comparison(
        by rules: ComparisonRules = Sample.everything, precedence: [ProviderID]? = nil
    ) -> Comparison {
        let precedence = precedence ?? providers
        var comparer = MovieComparer(providers: precedence, rules: rules)
        let movies = outcomes(precedence: precedence).map { outcome in
            comparer.movie(
                of: outcome.movie.ids.compactMap { id in
                    outcome.records.first { $0.id == id }?.detail
                },
                title: outcome.movie.title, year: outcome.movie.year, match: nil)
        }
        return Comparison(of: movies, providers: precedence, rules: rules, tallies: [], problems: [])
    }
}
