internal import CatalogCore
internal import CatalogMerger

/// The records that were gathered so far, each once.
struct Pool: Sendable {
    private let sources: [ProviderID]
    private var records: [MovieID: DatedRecord] = [:]
    private var selected: [ProviderID: [MovieID]] = [:]
    private var found: [ProviderID: [MovieID]] = [:]
    private var claimed: Set<MovieID> = []

    /// - Parameter sources: The sources in precedence order.
    init(sources: [ProviderID]) {
        self.sources = sources
    }

    /// Takes the movies that a source was asked to choose, in its order.
    ///
    /// - Returns: Those that are new. One that comes again, because two names meant one movie, adds its page.
    mutating func select(_ chosen: [DatedRecord], at source: ProviderID) -> [DatedRecord] {
        let new = chosen.filter { record in
            if takes(record) { return true }
            if record.isDetailed { complete(record) }
            return false
        }
        selected[source, default: []] += new.map(\.id)
        return new
    }

    /// Takes records that were looked up for movies of other sources.
    ///
    /// - Returns: Those that are new.
    mutating func add(found: [DatedRecord]) -> [DatedRecord] {
        let new = found.filter { takes($0) }
        for record in new { self.found[record.id.provider, default: []].append(record.id) }
        return new
    }

    private mutating func takes(_ record: DatedRecord) -> Bool {
        guard records[record.id] == nil else { return false }
        records[record.id] = record
        return true
    }

    /// Takes what is known better by now; what it does not say stays as it was.
    mutating func complete(_ record: DatedRecord) {
        records[record.id] = records[record.id].map(record.completed) ?? record
    }

    /// Whether nobody has set out to complete a movie's record yet; from now on somebody has.
    mutating func claim(_ movie: MovieID) -> Bool { claimed.insert(movie).inserted }

    /// All records: the selected, source by source in the source's order, then the looked up by id.
    var all: [DatedRecord] {
        let chosen = sources.flatMap { selected[$0] ?? [] }
        let added = sources.flatMap { (found[$0] ?? []).sorted() }
        return (chosen + added).compactMap { records[$0] }
    }

    /// The movies that were selected, not merely looked up.
    var selection: Set<MovieID> { Set(selected.values.joined()) }
}

extension DatedRecord {
    /// This record, with what it does not know taken from another of the same movie at the same source.
    fileprivate func completed(by other: DatedRecord) -> DatedRecord {
        DatedRecord(
            detail.completed(by: other.detail), asOf: asOf ?? other.asOf,
            isDetailed: isDetailed || other.isDetailed)
    }
}
