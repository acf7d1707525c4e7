internal import CatalogMerger

/// Who made one movie, as tables in Markdown.
struct MarkdownCredits {
    let sheet: MarkdownSheet

    /// Writes the page.
    func write(_ credits: CreditsPage) {
        sheet.title(MarkdownMovie.title(of: credits.movie, showsYear: true))
        if credits.movie.isOnWatchlist { sheet.paragraph(Wording.onWatchlist) }
        table("Directors", credits.movie.directors)
        table("Cast", credits.movie.actors)
        sheet.closing(providers: credits.providers, problems: credits.problems)
    }

    private func table(_ title: String, _ people: [RankedPerson]) {
        sheet.table(
            [title, "As", "Popularity"], numbers: [2],
            rows: people.map { person in
                [
                    MarkdownText.inline(person.name), MarkdownText.inline(person.character ?? ""),
                    person.popularity.map(Wording.oneDecimal) ?? "–",
                ]
            })
    }
}
