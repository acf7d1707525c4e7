internal import CatalogCore
internal import CatalogMerger

/// The records that a run has gathered so far, each once, by source.
struct Pool: Sendable {
    private let sources: [ProviderID]
    private var selected: [[DatedRecord]]
    private var found: [ProviderID: [MovieID: DatedRecord]] = [:]
    private var positions: [MovieID: Int] = [:]
    private var claimed: Set<MovieID> = []

    init(sources: [ProviderID]) {
        self.sources = sources
        self.selected = sources.map { _ in [] }
    }

    /// Takes the movies that a source was asked to choose, in its order.
    mutating func select(_ records: [DatedRecord], at source: Int) {
        for record in records where positions[record.id] == nil {
            positions[record.id] = selected[source].count
            selected[source].append(record)
        }
    }

    /// Takes a record that was looked up for a movie of another source.
    ///
    /// - Returns: Whether it is new.
    mutating func add(found record: DatedRecord) -> Bool {
        guard positions[record.id] == nil else { return false }
        return found[record.id.provider, default: [:]].updateValue(record, forKey: record.id) == nil
    }

    /// Completes a record by its detail, which knows better where both say something.
    mutating func complete(_ record: DatedRecord, at source: Int) {
        if let position = positions[record.id] {
            let known = selected[source][position]
            selected[source][position] = record.completed(by: known)
        } else if let known = found[record.id.provider]?[record.id] {
            found[record.id.provider]?[record.id] = record.completed(by: known)
        }
    }

    /// Whether a movie's detail has not been asked for yet; from now on it has.
    mutating func claimDetail(of movie: MovieID) -> Bool { claimed.insert(movie).inserted }

    /// Whether a movie was selected, not merely looked up.
    func isSelected(_ movie: MovieID) -> Bool { positions[movie] != nil }

    /// All records: source by source, the selected in the source's order, then the looked up by id.
    var records: [DatedRecord] {
        sources.indices.flatMap { index in
            let extra = found[sources[index]].map { $0.values.sorted { $0.id < $1.id } } ?? []
            return selected[index] + extra
        }
    }
}

extension DatedRecord {
    /// This record, with what it does not know taken from another of the same movie at the same source.
    fileprivate func completed(by other: DatedRecord) -> DatedRecord {
        DatedRecord(
            detail.completed(by: other.detail), asOf: asOf ?? other.asOf,
            isDetailed: isDetailed || other.isDetailed)
    }
}
