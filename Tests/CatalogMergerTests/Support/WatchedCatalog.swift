import CatalogCore

@testable import CatalogMerger

/// A random catalog and a list of some of its movies, with all that an entry can go through: its provider
/// renamed, switched off or of another kind by now, ids of nobody, an outside id alone, a title alone.
struct WatchedCatalog {
    let catalog: RandomCatalog
    /// The kinds of the catalog's providers, of which two share one, and of one that does not run.
    let configured: [ProviderID: String]
    var entries: [WatchlistEntry]

    static let day = Sample.day("2026-11-21")

    init(seed: Int) {
        let catalog = RandomCatalog(seed: seed)
        var random = catalog.generator
        let kinds = ["red", "blue", "red", "green"]
        var configured = Dictionary(uniqueKeysWithValues: zip(catalog.providers, kinds))
        configured[Sample.provider("resting")] = "red"
        let gone = Sample.provider("gone")

        self.entries = catalog.records.shuffled(using: &random).prefix(8).map { record in
            let kind = configured[record.id.provider] ?? ""
            let title = record.summary.title
            let year = record.summary.year.value
            func entry(_ members: [WatchlistEntry.Member], _ external: [ExternalID] = []) -> WatchlistEntry {
                WatchlistEntry(
                    members: members, externalIDs: external, title: title, year: year, added: Self.day)
            }
            func member(of provider: ProviderID, kind: String) -> [WatchlistEntry.Member] {
                MovieID(provider: provider, key: record.id.key).map { [.init($0, kind: kind)] } ?? []
            }
            switch random.number(0...6) {
            case 0: return entry([.init(record.id, kind: "purple")])
            case 1: return entry(member(of: gone, kind: kind))
            case 2: return entry(member(of: Sample.provider("resting"), kind: "red"))
            case 3: return entry([], record.externalIDs.value ?? [])
            case 4: return entry([])
            case _: return entry([.init(record.id, kind: kind)])
            }
        }
        self.catalog = catalog
        self.configured = configured
    }

    /// The merged movies, marked.
    func movies() -> [MergedMovie] { movies(of: catalog.records, precedence: catalog.providers) }

    /// The movies of records in another order, by another precedence.
    func movies(of records: [MovieDetail], precedence: [ProviderID]) -> [MergedMovie] {
        let index = WatchlistIndex(Watchlist(entries), configured: configured)
        return CatalogMerge.outcomes(of: records.dated, precedence: precedence, watchlist: index)
            .map(\.movie)
    }

    /// Whether any entry holds the movie: entry by entry, record by record.
    func isOnList(_ movie: MergedMovie) -> Bool {
        let records = catalog.records.filter { movie.ids.contains($0.id) }
        let years = records.map(\.summary.year.value)
        return Watchlist(entries).entries.contains { entry in
            if entry.members.isEmpty, entry.externalIDs.isEmpty {
                let forms = TitleForms(entry.title)
                let year = entry.year ?? forms.year
                let titles = records.flatMap { [$0.summary.title, $0.summary.originalTitle.value] }
                    .compactMap(\.self).map { TitleForms($0) }
                let known = years.compactMap(\.self)
                return titles.contains { title in
                    title.strict == forms.strict
                        && (known.isEmpty ? title.year == year : known.contains { $0 == year })
                }
            }
            return records.contains { record in
                configured[record.id.provider].map {
                    entry.holds(record.id, kind: $0, configured: configured)
                } ?? false
                    || (record.externalIDs.value ?? []).contains(where: entry.externalIDs.contains)
            }
        }
    }
}
