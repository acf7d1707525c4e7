internal import CatalogCore
internal import CatalogMerger

/// The page of one movie: what a report says of it, all fields with whose word each is, and what goes with it.
struct HTMLMoviePage {
    let sheet: HTMLSheet
    let top: Int

    /// Writes the page.
    func write(_ page: MoviePage) {
        let movie = page.movie
        var cover = HTMLSheet.Cover(heading: movie.title + (movie.year.map { " (\($0))" } ?? ""))
        cover.lead = movie.text(.tagline).map { ($0, movie.fields[.tagline]?.speaker) }
        cover.attributions = page.providers.distinctAttributions
        sheet.page(cover) {
            HTMLMovie(sheet: sheet, top: top).writePortrait(movie)
            sheet.section("Fields", anchor: "fields") { writeFields(of: movie) }
            writeRecommendations(page.recommendations)
            HTMLPeople(sheet: sheet).writeTables(page.recommendedPeople, title: "People of the recommended")
            HTMLClosing(sheet: sheet, movies: 1 + page.recommendations.count)
                .write(providers: page.providers, problems: page.problems)
        }
    }

    private func writeFields(of movie: MergedMovie) {
        sheet.table(
            "What providers say", isHeard: true,
            [HTMLColumn("Field"), HTMLColumn("Value"), HTMLColumn("Provider")],
            rows: movie.fieldRows.map { row in
                [
                    .name(row.isOther ? "≠ \(row.field.label)" : row.field.label),
                    row.field.isAddress ? .link(row.words) : .text(row.words), .text(row.speaker),
                ]
            })
        if !movie.alternativeTitles.isEmpty {
            sheet.paragraph("Also known as \(Wording.list(movie.alternativeTitles)).")
        }
        sheet.paragraph("It can be asked for as \(Wording.list(movie.ids.map(\.description))).")
        if !movie.unknown.isEmpty {
            sheet.paragraph(
                "Nobody could say: \(Wording.list(movie.unknown.map(\.label))).", class: "missed")
        }
    }

    private func writeRecommendations(_ movies: [MergedMovie]) {
        guard !movies.isEmpty else { return }
        let card = HTMLMovie(sheet: sheet, top: top)
        let value: TemplateValue = [
            "tag": "h2", "anchor": "recommended", "heading": "Recommended", "kind": "movies",
            "count": .text(Wording.count(movies.count, "movie")), "people": .null,
        ]
        sheet.write(.group, value) {
            for movie in movies { card.write(movie, level: 3, showsYear: true) }
        }
    }
}

extension MovieField {
    /// Whether its values are addresses of the web.
    var isAddress: Bool {
        switch self {
        case .poster, .backdrop, .trailer: true
        case .externalIDs, .title, .originalTitle, .year, .releaseDate, .overview, .tagline, .status, .links,
            .genres, .runtimeMinutes, .revenueUSD, .originalLanguage, .rating, .popularity, .actors,
            .directors:
            false
        }
    }
}
