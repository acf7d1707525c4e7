internal import CatalogCore

/// The user's verdicts about the records of two catalogs, by their rows.
struct PairVerdicts: Sendable {
    /// The pairs that are the same movie, left row above right row, ascending, each once.
    private(set) var same: [UInt64] = []

    private let verdicts: Verdicts
    /// The number of the movie that a verdict names, by row.
    private var movies: (left: [Int: Int], right: [Int: Int]) = ([:], [:])

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
    }

    /// What the user said of a pair; nil where nothing.
    func verdict(on row: Int, _ other: Int) -> Verdict? {
        guard let movie = movies.left[row], let otherMovie = movies.right[other] else { return nil }
        if movie == otherMovie { return .same }
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
}
