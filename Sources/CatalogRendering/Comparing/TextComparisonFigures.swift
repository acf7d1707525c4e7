internal import CatalogCore
internal import CatalogMerger

/// The figures of a comparison: who has what, how each field agrees and who tells it, how ratings compare.
struct TextComparisonFigures {
    let page: TextPage

    private static let indent = 2

    /// Writes all of them.
    func write(_ summary: ComparisonSummary) {
        writeHoldings(of: summary)
        writeFields(of: summary)
        if summary.ratings.contains(where: { $0.movies > 0 }) { writeRatings(of: summary) }
    }

    private func writeHoldings(of summary: ComparisonSummary) {
        let agreement = StyledText(summary.agreement ?? "", .faint)
        let rows = summary.holdings.map { holding in
            [StyledText(holding.who), StyledText(Wording.grouped(holding.movies))]
        }
        let widest = rows.map { $0[0].width }.max() ?? 0
        let columns: [TextTable.Column] = [
            .init("", overflow: .wrap, minimum: min(widest, 24)), .init("", .right),
        ]
        // Beside the movies that it is about, or below where that leaves too little room.
        let whole = TextTable(
            columns + [.init("", minimum: agreement.width)],
            rows: rows.enumerated().map { place, row in row + (place == 0 ? [agreement] : []) })
        page.blank()
        if whole.fits(width) { return write(whole) }
        write(TextTable(columns, rows: rows))
        page.paragraph(agreement, indent: Self.indent)
    }

    private func writeFields(of summary: ComparisonSummary) {
        let fields = summary.fields.filter { $0.field != .present }
        guard !fields.isEmpty else { return }
        page.blank()
        page.rule("Fields")
        page.blank()
        let whole = table(of: fields, in: summary, withCounts: true, providers: summary.providers.indices)
        if whole.fits(width) {
            write(whole)
            return legend(Self.agreementLegend + "; " + Self.coverageLegend + ".")
        }
        let counted = fields.filter(\.field.isCounted)
        if !counted.isEmpty {
            write(table(of: counted, in: summary, withCounts: true, providers: 0..<0))
            legend(Self.agreementLegend + ".")
            page.blank()
        }
        writeCoverage(of: fields, in: summary)
        legend(Self.coverageLegend.capitalizedFirst + ".")
    }

    /// Writes how many movies each provider tells a field of: as many providers beside each other as fit, one at least.
    private func writeCoverage(of fields: [FieldSummary], in summary: ComparisonSummary) {
        func table(_ places: Range<Int>) -> TextTable {
            self.table(of: fields, in: summary, withCounts: false, providers: places)
        }
        var first = 0
        while first < summary.providers.count {
            var end = first + 1
            while end < summary.providers.count, table(first..<end + 1).fits(width) { end += 1 }
            if first > 0 { page.blank() }
            write(table(first..<end))
            first = end
        }
    }

    private static let agreementLegend =
        "same, near (within tolerance) and differ count the movies of which several tell the field"
    private static let coverageLegend = "under a provider stands of how many of its movies it tells it"

    private func legend(_ words: String) {
        page.blank()
        page.paragraph(StyledText(words, .faint), indent: Self.indent)
    }

    /// A row for each field: how it agrees, and of how many movies these providers tell it.
    private func table(
        of fields: [FieldSummary], in summary: ComparisonSummary, withCounts: Bool, providers: Range<Int>
    ) -> TextTable {
        let counts: [TextTable.Column] = [
            .init("same", .right), .init("near", .right), .init("differ", .right),
            .init("accepted", .right, spareRank: 1),
        ]
        return TextTable(
            [.init("Field", overflow: .wrap, minimum: 10)] + (withCounts ? counts : [])
                + providers.map { .init(summary.providers[$0].name, .right) },
            rows: fields.map { field in
                [StyledText(field.field.label)] + (withCounts ? Self.counts(of: field) : [])
                    + providers.map { StyledText(summary.coverage(of: field, at: $0), .faint) }
            })
    }

    private static func counts(of field: FieldSummary) -> [StyledText] {
        let counts =
            field.field.isCounted
            ? [field.equal, field.withinTolerance, field.different].map { Wording.grouped($0) }
            : ["", "", ""]
        let styles: [StyledText.Style] = [.plain, .plain, .doubt]
        return zip(counts, styles).map { count, style in StyledText(count, count == "0" ? .faint : style) }
            + [StyledText(field.accepted > 0 ? Wording.grouped(field.accepted) : "", .faint)]
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
            let table = TextTable(
                [
                    .init("Widest apart", overflow: .wrap, minimum: 12), .init("\(ratings.left)", .right),
                    .init("\(ratings.right)", .right), .init("", .right),
                ],
                rows: ratings.widest.map { gap in
                    [
                        StyledText(gap.movie.titled),
                        StyledText(ShortestDecimal.text(of: gap.left) ?? "–"),
                        StyledText(ShortestDecimal.text(of: gap.right) ?? "–"),
                        StyledText(Wording.weight(gap.difference), .doubt),
                    ]
                })
            if table.fits(width) { write(table) } else { writeStacked(ratings) }
        }
    }

    /// Writes the movies that are rated most differently, each with its figures below its title.
    private func writeStacked(_ ratings: RatingComparison) {
        page.paragraph(StyledText("Widest apart", .faint), indent: Self.indent)
        for gap in ratings.widest {
            let sides = zip([ratings.left, ratings.right], [gap.left, gap.right]).map { provider, value in
                StyledText("\(provider) \(ShortestDecimal.text(of: value) ?? "–")", isGlued: true)
            }
            page.paragraph(StyledText(gap.movie.titled), indent: Self.indent)
            page.paragraph(
                (sides + [StyledText(Wording.weight(gap.difference), .doubt)])
                    .joined(separator: StyledText(" · ", .faint)), indent: Self.indent + 2)
        }
    }

    private func write(_ table: TextTable) {
        for line in table.styledLines(width: width) { page.line(line.indented(by: Self.indent)) }
    }

    private var width: Int { page.measure - Self.indent }
}
