internal import CatalogMerger

/// Ranked people: in a line below a group, in tables at the end of a page.
struct TextPeople {
    let page: TextPage

    /// Writes one paragraph for the actors and one for the directors, where there are any.
    func writeSummary(_ people: Billing) {
        guard !people.actors.isEmpty || !people.directors.isEmpty else { return }
        page.blank()
        for (label, people) in [("Top actors", people.actors), ("Top directors", people.directors)]
        where !people.isEmpty {
            let names = people.map(summary).joined(separator: StyledText(", "))
            page.labeled(StyledText(label, .faint), names, indent: 0, edge: 15)
        }
    }

    /// Writes tables of actors and directors under a heading, side by side where they fit.
    func writeLeading(_ people: Billing, title: String) {
        let tables = [
            table("Actors", people.actors), table("Directors", people.directors),
        ].compactMap { $0 }
        guard !tables.isEmpty else { return }
        page.blank()
        page.rule(title)
        page.blank()
        let columns = tables.map { $0.styledLines(width: page.layout.width - 2) }
        let widths = columns.map { lines in lines.map(\.width).max() ?? 0 }
        if tables.count == 2, 2 + widths[0] + 4 + widths[1] <= page.measure {
            for row in 0..<max(columns[0].count, columns[1].count) {
                let left = row < columns[0].count ? columns[0][row] : StyledText()
                let right = row < columns[1].count ? columns[1][row] : StyledText()
                page.line((left.padded(to: widths[0] + 4) + right).indented(by: 2))
            }
        } else {
            for (index, lines) in columns.enumerated() {
                if index > 0 { page.blank() }
                for line in lines { page.line(line.indented(by: 2)) }
            }
        }
    }

    /// Writes what people stand by, and what the figures of ``writeSummary(_:)`` mean, where there are people at all.
    func writeLegend(_ people: Billing, rank: PeopleRank) {
        guard !people.actors.isEmpty || !people.directors.isEmpty else { return }
        page.blank()
        let legend =
            rank.formula + " The figure behind a name is the popularity; ×2 means two movies of the group."
        page.paragraph(StyledText(legend, .faint), indent: 2)
    }

    /// `Leonardo DiCaprio 61.1 ×2`, kept in one line.
    private func summary(_ person: RankedPerson) -> StyledText {
        var figures = ""
        if let popularity = person.popularity { figures += " " + Wording.oneDecimal(popularity) }
        if person.movies > 1 { figures += " ×\(person.movies)" }
        return StyledText(person.name, isGlued: true) + StyledText(figures, .faint, isGlued: true)
    }

    private func table(_ title: String, _ people: [RankedPerson]) -> TextTable? {
        guard !people.isEmpty else { return nil }
        return TextTable(
            [
                .init(title, overflow: .wrap, minimum: 12), .init("popularity", .right, spareRank: 1),
                .init("movies", .right),
            ],
            rows: people.map { person in
                [
                    StyledText(person.name),
                    StyledText(person.popularity.map(Wording.oneDecimal) ?? "–"),
                    StyledText(Wording.grouped(person.movies)),
                ]
            })
    }
}
