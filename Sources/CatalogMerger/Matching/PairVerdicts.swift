internal import CatalogCore

/// The user's verdicts about the records of two catalogs, by their rows.
struct PairVerdicts: Sendable {
    /// The pairs that are the same movie, left row above right row, ascending, each once.
    private(set) var same: [UInt64] = []

    private let verdicts: Verdicts
    /// The number of the movie that a verdict names, by row.
    private var movies: (left: [Int: Int], right: [Int: Int]) = ([:], [:])
    /// The rows whose record in the other catalog the user has named, be it there or not.
    private var promised: (left: Set<Int>, right: Set<Int>) = ([], [])

    /// No verdicts.
    init() {
        verdicts = .none
    }

    /// The verdicts that are about records of these catalogs.
    init(_ verdicts: Verdicts, left: MatchTable, right: MatchTable) {
        self.verdicts = verdicts
        guard !verdicts.isEmpty else { return }
        movies = (Self.movies(verdicts, of: left), Self.movies(verdicts, of: right))
        let rows = Dictionary(grouping: movies.right.keys) { movies.right[$0] }
        for (row, movie) in movies.left {
            for other in rows[movie] ?? [] { same.append(UInt64(row) << 32 | UInt64(other)) }
        }
        same.sort()
        promised.left = Set(same.map { Int($0 >> 32) })
        promised.right = Set(same.map { Int($0 & 0xFFFF_FFFF) })
        guard verdicts.onePerProvider else { return }
        promised.left.formUnion(Self.rows(movies.left.keys, of: left, promisedTo: right, by: verdicts))
        promised.right.formUnion(Self.rows(movies.right.keys, of: right, promisedTo: left, by: verdicts))
    }

    /// What follows for a pair from what the user said; nil where nothing does.
    ///
    /// A movie has one record in a catalog, so that whoever is said to be the same as one record there is
    /// different from all others: also where the one that is meant is not among them.
    func verdict(on row: Int, _ other: Int) -> Verdict? {
        guard !verdicts.isEmpty else { return nil }
        let (movie, otherMovie) = (movies.left[row], movies.right[other])
        if let movie, movie == otherMovie { return .same }
        if promised.left.contains(row) || promised.right.contains(other) { return .different }
        guard let movie, let otherMovie else { return nil }
        return verdicts.areDifferent(movie, otherMovie) ? .different : nil
    }

    private static func movies(_ verdicts: Verdicts, of table: MatchTable) -> [Int: Int] {
        // Most records are named by nobody: their ids are not even made texts of.
        let named = Set(verdicts.ids.map { Hashing.exact(Array($0.utf8).span) })
        var movies: [Int: Int] = [:]
        for row in 0..<table.count where named.contains(table.ids.hash(row)) {
            movies[row] = verdicts.movie(of: table.id(of: row))
        }
        return movies
    }

    /// The rows that are said to be the same as a record of the other catalog's provider.
    private static func rows(
        _ named: some Sequence<Int>, of table: MatchTable, promisedTo other: MatchTable, by verdicts: Verdicts
    ) -> [Int] {
        guard other.count > 0, let provider = MovieID(other.id(of: 0))?.provider else { return [] }
        return named.filter { row in
            verdicts.sames(of: table.id(of: row)).contains { MovieID($0)?.provider == provider }
        }
    }
}
