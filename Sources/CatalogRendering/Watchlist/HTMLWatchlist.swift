internal import CatalogCore

/// The watchlist as a page with a table.
struct HTMLWatchlist {
    let sheet: HTMLSheet

    /// Writes the list.
    func write(_ entries: [WatchlistEntry]) {
        var cover = HTMLSheet.Cover(heading: "Watchlist")
        cover.totals = [(entries.count == 1 ? "Movie" : "Movies", Wording.grouped(entries.count))]
        sheet.page(cover) {
            sheet.table(
                "Movies of the watchlist", isHeard: true,
                [
                    HTMLColumn("Title"), HTMLColumn("Year", isNumber: true), HTMLColumn("Known as"),
                    HTMLColumn("Added"),
                ],
                rows: entries.lazy.map { entry in
                    [
                        .name(entry.shownTitle), .number(entry.year.map { String($0) } ?? "–"),
                        .text(entry.knownAs.joined(separator: ", ")), .text(entry.added.description),
                    ]
                })
        }
    }
}
