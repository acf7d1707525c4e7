package import CatalogCore

/// Which records of several providers are the same movie, and why.
///
/// Every two providers are held against each other (``CatalogPair``), and what they accept is joined to movies
/// (``Clustering``). The result depends on neither the order of the records nor that of the providers. Evidence is
/// put into words when it is asked for.
package struct Matching: Sendable {
    /// The movies: each the indices of its records, ascending, at most one of each provider; in the order of their
    /// first record. Every record is in exactly one.
    package let movies: [[Int]]

    /// The records, as they were given.
    let records: [MovieDetail]
    private let catalogs: [Catalog]
    private let pairs: [[CatalogPair?]]
    /// By record, its catalog and its row there.
    private let places: [(catalog: Int, row: Int)]

    /// The records of one provider.
    private struct Catalog: Sendable {
        /// The indices of its records; a row of the table is a place in here.
        var indices: [Int] = []
        var records: [MovieDetail] = []
        var table = MatchTable()
    }

    /// Matches records.
    ///
    /// - Parameters:
    ///   - records: The records of all providers; none twice.
    ///   - verdicts: What the user said, by ids as `provider:key`.
    package init(_ records: [MovieDetail], verdicts: Verdicts = .none) {
        self.records = records
        var byProvider: [ProviderID: Catalog] = [:]
        for (index, record) in records.enumerated() {
            byProvider[record.id.provider, default: Catalog()].indices.append(index)
            byProvider[record.id.provider, default: Catalog()].records.append(record)
        }
        let catalogs = byProvider.sorted { $0.key.name < $1.key.name }.map { _, catalog in
            var catalog = catalog
            catalog.table = MatchTable(catalog.records)
            return catalog
        }
        var places = [(catalog: Int, row: Int)](repeating: (0, 0), count: records.count)
        for (number, catalog) in catalogs.enumerated() {
            for (row, index) in catalog.indices.enumerated() { places[index] = (number, row) }
        }
        let pairs: [[CatalogPair?]] = catalogs.indices.map { one in
            catalogs.indices.map { other in
                one < other
                    ? CatalogPair(catalogs[one].table, catalogs[other].table, verdicts: verdicts) : nil
            }
        }
        (self.catalogs, self.pairs, self.places) = (catalogs, pairs, places)

        var links: [Clustering.Link] = []
        for (one, row) in pairs.enumerated() {
            for (other, pair) in row.enumerated() {
                guard let pair else { continue }
                links += pair.accepted.map { ranked in
                    let candidate = pair.candidates[ranked.candidate]
                    return Clustering.Link(
                        left: catalogs[one].indices[Int(candidate.left)],
                        right: catalogs[other].indices[Int(candidate.right)],
                        logOdds: Double(candidate.logOdds))
                }
            }
        }
        var clustering = Clustering(providers: places.map(\.catalog)) { left, right in
            let (one, other) = places[left].catalog < places[right].catalog ? (left, right) : (right, left)
            guard let pair = pairs[places[one].catalog][places[other].catalog] else { return 0 }
            return pair.scoring.logOdds(places[one].row, places[other].row) ?? -ClueWeights.verdict
        }
        clustering.join(links)
        movies = clustering.movies
    }

    /// Why the records of a movie belong together: the evidence of every two of them that were accepted, in the order
    /// of the records; empty for a movie of one record.
    ///
    /// - Parameter movie: One of ``movies``.
    package func evidence(of movie: [Int]) -> [MatchEvidence] {
        var found: [MatchEvidence] = []
        for (place, left) in movie.enumerated() {
            for right in movie[(place + 1)...] {
                if let evidence = evidence(left, right) { found.append(evidence) }
            }
        }
        return found
    }

    /// Pairs that were too uncertain to merge, the most probable first, equally probable ones by id.
    package var uncertain: [MatchEvidence] {
        let movieOf = Dictionary(
            movies.enumerated().flatMap { movie, members in members.map { ($0, movie) } },
            uniquingKeysWith: max)
        let apart = probablePairs.filter { movieOf[$0.left] != movieOf[$0.right] && !$0.isAccepted }
        return apart.compactMap { evidence($0.left, $0.right) }.sorted {
            $0.score == $1.score ? ($0.left, $0.right) < ($1.left, $1.right) : $0.score > $1.score
        }
    }

    /// Two records that may be the same movie.
    struct ProbablePair {
        /// The index of one.
        let left: Int
        /// The index of the other.
        let right: Int
        /// Whether the two were accepted, as against too uncertain.
        let isAccepted: Bool
    }

    /// Every two records that were accepted, or were too probable to forget.
    var probablePairs: [ProbablePair] {
        var found: [ProbablePair] = []
        for (one, row) in pairs.enumerated() {
            for (other, pair) in row.enumerated() {
                guard let pair else { continue }
                for (ranked, isAccepted) in pair.accepted.map({ ($0, true) })
                    + pair.uncertain.map({ ($0, false) })
                {
                    let rows = pair.rows(of: ranked)
                    found.append(
                        ProbablePair(
                            left: catalogs[one].indices[rows.left], right: catalogs[other].indices[rows.right],
                            isAccepted: isAccepted))
                }
            }
        }
        return found
    }

    /// The evidence of two records, in the order of their providers' names; nil where they are no probable pair.
    func evidence(_ left: Int, _ right: Int) -> MatchEvidence? {
        let (one, other) = places[left].catalog < places[right].catalog ? (left, right) : (right, left)
        guard let pair = pairs[places[one].catalog][places[other].catalog] else { return nil }
        let ranked = (pair.accepted + pair.uncertain).first {
            let candidate = pair.candidates[$0.candidate]
            return Int(candidate.left) == places[one].row && Int(candidate.right) == places[other].row
        }
        let writer = EvidenceWriter(
            pair: pair, lefts: catalogs[places[one].catalog].records,
            rights: catalogs[places[other].catalog].records)
        return ranked.map(writer.evidence)
    }
}
