internal import CatalogCore

/// The watchlist as a table in Markdown.
struct MarkdownWatchlist {
    let sheet: MarkdownSheet

    /// Writes the list.
    func write(_ entries: [WatchlistEntry]) {
        sheet.title("Watchlist")
        sheet.paragraph(Wording.count(entries.count, "movie"))
        sheet.table(
            ["Title", "Year", "Known as", "Added"], numbers: [1],
            rows: entries.map { entry in
                [
                    MarkdownText.inline(entry.shownTitle), entry.year.map { String($0) } ?? "–",
                    MarkdownText.inline(entry.knownAs.joined(separator: ", ")), entry.added.description,
                ]
            })
    }
}
