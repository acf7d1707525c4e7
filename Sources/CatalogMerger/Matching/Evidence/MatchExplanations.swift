internal import CatalogCore

/// Why records were matched, and which pairs were too uncertain to be.
package struct MatchExplanations: Sendable {
    private let movies: [[Int]]
    /// By catalog and row, the index of the record.
    private let indices: [[Int]]
    /// By two catalogs, what tells of their pairs; nil unless the first has the smaller number.
    private let writers: [[EvidenceWriter?]]
    /// By record, its catalog and its row there.
    private let places: [(catalog: Int, row: Int)]

    init(
        movies: [[Int]], indices: [[Int]], places: [(catalog: Int, row: Int)], writers: [[EvidenceWriter?]]
    ) {
        (self.movies, self.indices, self.places, self.writers) = (movies, indices, places, writers)
    }

    /// Why the records of a movie belong together: the evidence of every two of them that were accepted, in the
    /// order of the records; empty for a movie of one record.
    ///
    /// - Parameter movie: One of ``Matching/movies``.
    package func evidence(of movie: [Int]) -> [MatchEvidence] {
        var found: [MatchEvidence] = []
        for (place, left) in movie.enumerated() {
            for right in movie[(place + 1)...] {
                if let evidence = evidence(left, right) { found.append(evidence) }
            }
        }
        return found
    }

    /// The evidence of two records, in the order of their providers' names; nil where they were neither accepted
    /// nor uncertain.
    func evidence(_ left: Int, _ right: Int) -> MatchEvidence? {
        let (one, other) = (places[left], places[right])
        let (first, second) = one.catalog < other.catalog ? (one, other) : (other, one)
        return writers[first.catalog][second.catalog]?.evidence(first.row, second.row)
    }

    /// Every two records that were accepted or were too uncertain, as their indices.
    var probablePairs: [(left: Int, right: Int)] {
        writers.enumerated().flatMap { one, row in
            row.enumerated().flatMap { other, writer -> [(left: Int, right: Int)] in
                guard let pair = writer?.pair else { return [] }
                return (pair.accepted + pair.uncertain).map { ranked in
                    let rows = pair.rows(of: ranked)
                    return (indices[one][rows.left], indices[other][rows.right])
                }
            }
        }
    }

    /// Pairs that were too uncertain to merge, the most probable first, equally probable ones by id.
    package var uncertain: [MatchEvidence] {
        var movieOf: [Int: Int] = [:]
        for (movie, members) in movies.enumerated() { for member in members { movieOf[member] = movie } }
        var found: [MatchEvidence] = []
        for (one, row) in writers.enumerated() {
            for (other, writer) in row.enumerated() {
                guard let writer else { continue }
                for ranked in writer.pair.uncertain {
                    let (left, right) = writer.pair.rows(of: ranked)
                    // Another provider's record may have joined them.
                    guard movieOf[indices[one][left]] != movieOf[indices[other][right]] else { continue }
                    found.append(writer.evidence(ranked))
                }
            }
        }
        return found.sorted {
            $0.score == $1.score ? ($0.left, $0.right) < ($1.left, $1.right) : $0.score > $1.score
        }
    }
}
