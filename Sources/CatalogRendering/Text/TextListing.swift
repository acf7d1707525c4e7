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
/// where a movie is marked. Where a page is too narrow for the columns a movie has two lines:
///
/// ```
/// Inception (2010)                ★ 8.1
///   tmdb:27205 traderev:3
/// ```
struct TextListing {
    let page: TextPage

    /// The room of `tmdb:27205 traderev:3`.
    private static let twoIDs = 21

    /// Writes the listing.
    func write(_ listing: MovieListing) {
        if listing.movies.isEmpty {
            page.paragraph(StyledText("No movies."))
        } else {
            writeMovies(listing.movies, edge: page.layout.width)
        }
        TextClosing(page: page).writeBriefly(providers: listing.providers, problems: listing.problems)
    }

    /// Writes the movies alone, from column `indent` to column `edge`.
    func writeMovies(_ movies: [MergedMovie], indent: Int = 0, edge: Int) {
        let table = TextTable([
            .init("", minimum: 1), .init("Title", overflow: .wrap, minimum: 18), .init("Year", .right),
            .init("Rating", .right), .init("Genres", minimum: 16, spareRank: 1),
            .init("Known as", overflow: .wrap, minimum: Self.twoIDs),
        ]) { visit in
            for movie in movies { visit(Self.row(movie)) }
        }
        guard table.fits(edge - indent) else { return writeStacked(movies, indent: indent) }
        table.write(width: edge - indent) { page.line($0.indented(by: indent)) }
        if movies.contains(where: \.isOnWatchlist) {
            page.blank()
            page.line(StyledText(Wording.onWatchlist, .faint).indented(by: indent))
        }
    }

    private static func row(_ movie: MergedMovie) -> [StyledText] {
        [
            StyledText(movie.isOnWatchlist ? Wording.watchlistMark : "", .chosen), .title(of: movie),
            StyledText(movie.year.map { String($0) } ?? "–"),
            movie.rating.map { StyledText(Wording.oneDecimal($0.value), .rating) } ?? StyledText("–", .faint),
            StyledText(movie.genres.joined(separator: ", ")), .ids(of: movie),
        ]
    }

    private func writeStacked(_ movies: [MergedMovie], indent: Int) {
        for movie in movies {
            let title = StyledText.titleAndYear(of: movie)
            let isSpread = page.spreadIfFits(title.indented(by: indent), .stars(movie.rating, columns: 3))
            if !isSpread { page.paragraph(title, indent: indent) }
            let facts = [
                isSpread ? StyledText() : .stars(movie.rating), .ids(of: movie),
                StyledText(movie.isOnWatchlist ? Wording.onWatchlist : "", .chosen, isGlued: true),
            ]
            page.paragraph(
                facts.filter { !$0.isEmpty }.joined(separator: StyledText(" · ", .faint)), indent: indent + 2)
        }
    }
}
