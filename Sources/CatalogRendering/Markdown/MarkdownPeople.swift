internal import CatalogMerger

/// Ranked people in Markdown: in a line below a group, in tables at the end of a page.
struct MarkdownPeople {
    let sheet: MarkdownSheet

    /// Writes a line for the actors and one for the directors, where there are any.
    func writeSummary(_ people: Billing) {
        for (label, people) in [("Top actors", people.actors), ("Top directors", people.directors)]
        where !people.isEmpty {
            sheet.paragraph("**\(label):** " + people.map(summary).joined(separator: ", "))
        }
    }

    /// Writes tables under a heading, and below them what there is to say of them.
    func writeTables(_ people: Billing, title: String, closing: String = "") {
        guard !people.actors.isEmpty || !people.directors.isEmpty else { return }
        sheet.heading(title, level: 2)
        table("Actors", people.actors)
        table("Directors", people.directors)
        sheet.paragraph(MarkdownText.block(closing))
    }

    private func summary(_ person: RankedPerson) -> String {
        let figures = [
            person.popularity.map(Wording.oneDecimal),
            person.movies > 1 ? Wording.count(person.movies, "movie") : nil,
        ].compactMap { $0 }
        let name = MarkdownText.inline(person.name)
        return figures.isEmpty ? name : "\(name) (\(figures.joined(separator: ", ")))"
    }

    private func table(_ title: String, _ people: [RankedPerson]) {
        sheet.table(
            [title, "Popularity", "Movies"], numbers: [1, 2],
            rows: people.map { person in
                [
                    MarkdownText.inline(person.name),
                    person.popularity.map(Wording.oneDecimal) ?? "–",
                    Wording.grouped(person.movies),
                ]
            })
    }
}
