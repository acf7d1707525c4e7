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
                    let rows = pair.rows(of: ranked)
                    return Clustering.Link(
                        left: catalogs[one].indices[rows.left], right: catalogs[other].indices[rows.right],
                        logOdds: Double(pair.candidates[ranked.candidate].logOdds))
                }
            }
        }
        var clustering = Clustering(providers: places.map(\.catalog)) { left, right in
            let (one, other) = places[left].catalog < places[right].catalog ? (left, right) : (right, left)
            guard let pair = pairs[places[one].catalog][places[other].catalog] else { return false }
            return pair.scoring.contradict(places[one].row, places[other].row)
        }
        clustering.join(links)
        movies = clustering.movies
    }

    /// The evidence of everything, for those who ask about more than one movie.
    package var explanations: MatchExplanations {
        let writers = pairs.enumerated().map { one, row in
            row.enumerated().map { other, pair in
                pair.map { EvidenceWriter($0, lefts: catalogs[one].records, rights: catalogs[other].records) }
            }
        }
        return MatchExplanations(
            movies: movies, indices: catalogs.map(\.indices), places: places, writers: writers)
    }

    /// What ``MatchExplanations/evidence(of:)`` says of one movie.
    package func evidence(of movie: [Int]) -> [MatchEvidence] { explanations.evidence(of: movie) }

    /// What ``MatchExplanations/uncertain`` says.
    package var uncertain: [MatchEvidence] { explanations.uncertain }
}
