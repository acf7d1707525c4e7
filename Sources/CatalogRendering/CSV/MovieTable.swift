internal import CatalogCore
internal import CatalogMerger

/// Movies as rows, in columns that a catalog file is read from again.
///
/// The first columns are those of a catalog file, in its order, so that what is written here is one; the rest
/// is what such a file has no place for. A cell is empty where there is no value; the column `unknown` names
/// the fields for which nobody could say.
enum MovieTable {
    /// Writes the names of the columns, then a row for each movie, in their order.
    static func write(_ movies: some Sequence<MergedMovie>, to csv: CSVWriter) {
        csv.row(columns.map(\.name))
        for movie in movies { csv.row(columns.map { $0.cell(movie) }) }
    }

    /// Writes the names of the same columns, then a row for each entry of the watchlist, in their order.
    static func write(_ entries: [WatchlistEntry], to csv: CSVWriter) {
        csv.row(columns.map(\.name))
        for entry in entries {
            let cells = cells(of: entry)
            csv.row(columns.map { cells[$0.name] ?? "" })
        }
    }

    /// The cells that an entry fills, by their columns.
    private static func cells(of entry: WatchlistEntry) -> [String: String] {
        [
            "id": entry.ids.first?.description ?? "",
            "title": entry.shownTitle,
            "year": number(entry.year),
            "imdb_id": externalID(.imdb, of: entry.externalIDs),
            "ids": JoinedList.cell(of: entry.ids.map(\.description)),
            "wikidata_id": externalID(.wikidata, of: entry.externalIDs),
            "watchlist": "true",
            "unknown": JoinedList.cell(of: entry.unknown.map(\.rawValue)),
        ]
    }

    private struct Column {
        let name: String
        let cell: @Sendable (MergedMovie) -> String
    }

    private static let columns: [Column] = [
        Column(name: "id") { $0.id.description },
        Column(name: "title") { $0.title },
        Column(name: "original_title") { $0.text(.originalTitle) ?? "" },
        Column(name: "alternative_titles") { JoinedList.cell(of: $0.alternativeTitles) },
        Column(name: "year") { number($0.year) },
        Column(name: "release_date") { $0.releaseDate?.description ?? "" },
        Column(name: "language") { $0.text(.originalLanguage) ?? "" },
        Column(name: "runtime_minutes") { number($0.runtimeMinutes) },
        Column(name: "directors") { JoinedList.cell(of: $0.directors.map(\.name)) },
        Column(name: "actors") { JoinedList.cell(of: $0.actors.map(\.name)) },
        Column(name: "genres") { JoinedList.cell(of: $0.genres) },
        Column(name: "imdb_id") { externalID(.imdb, of: $0.externalIDs) },
        Column(name: "overview") { $0.text(.overview) ?? "" },
        Column(name: "rating") { number($0.rating?.value) },
        Column(name: "votes") { number($0.rating?.votes) },
        Column(name: "popularity") { number($0.popularity) },
        Column(name: "poster") { $0.text(.poster) ?? "" },
        Column(name: "ids") { JoinedList.cell(of: $0.ids.map(\.description)) },
        Column(name: "tagline") { $0.text(.tagline) ?? "" },
        Column(name: "status") { $0.text(.status) ?? "" },
        Column(name: "backdrop") { $0.text(.backdrop) ?? "" },
        Column(name: "trailer") { $0.text(.trailer) ?? "" },
        Column(name: "links") { JoinedList.cell(of: $0.links.map { "\($0.provider)=\($0.address)" }) },
        Column(name: "revenue_usd") { number($0.whole(.revenueUSD)) },
        Column(name: "wikidata_id") { externalID(.wikidata, of: $0.externalIDs) },
        Column(name: "rating_provider") { $0.fields[.rating]?.source ?? "" },
        Column(name: "watchlist") { $0.isOnWatchlist ? "true" : "false" },
        Column(name: "unknown") { JoinedList.cell(of: $0.unknown.map(\.rawValue)) },
    ]

    private static func number(_ number: Int?) -> String { number.map { String($0) } ?? "" }

    private static func number(_ number: Double?) -> String { number.flatMap(ShortestDecimal.text) ?? "" }

    private static func externalID(_ authority: ExternalID.Authority, of ids: [ExternalID]) -> String {
        ids.first { $0.authority == authority }?.value ?? ""
    }
}
