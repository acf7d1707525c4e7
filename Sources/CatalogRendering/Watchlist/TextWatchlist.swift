internal import CatalogCore

/// The watchlist, an entry a line.
///
/// ```
/// Title                         Year  Known as                        Added
/// Inception                     2010  tmdb:27205 traderev:3           2026-11-21
///                                     imdb:tt1375666
/// London After Midnight         1927                                  2026-11-22
/// ```
///
/// `Known as` holds every id, for each of them takes the entry off the list again.
struct TextWatchlist {
    let page: TextPage

    /// Writes the list.
    func write(_ entries: [WatchlistEntry]) {
        guard !entries.isEmpty else {
            return page.paragraph(
                StyledText("Your watchlist is empty. 'catalog watchlist add ID' puts a movie on it."))
        }
        let table = TextTable([
            .init("Title", overflow: .wrap, minimum: 18), .init("Year", .right),
            .init("Known as", overflow: .wrap, minimum: 16), .init("Added", minimum: 10, spareRank: 1),
        ]) { visit in
            for entry in entries {
                visit([
                    StyledText(entry.shownTitle, .strong),
                    StyledText(entry.year.map { String($0) } ?? "–"),
                    entry.knownAs.map { StyledText($0, .faint, isGlued: true) }
                        .joined(separator: StyledText(" ")),
                    StyledText(entry.added.description, .faint),
                ])
            }
        }
        table.write(width: page.layout.width, to: page.line)
    }
}
