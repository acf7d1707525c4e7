internal import CatalogCore
internal import CatalogMerger

/// A list of movies, one a line.
///
/// ```
/// Title                 Year  Rating  Genres            Known as
/// Inception             2010     8.1  Action, Science…  tmdb:27205 traderev:3
/// 君の名は。            2016     8.4  Animation, Roma…  tmdb:372058
///
/// tmdb: ok · traderev: ok
/// ```
///
/// `Known as` tells who has the movie, and by which id it can be asked for.
struct TextListing {
    let page: TextPage

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
                .init("Title", minimum: 18), .init("Year", .right), .init("Rating", .right, minimum: 6),
                .init("Genres", minimum: 10, spareRank: 2), .init("Known as", minimum: 12, spareRank: 1),
            ],
            rows: movies.map { movie in
                let mark = movie.isOnWatchlist ? StyledText("✓ ", .accent) : StyledText()
                return [
                    mark + StyledText(movie.title, .strong),
                    StyledText(movie.year.map { String($0) } ?? "–"),
                    movie.rating.map { StyledText(Wording.oneDecimal($0.value), .accent) }
                        ?? StyledText("–", .faint),
                    StyledText(movie.genres.joined(separator: ", ")),
                    StyledText(movie.ids.map(\.description).joined(separator: " "), .faint),
                ]
            })
        for line in table.styledLines(width: edge - indent) {
            page.line(line.indented(by: indent))
        }
        if movies.contains(where: \.isOnWatchlist) {
            page.blank()
            page.line(StyledText("✓ on your watchlist", .faint).indented(by: indent))
        }
    }
}
