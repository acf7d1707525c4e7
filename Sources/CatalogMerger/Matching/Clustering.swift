internal import CatalogCore

/// Joins accepted links to movies, keeping each movie free of contradictions.
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

    /// Joins the two movies of a link, unless the result would hold two records of one provider or a pair
    /// whose evidence speaks against it: a chain must not join two films.
    mutating func join(_ link: Matcher.Link) {
        let (one, other) = (movieOf[link.left], movieOf[link.right])
        guard one != other else { return }
        let providers = Set(members[one].map { rows[$0].id.provider })
        guard members[other].allSatisfy({ !providers.contains(rows[$0].id.provider) }) else { return }
        for left in members[one] {
            for right in members[other] where (left, right) != (link.left, link.right) {
                guard PairScoring.evidence(rows[left], rows[right]).logOdds > 0 else { return }
            }
        }
        let (kept, dropped) = (min(one, other), max(one, other))
        for row in members[dropped] { movieOf[row] = kept }
        members[kept] = (members[kept] + members[dropped]).sorted()
        members[dropped] = []
        evidence[kept] += evidence[dropped] + [link.evidence]
        evidence[dropped] = []
    }

    /// The movies in the order of their first record.
    var clusters: [Matcher.Cluster] {
        members.indices.filter { !members[$0].isEmpty }.map {
            Matcher.Cluster(members: members[$0], evidence: evidence[$0])
        }
    }
}
