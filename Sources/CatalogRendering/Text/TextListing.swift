internal import CatalogCore
internal import CatalogMerger

/// A list of movies, one a line.
///
/// ```
///    Title              Year  Rating  Genres            Known as
/// ✓  Inception          2010     8.1  Action, Science…  tmdb:27205 traderev:3
///    君の名は。         2016     8.4  Animation, Roma…  tmdb:372058
///
/// ✓ on your watchlist
///
/// tmdb: ok · traderev: ok
/// ```
///
/// `Known as` tells who has the movie, and by which id it can be asked for. The column of marks stands only
/// where a movie is marked.
struct TextListing {
    let page: TextPage

    /// The room of `tmdb:27205 traderev:3`; an id that is cut cannot be asked for.
    private static let twoIDs = 21

    /// Writes the listing.
    func write(_ listing: MovieListing) {
        if listing.movies.isEmpty {
            page.paragraph(StyledText("No movies."))
        } else {
            writeTable(listing.movies, edge: page.layout.width)
        }
        TextClosing(page: page).writeBriefly(providers: listing.providers, problems: listing.problems)
    }

    /// Writes the table alone, from column `indent` to column `edge`.
    func writeTable(_ movies: [MergedMovie], indent: Int = 0, edge: Int) {
        let table = TextTable(
            [
                .init("", minimum: 1), .init("Title", minimum: 18), .init("Year", .right),
                .init("Rating", .right, minimum: 6),
                .init("Genres", minimum: 10, spareRank: 2),
                .init("Known as", minimum: Self.twoIDs, spareRank: 1),
            ],
            count: movies.count,
            row: { number in
                let movie = movies[number]
                return [
                    StyledText(movie.isOnWatchlist ? Wording.watchlistMark : "", .accent),
                    StyledText(movie.title, .strong),
                    StyledText(movie.year.map { String($0) } ?? "–"),
                    movie.rating.map { StyledText(Wording.oneDecimal($0.value), .accent) }
                        ?? StyledText("–", .faint),
                    StyledText(movie.genres.joined(separator: ", ")),
                    StyledText(movie.ids.map(\.description).joined(separator: " "), .faint),
                ]
            })
        table.write(width: edge - indent) { page.line($0.indented(by: indent)) }
        if movies.contains(where: \.isOnWatchlist) {
            page.blank()
            page.line(StyledText(Wording.onWatchlist, .faint).indented(by: indent))
        }
    }
}
