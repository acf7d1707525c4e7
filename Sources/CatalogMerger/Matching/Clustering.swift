internal import CatalogCore

/// Joins links to movies, keeping each movie free of contradictions.
struct Clustering {
    private let rows: [MatchRow]
    private var movieOf: [Int]
    private var members: [[Int]]
    private var evidence: [[MatchEvidence]]

    /// Begins with every record a movie of its own.
    init(rows: [MatchRow]) {
        self.rows = rows
        movieOf = Array(rows.indices)
        members = rows.indices.map { [$0] }
        evidence = rows.map { _ in [] }
    }

    /// The movies in the order of their first record.
    var clusters: [Matcher.Cluster] {
        members.indices.filter { !members[$0].isEmpty }.map {
            Matcher.Cluster(members: members[$0], evidence: evidence[$0])
        }
    }

    /// Joins the movies that links connect, unless the result would hold two records of one provider or a pair
    /// whose evidence speaks against it: a chain must not join two films.
    ///
    /// Links that are equally good and contradict each other are all left out. Which of them is right nothing
    /// tells, and an id that happens to be smaller must not decide it.
    ///
    /// - Parameter links: Best first.
    mutating func join(_ links: [MatchLink]) {
        for tied in links.chunked(by: \.logOdds) {
            for connected in connected(tied) where isConsistent(connected) {
                for link in connected { join(link) }
            }
        }
    }

    /// Links parted into those that, taken together, make one movie.
    private func connected(_ links: ArraySlice<MatchLink>) -> [[MatchLink]] {
        var sets = DisjointSets()
        for link in links { sets.join(movieOf[link.left], movieOf[link.right]) }
        var parts: [Int: [MatchLink]] = [:]
        for link in links { parts[sets.representative(of: movieOf[link.left]), default: []].append(link) }
        // The parts have no record in common, so their order changes nothing.
        return Array(parts.values)
    }

    private func isConsistent(_ links: [MatchLink]) -> Bool {
        let movies = Array(Set(links.flatMap { [movieOf[$0.left], movieOf[$0.right]] }))
        let records = movies.flatMap { members[$0] }
        guard Set(records.map { rows[$0].id.provider }).count == records.count else { return false }
        for (index, movie) in movies.enumerated() {
            for other in movies[(index + 1)...] {
                for left in members[movie] {
                    for right in members[other]
                    where PairScoring.evidence(rows[left], rows[right]).logOdds <= 0 {
                        return false
                    }
                }
            }
        }
        return true
    }

    private mutating func join(_ link: MatchLink) {
        let (one, other) = (movieOf[link.left], movieOf[link.right])
        guard one != other else { return }
        let (kept, dropped) = (min(one, other), max(one, other))
        for row in members[dropped] { movieOf[row] = kept }
        members[kept] = (members[kept] + members[dropped]).sorted()
        members[dropped] = []
        evidence[kept] += evidence[dropped] + [link.evidence]
        evidence[dropped] = []
    }
}

extension [MatchLink] {
    /// Stretches of neighbors that have the same value, in order.
    fileprivate func chunked(by value: (Element) -> Double) -> [ArraySlice<Element>] {
        var chunks: [ArraySlice<Element>] = []
        var rest = self[...]
        while let first = rest.first {
            let chunk = rest.prefix { value($0) == value(first) }
            chunks.append(chunk)
            rest = rest.dropFirst(chunk.count)
        }
        return chunks
    }
}
