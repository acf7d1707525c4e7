package import CatalogCore

/// Two whole catalogs held against each other, in memory that grows by a few dozen bytes for each movie: a compared
/// movie is made when it is walked past, and kept by nobody.
///
/// It says what merging all records and comparing every movie (``MovieComparer``) says, where titles, years and
/// what movies are sorted by go by precedence.
package struct WholeComparison: Sendable {
    private let movies: WholeMovies
    private let rules: ComparisonRules
    private let summary: ComparisonSummary
    /// Which of the movies differ in a field that counts, in their order.
    private let differing: [Bool]

    /// Compares two catalogs.
    ///
    /// - Parameters:
    ///   - first: The catalog of the provider that comes first in precedence.
    ///   - second: The other one.
    ///   - providers: The names of both.
    ///   - verdicts: What the user said, by ids as `provider:key`.
    package init(
        _ first: any WholeCatalog, _ second: any WholeCatalog, of providers: (ProviderID, ProviderID),
        by rules: ComparisonRules, sort: MovieSort, verdicts: Verdicts
    ) {
        let catalogs = [first, second]
        let tables = Parallel.map(2, steps: first.count + second.count) { MatchTable(catalogs[$0]) }
        let pair = CatalogPair(tables[0], tables[1], verdicts: verdicts)
        let movies = WholeMovies(
            first, second, of: [providers.0, providers.1], matched: pair, rules: rules, sort: sort)
        let parts = Parallel.mapChunks(of: movies.count) { places in
            var summary = ComparisonSummary(providers: [providers.0, providers.1], rules: rules)
            var differing: [Bool] = []
            differing.reserveCapacity(places.count)
            var maker = movies.maker
            for place in places {
                let movie = maker.movie(at: place)
                summary.count(movie)
                differing.append(movie.fields.contains { $0.field != .present && $0.verdict == .different })
            }
            return (summary: summary, differing: differing)
        }
        var summary = ComparisonSummary(providers: [providers.0, providers.1], rules: rules)
        for part in parts { summary.add(part.summary) }
        self.movies = movies
        self.rules = rules
        self.summary = summary
        differing = parts.flatMap(\.differing)
    }

    /// How many movies each provider has, in precedence order.
    package var having: [Int] { summary.having }

    /// The comparison, whose movies are made as they are asked for.
    package func comparison(tallies: [ProviderTally], problems: [Problem]) -> Comparison {
        Comparison(
            providers: summary.providers, rules: rules, summary: summary,
            movies: ComparedMovies { [movies, differing] part in
                movies.pieces { place in
                    switch part {
                    case .all: true
                    case .differing: differing[place]
                    case .inSome: false  // Of two providers a movie has one or both.
                    case .only(let provider): movies.loneProvider(at: place) == provider
                    }
                }
            }, tallies: tallies, problems: problems)
    }
}

extension MatchTable {
    /// Makes a table of a catalog, row for row.
    fileprivate init(_ catalog: any WholeCatalog) {
        var filler = MatchTableFiller()
        filler.reserve(records: catalog.count)
        for row in 0..<catalog.count { catalog.describe(row, to: &filler) }
        self = filler.table
    }
}
