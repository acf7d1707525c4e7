package import CatalogCore
internal import Synchronization

/// Two whole catalogs held against each other, in memory that grows by a few dozen bytes for each movie: a compared
/// movie is made when it is walked past, and kept by nobody.
///
/// It says what merging all records and comparing every movie (``MovieComparer``) says, where titles, years and
/// what movies are sorted by go by precedence.
package struct WholeComparison: Sendable {
    private let movies: WholeMovies
    private let rules: ComparisonRules
    private let summary: ComparisonSummary
    /// The fields in which each movie differs, presence aside, movie for movie.
    private let differences: [FieldSet]

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
        let (catalogs, names) = ([first, second], [providers.0, providers.1])
        let presence = rules.fields.firstIndex(of: .present)
        let tables = MatchTable.tables(of: catalogs)
        let pair = CatalogPair(tables[0], tables[1], verdicts: verdicts)
        var movies = WholeMovies(first, second, of: names, matched: pair, rules: rules)
        // Row after row, which is faster than in an order that jumps about in both catalogs.
        let parts = Parallel.mapChunks(of: movies.count) { [movies] places in
            var summary = ComparisonSummary(providers: names, rules: rules)
            var differences: [FieldSet] = []
            differences.reserveCapacity(places.count)
            var (maker, judged) = (movies.maker, JudgedMovie())
            for place in places {
                if place % ComparedMovies.pieceSize == 0 {
                    movies.prepare(place..<min(place + ComparedMovies.pieceSize, places.upperBound))
                }
                maker.judge(place, into: &judged)
                summary.count(judged) { maker.movie(at: place) }
                if let presence { judged.different.remove(presence) }
                differences.append(judged.different)
            }
            return (summary: summary, differences: differences)
        }
        var summary = ComparisonSummary(providers: names, rules: rules)
        for part in parts { summary.add(part.summary) }
        let differences = parts.flatMap(\.differences)
        self.differences = movies.sort(by: sort).map { differences[$0] }
        self.movies = movies
        self.rules = rules
        self.summary = summary
    }

    /// How many movies each provider has, in precedence order.
    package var having: [Int] { summary.having }

    /// The comparison, whose movies are made as they are asked for.
    package func comparison(tallies: [ProviderTally], problems: [Problem]) -> Comparison {
        Comparison(
            providers: summary.providers, rules: rules, summary: summary,
            movies: ComparedMovies { [movies, differences] part in
                switch part {
                case .all: movies.pieces { _ in true }
                case .differences:
                    movies.pieces {
                        !differences[$0].isEmpty
                    } differing: {
                        differences[$0]
                    }
                // Of two providers a movie has one or both.
                case .inSome: movies.pieces { _ in false }
                case .only(let provider):
                    movies.pieces {
                        movies.loneProvider(at: $0) == provider
                    } differing: { _ in
                        FieldSet()
                    }
                }
            }, tallies: tallies, problems: problems)
    }
}

extension MatchTable {
    /// Makes the tables of two catalogs, each in two halves, so that the larger one is no other core's wait.
    fileprivate static func tables(of catalogs: [any WholeCatalog]) -> [MatchTable] {
        let halves = Mutex(
            Parallel.map(4, steps: catalogs.reduce(0) { $0 + $1.count }) { number in
                let catalog = catalogs[number / 2]
                let middle = catalog.count / 2
                return number % 2 == 0
                    ? MatchTable(catalog, 0..<middle, room: catalog.count)
                    : MatchTable(catalog, middle..<catalog.count, room: catalog.count - middle)
            })
        return Parallel.map(2) { number in
            // They are taken out, for only who holds a table alone adds to it where it stands.
            var table = halves.withLock { exchange(&$0[number * 2], with: MatchTable()) }
            let rest = halves.withLock { exchange(&$0[number * 2 + 1], with: MatchTable()) }
            table.append(contentsOf: rest)
            return table
        }
    }

    /// Makes a table of some rows of a catalog.
    ///
    /// - Parameter room: How many records there will be in it.
    private init(_ catalog: any WholeCatalog, _ rows: Range<Int>, room: Int) {
        var filler = MatchTableFiller()
        filler.reserve(records: room)
        for row in rows { catalog.describe(row, to: &filler) }
        self = filler.table
    }
}
