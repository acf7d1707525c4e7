internal import CatalogCore
internal import CatalogMerger

/// A list of movies as a page: a card for each, in their order.
struct HTMLListing {
    let sheet: HTMLSheet
    let top: Int

    /// Writes the listing.
    func write(_ listing: MovieListing) {
        var cover = HTMLSheet.Cover(heading: Wording.count(listing.movies.count, "movie"))
        cover.attributions = listing.providers.distinctAttributions
        let card = HTMLMovie(sheet: sheet, top: top)
        sheet.page(cover) {
            sheet.write(.movies, [:]) {
                for movie in listing.movies { card.write(movie, level: 2, showsYear: true) }
            }
            HTMLClosing(sheet: sheet, movies: listing.movies.count)
                .write(providers: listing.providers, problems: listing.problems)
        }
    }
}
