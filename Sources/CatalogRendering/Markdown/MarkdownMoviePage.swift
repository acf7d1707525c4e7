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
            rows: MovieField.allCases.filter(Self.isShown).flatMap { rows(of: $0, in: movie) })
        if !movie.unknown.isEmpty {
            sheet.paragraph("Nobody could say: \(Wording.list(movie.unknown.map(\.label))).")
        }
        sheet.paragraph(MarkdownMovie.links(of: movie))
        if !page.recommendations.isEmpty { sheet.heading("Recommended", level: 2) }
        MarkdownListing(sheet: sheet).writeTable(page.recommendations)
        MarkdownPeople(sheet: sheet).writeTables(page.recommendedPeople, title: "People of the recommended")
        sheet.closing(providers: page.providers, problems: page.problems)
    }

    private static func isShown(_ field: MovieField) -> Bool {
        field != .overview && field != .links
    }

    /// The chosen value, then every other that a provider claims.
    private func rows(of field: MovieField, in movie: MergedMovie) -> [[String]] {
        guard let resolved = movie.fields[field], let value = resolved.fact.value else { return [] }
        let label = MarkdownText.inline(field.label)
        let speaker = MarkdownText.inline(resolved.speaker ?? "")
        // Those of several providers were brought together, so that no one claim has them all.
        if field == .actors { return [[label, cast(movie.actors), speaker]] }
        if field == .directors { return [[label, cast(movie.directors), speaker]] }
        var rows = [[label, MarkdownText.inline(field.wording(of: value)), speaker]]
        guard field != .externalIDs else { return rows }
        for claim in resolved.claims where !resolved.isChosen(claim) {
            guard let other = claim.fact.value, other != value else { continue }
            rows.append(
                [label + " ≠", field.wording(of: other), claim.provider.name].map(MarkdownText.inline))
        }
        return rows
    }

    private func cast(_ people: [RankedPerson]) -> String {
        MarkdownText.inline(
            people.map { $0.name + ($0.character.map { " (\($0))" } ?? "") }.joined(separator: ", "))
    }
}
