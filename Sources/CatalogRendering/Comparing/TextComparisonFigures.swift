internal import CatalogCore
internal import CatalogMerger

/// The figures of a comparison: who has what, how each field agrees and who tells it, how ratings compare.
struct TextComparisonFigures {
    let page: TextPage

    private static let indent = 2

    /// Writes all of them.
    func write(_ summary: ComparisonSummary) {
        page.blank()
        table(
            [.init("", minimum: 8), .init("", .right), .init("", minimum: 12)],
            rows: summary.holdings.enumerated().map { place, holding in
                [
                    StyledText(holding.who), StyledText(Wording.grouped(holding.movies)),
                    StyledText(place == 0 ? summary.agreement ?? "" : "", .faint),
                ]
            })
        writeFields(of: summary)
        if summary.ratings.contains(where: { $0.movies > 0 }) { writeRatings(of: summary) }
    }

    private func writeFields(of summary: ComparisonSummary) {
        guard summary.fields.contains(where: { $0.field != .present }) else { return }
        page.blank()
        page.rule("Fields")
        page.blank()
        let columns: [TextTable.Column] =
            [
                .init("Field", minimum: 12), .init("same", .right), .init("near", .right),
                .init("differ", .right, minimum: 6), .init("accepted", .right, minimum: 8),
            ]
            + summary.providers.map { provider in
                .init(provider.name, .right, minimum: 8, spareRank: 1)
            }
        table(
            columns,
            rows: summary.fields.filter { $0.field != .present }.map { field in
                let counts =
                    field.field.isCounted
                    ? [field.equal, field.withinTolerance, field.different].map { Wording.grouped($0) }
                    : ["", "", ""]
                return [StyledText(field.field.label)]
                    + zip(counts, [StyledText.Style.plain, .plain, .accent]).map { count, style in
                        StyledText(count, count == "0" ? .faint : style)
                    }
                    + [StyledText(field.accepted > 0 ? Wording.grouped(field.accepted) : "", .faint)]
                    + summary.providers.indices.map { place in
                        StyledText(summary.coverage(of: field, at: place), .faint)
                    }
            })
        page.blank()
        page.paragraph(
            StyledText(
                "same, near (within tolerance) and differ count the movies of which several tell the field; under a "
                    + "provider stands of how many of its movies it tells it.",
                .faint), indent: Self.indent)
    }

    private func writeRatings(of summary: ComparisonSummary) {
        page.blank()
        page.rule("Ratings")
        for ratings in summary.ratings {
            guard let wording = ratings.wording else { continue }
            page.blank()
            page.paragraph(StyledText(wording), indent: Self.indent)
            guard !ratings.widest.isEmpty else { continue }
            page.blank()
            table(
                [
                    .init("Widest apart", minimum: 18), .init("\(ratings.left)", .right, minimum: 4),
                    .init("\(ratings.right)", .right, minimum: 4), .init("", .right, minimum: 5),
                ],
                rows: ratings.widest.map { gap in
                    [
                        StyledText(gap.movie.titled),
                        StyledText(ShortestDecimal.text(of: gap.left) ?? "–"),
                        StyledText(ShortestDecimal.text(of: gap.right) ?? "–"),
                        StyledText(Wording.weight(gap.difference), .accent),
                    ]
                })
        }
    }

    private func table(_ columns: [TextTable.Column], rows: [[StyledText]]) {
        let lines = TextTable(columns, rows: rows).styledLines(width: page.measure - Self.indent)
        for line in lines { page.line(line.indented(by: Self.indent)) }
    }
}
