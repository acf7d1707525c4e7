package import CatalogCore

/// Writes the watchlist as other programs read it, with all that an entry remembers.
///
///     Const,Title,Year,added,ids,kinds,external_ids
///     tt1375666,Inception,2010,2026-11-21,tmdb:27205|traderev:3,tmdb|traderev,imdb:tt1375666
///
/// or, as NDJSON,
///
///     {"const":"tt1375666","title":"Inception","year":2010,"added":"2026-11-21","ids":["tmdb:27205"],…}
///
/// `Const` is the IMDb id, which IMDb and Letterboxd call so; `kinds` says of each id what kind of provider gave it,
/// because a provider's name is the user's. An import takes all of it back.
package struct WatchlistSheet: Hashable, Sendable {
    /// The form.
    package let format: ListFormat

    /// Makes a sheet.
    package init(format: ListFormat) {
        self.format = format
    }

    /// Writes entries in their order.
    package func write(_ entries: [WatchlistEntry], to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .csv:
                let csv = CSVWriter(output: output)
                csv.row(["Const", "Title", "Year", "added", "ids", "kinds", "external_ids"])
                for entry in entries { csv.row(cells(of: entry)) }
            case .ndjson:
                for entry in entries {
                    var json = JSONWriter(output: output, layout: .compact)
                    KeptEntry(entry: entry).write(to: &json)
                    output.write("\n")
                }
            }
        }
    }

    private func cells(of entry: WatchlistEntry) -> [String] {
        [
            entry.imdbID ?? "", entry.title, entry.year.map { String($0) } ?? "", entry.added.description,
            JoinedList.cell(of: entry.ids.map(\.description)), JoinedList.cell(of: entry.members.map(\.kind)),
            JoinedList.cell(of: entry.externalIDs.map(\.description)),
        ]
    }
}

/// An entry with all that it remembers.
private struct KeptEntry: JSONValue {
    let entry: WatchlistEntry

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("const", entry.imdbID)
            json.member("title", entry.title)
            json.member("year", entry.year)
            json.member("added", entry.added)
            json.member("ids", entry.ids)
            json.member("kinds", entry.members.map(\.kind))
            json.member("external_ids", entry.externalIDs.map(\.description))
        }
    }
}

extension WatchlistEntry {
    fileprivate var imdbID: String? { externalIDs.first { $0.authority == .imdb }?.value }
}
