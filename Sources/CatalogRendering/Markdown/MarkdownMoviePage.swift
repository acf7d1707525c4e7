internal import CatalogCore
internal import CatalogMerger

/// The page of one movie in Markdown: what a report says of it, all fields, and what goes with it.
struct MarkdownMoviePage {
    let sheet: MarkdownSheet

    /// Writes the page.
    func write(_ page: MoviePage) {
        let movie = page.movie
        sheet.title(MarkdownMovie.title(of: movie, showsYear: true))
        if movie.isOnWatchlist { sheet.paragraph(Wording.onWatchlist) }
        var overview = Sanitizer.paragraphs(movie.text(.overview) ?? "").map(MarkdownText.block)
        if let last = overview.popLast() {
            let speaker = movie.fields[.overview]?.speaker
            overview.append(last + (speaker.map { " — " + MarkdownText.inline($0) } ?? ""))
        }
        for paragraph in overview { sheet.paragraph(paragraph) }
        sheet.table(
            ["Field", "Value", "Provider"],
            rows: movie.fieldRows.map { row in
                [row.field.label + (row.isOther ? " ≠" : ""), row.words, row.speaker].map(
                    MarkdownText.inline)
            })
        if !movie.unknown.isEmpty {
            sheet.paragraph("Nobody could say: \(Wording.list(movie.unknown.map(\.label))).")
        }
        sheet.paragraph(MarkdownMovie.links(of: movie))
        if !page.recommendations.isEmpty { sheet.heading("Recommended", level: 2) }
        MarkdownListing(sheet: sheet).writeTable(page.recommendations)
        MarkdownPeople(sheet: sheet).writeTables(page.recommendedPeople, title: "People of the recommended")
        sheet.closing(providers: page.providers, problems: page.problems)
    }
}
