/// Joins links to movies, keeping each movie free of contradictions.
struct Clustering {
    /// Two records that a pair of catalogs gave to each other.
    struct Link: Sendable {
        /// The number of one record.
        let left: Int
        /// The number of the other.
        let right: Int
        /// What all clues together say of them.
        let logOdds: Double
    }

    private let providers: [Int]
    private let contradict: (Int, Int) -> Bool
    private var movieOf: [Int]
    private var members: [[Int]]

    /// Begins with every record a movie of its own.
    ///
    /// - Parameters:
    ///   - providers: By record, the number of its provider.
    ///   - contradict: Whether two records of different providers cannot be one movie, whatever they are called.
    init(providers: [Int], contradict: @escaping (Int, Int) -> Bool) {
        self.providers = providers
        self.contradict = contradict
        movieOf = Array(providers.indices)
        members = providers.indices.map { [$0] }
    }

    /// The movies, each as its records in ascending order, in the order of their first.
    var movies: [[Int]] { members.filter { !$0.isEmpty } }

    /// Joins the movies that links connect, unless the result would hold two records of one provider or a pair
    /// that contradicts itself: a chain must not join two films.
    ///
    /// The best links come first. Links that are equally good and contradict each other are all left out. Which of
    /// them is right nothing tells, and an id that happens to be smaller must not decide it.
    mutating func join(_ links: [Link]) {
        let bestFirst = links.sorted { $0.logOdds > $1.logOdds }
        var start = 0
        while start < bestFirst.count {
            var end = start + 1
            while end < bestFirst.count, bestFirst[end].logOdds == bestFirst[start].logOdds { end += 1 }
            for connected in connected(bestFirst[start..<end]) where isConsistent(connected) {
                for link in connected { join(link) }
            }
            start = end
        }
    }

    /// Links parted into those that, taken together, make one movie.
    private func connected(_ links: ArraySlice<Link>) -> [[Link]] {
        if links.count == 1 { return [Array(links)] }
        var sets = DisjointSets()
        for link in links { sets.join(movieOf[link.left], movieOf[link.right]) }
        var parts: [Int: [Link]] = [:]
        for link in links { parts[sets.representative(of: movieOf[link.left]), default: []].append(link) }
        // The parts have no record in common, so their order changes nothing.
        return Array(parts.values)
    }

    private func isConsistent(_ links: [Link]) -> Bool {
        let movies = Array(Set(links.flatMap { [movieOf[$0.left], movieOf[$0.right]] }))
        let records = movies.flatMap { members[$0] }
        guard Set(records.map { providers[$0] }).count == records.count else { return false }
        if records.count == 2 { return true }
        for (index, movie) in movies.enumerated() {
            for other in movies[(index + 1)...] {
                for left in members[movie] {
                    for right in members[other] where contradict(left, right) { return false }
                }
            }
        }
        return true
    }

    private mutating func join(_ link: Link) {
        let (one, other) = (movieOf[link.left], movieOf[link.right])
        guard one != other else { return }
        let (kept, dropped) = (min(one, other), max(one, other))
        for record in members[dropped] { movieOf[record] = kept }
        members[kept] = (members[kept] + members[dropped]).sorted()
        members[dropped] = []
    }
}
