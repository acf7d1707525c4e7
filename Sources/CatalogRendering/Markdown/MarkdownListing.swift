internal import CatalogCore
internal import CatalogMerger

/// A list of movies as a table in Markdown.
struct MarkdownListing {
    let sheet: MarkdownSheet

    /// Writes the listing.
    func write(_ listing: MovieListing) {
        sheet.title(Wording.count(listing.movies.count, "movie"))
        writeTable(listing.movies)
        sheet.closing(providers: listing.providers, problems: listing.problems)
    }

    /// Writes the table, and what its marks mean.
    func writeTable(_ movies: [MergedMovie]) {
        sheet.table(
            ["Title", "Year", "Rating", "Genres", "Known as"], numbers: [1, 2],
            rows: movies.lazy.map { movie in
                [
                    (movie.isOnWatchlist ? Wording.watchlistMark + " " : "")
                        + MarkdownText.inline(movie.title),
                    movie.year.map { String($0) } ?? "–",
                    movie.rating.map { Wording.oneDecimal($0.value) } ?? "–",
                    MarkdownText.inline(movie.genres.joined(separator: ", ")),
                    MarkdownText.inline(movie.ids.map(\.description).joined(separator: ", ")),
                ]
            })
        if movies.contains(where: \.isOnWatchlist) { sheet.paragraph(Wording.onWatchlist) }
    }
}
