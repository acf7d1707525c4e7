internal import CatalogCore
internal import CatalogMerger

/// Who made one movie, as a page.
struct HTMLCredits {
    let sheet: HTMLSheet

    /// Writes the page.
    func write(_ credits: CreditsPage) {
        let movie = credits.movie
        var cover = HTMLSheet.Cover(heading: movie.title + (movie.year.map { " (\($0))" } ?? ""))
        cover.attributions = credits.providers.distinctAttributions
        sheet.page(cover) {
            if movie.isOnWatchlist { sheet.paragraph(Wording.onWatchlist, class: "mark") }
            table("Directors", movie.directors)
            table("Cast", movie.actors)
            HTMLClosing(sheet: sheet, movies: 1)
                .write(providers: credits.providers, problems: credits.problems)
        }
    }

    private func table(_ title: String, _ people: [RankedPerson]) {
        sheet.table(
            title, [HTMLColumn("Name"), HTMLColumn("As"), HTMLColumn("Popularity", isNumber: true)],
            rows: people.lazy.map { person in
                [
                    .name(person.name), .text(person.character ?? ""),
                    .number(person.popularity.map(Wording.oneDecimal) ?? "–"),
                ]
            })
    }
}
