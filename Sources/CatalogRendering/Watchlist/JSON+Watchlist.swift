internal import CatalogCore
internal import CatalogMerger

/// The entries of the watchlist as a list of movies.
struct EntryListing: JSONValue {
    let entries: [WatchlistEntry]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.list/1")
            json.member("movies", entries.map(ListedEntry.init))
            json.member("providers", [] as [String])
            json.member("problems", [] as [String])
        }
    }
}

/// An entry of the watchlist in the shape of a movie, every key in its place, and since when it is on the list.
///
/// What the list does not remember is `null`, or without items, and stands in `unknown`. An entry that no
/// provider knew has no `id`.
struct ListedEntry: JSONValue {
    let entry: WatchlistEntry

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", entry.ids.first)
            json.member("ids", entry.ids)
            json.member("external_ids") { $0.object(ExternalID.inOrder(entry.externalIDs)) }
            json.member("title", entry.shownTitle)
            json.member("original_title", nil as String?)
            json.member("year", entry.year)
            for key in ["release_date", "overview", "tagline", "status", "poster", "backdrop", "trailer"] {
                json.member(key, nil as String?)
            }
            json.member("links") { $0.object { _ in } }
            json.member("genres", [] as [String])
            for key in ["runtime_minutes", "revenue_usd", "original_language", "rating", "popularity"] {
                json.member(key, nil as String?)
            }
            json.member("watchlist", true)
            json.member("actors", [] as [String])
            json.member("directors", [] as [String])
            json.member("sources") { $0.object { _ in } }
            json.member("conflicts", [] as [String])
            json.member("unknown", entry.unknown)
            json.member("added", entry.added)
        }
    }
}
