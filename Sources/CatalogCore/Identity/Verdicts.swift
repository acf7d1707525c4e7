/// What the user says about two records.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// They are one movie.
    case same
    /// They are two movies.
    case different
}

/// The user's word about which records are the same movie. It outranks every evidence.
///
/// Ids are texts as they were written: `provider:key` in a configuration, whatever the files have where two
/// plain files are matched. What is the same is so through any chain (a–b and b–c make a–c), and what is
/// different is so for everything that is the same as it (a≠b and b–c make a≠c). A value holds no
/// contradiction, and what it answers does not depend on the order of its entries.
///
/// Everything is worked out once, when the value is made; a look-up costs one dictionary look-up an id,
/// however many verdicts there are.
package struct Verdicts: Sendable {
    /// One thing that the user said.
    package struct Entry: Hashable, Sendable {
        /// What is said.
        package let verdict: Verdict
        /// Of whom: `same` says that all of them are one movie, `different` that no two of them are. Fewer
        /// than two ids, and an id that stands twice, say nothing.
        package let ids: [String]

        /// Makes an entry.
        package init(_ verdict: Verdict, _ ids: [String]) {
            self.verdict = verdict
            self.ids = ids
        }
    }

    /// No verdict.
    package static let none = Verdicts()

    /// What was said, in the order in which it was said.
    package let entries: [Entry]

    /// Whether ids are those of providers, `provider:key`, each of which has one record a movie.
    package let onePerProvider: Bool

    /// Every id that is named, grouped into movies: each group sorted, the groups by their first id.
    private let movies: [[String]]
    /// The index in ``movies`` of each id's group.
    private let movieOfID: [String: Int]
    /// The movies that each entry with the verdict `different` holds apart.
    private let apart: [[Int]]
    /// Index for index with ``movies``, the indices in ``apart`` where that movie stands.
    private let apartOfMovie: [Set<Int>]

    /// Takes what was said together.
    ///
    /// - Parameter onePerProvider: Whether it is a contradiction that two ids of one provider, `provider:key`
    ///   with the same name before the colon, are one movie. Ids of another form are never held against this.
    package init(_ entries: [Entry], onePerProvider: Bool) throws(VerdictContradictions) {
        let groups = VerdictGroups(of: entries)
        let found = groups.contradictions(in: entries, onePerProvider: onePerProvider)
        if let contradictions = VerdictContradictions(found) { throw contradictions }
        self.init(entries, onePerProvider: onePerProvider, groups: groups)
    }

    private init() {
        self.init([], onePerProvider: false, groups: VerdictGroups(of: []))
    }

    private init(_ entries: [Entry], onePerProvider: Bool, groups: VerdictGroups) {
        self.entries = entries
        self.onePerProvider = onePerProvider
        self.movies = groups.movies
        self.movieOfID = groups.movieOfID
        var apart: [[Int]] = []
        var apartOfMovie = [Set<Int>](repeating: [], count: groups.movies.count)
        for entry in entries where entry.verdict == .different {
            let movies = Set(entry.ids.compactMap { groups.movieOfID[$0] })
            for movie in movies { apartOfMovie[movie].insert(apart.count) }
            apart.append(movies.sorted())
        }
        self.apart = apart
        self.apartOfMovie = apartOfMovie
    }

    /// Whether nothing was said.
    package var isEmpty: Bool { movies.isEmpty }

    /// The ids of each movie that was put together of several: sorted, and the groups by their first id.
    package var groups: [[String]] { movies.filter { $0.count > 1 } }

    /// Every id that is named, sorted within its movie, the movies by their first id.
    package var ids: [String] { movies.flatMap(\.self) }

    /// Whether anything was said about an id.
    package func mentions(_ id: String) -> Bool { movieOfID[id] != nil }

    /// What follows for two ids from all that was said; nil where nothing does, and for an id and itself.
    package func verdict(on left: String, _ right: String) -> Verdict? {
        guard left != right, let movie = movieOfID[left], let other = movieOfID[right] else { return nil }
        if movie == other { return .same }
        return areDifferent(movie, other) ? .different : nil
    }

    /// Every other id that is the same movie as this one, sorted.
    package func sames(of id: String) -> [String] {
        guard let movie = movieOfID[id] else { return [] }
        return movies[movie].filter { $0 != id }
    }

    /// Every id that is another movie than this one, sorted.
    package func differents(of id: String) -> [String] {
        guard let movie = movieOfID[id] else { return [] }
        let others = Set(apartOfMovie[movie].flatMap { apart[$0] }).subtracting([movie])
        return others.flatMap { movies[$0] }.sorted()
    }
}

// MARK: - By number

/// Those who ask about many pairs look each id up once, and then ask by number.
extension Verdicts {
    /// The number of the movie that an id belongs to, from 0 without gaps; nil for an id that is not named.
    ///
    /// Two ids are said to be the same exactly where their numbers are.
    package func movie(of id: String) -> Int? { movieOfID[id] }

    /// Whether two movies, by their numbers, are said to be different.
    package func areDifferent(_ movie: Int, _ other: Int) -> Bool {
        guard movie != other else { return false }
        let (left, right) = (apartOfMovie[movie], apartOfMovie[other])
        // One movie may be held apart from thousands, each in an entry of its own.
        return left.count <= right.count
            ? left.contains(where: right.contains) : right.contains(where: left.contains)
    }
}
