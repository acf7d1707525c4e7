internal import CatalogCore
internal import CatalogMerger

/// A comparison in Markdown, fit for a pull request: figures first, then the differences as a table; what is long
/// opens on demand.
///
/// ```markdown
/// # Catalog comparison
///
/// 23 movies · tmdb, traderev · **22 differences, 3 of them accepted**
///
/// | Movies |  |  |
/// | --- | ---: | --- |
/// | in all | 4 | 1 agrees, 3 differ |
///
/// ## Differences
///
/// | Movie | Field | tmdb | traderev |
/// | --- | --- | --- | --- |
/// | Inception (2010) | rating | 8.2 | 8.8 |
/// ```
struct MarkdownComparison {
    let sheet: MarkdownSheet

    /// How many rows a list has that stands open.
    private static let mostOpen = 20

    /// Writes the comparison.
    func write(_ comparison: Comparison) {
        let summary = comparison.summary
        sheet.title("Catalog comparison")
        sheet.paragraph(
            [
                Wording.count(summary.movies, "movie"),
                comparison.providers.map { MarkdownText.inline($0.name) }.joined(separator: ", "),
                "**\(summary.wording)**",
            ].joined(separator: " · "))
        sheet.table(
            ["Movies", "", ""], numbers: [1],
            rows: summary.holdings.enumerated().map { place, holding in
                [
                    MarkdownText.inline(holding.who), Wording.grouped(holding.movies),
                    place == 0 ? summary.agreement ?? "" : "",
                ]
            })
        writeFields(of: summary)
        writeRatings(of: summary)
        writeDifferences(of: comparison)
        if comparison.rules.fields.contains(.present) { writeHoldings(of: comparison) }
        sheet.closing(providers: comparison.tallies, problems: comparison.problems)
    }

    // MARK: Figures

    private func writeFields(of summary: ComparisonSummary) {
        let fields = summary.fields.filter { $0.field != .present }
        guard !fields.isEmpty else { return }
        sheet.heading("Fields", level: 2)
        sheet.table(
            ["Field", "Same", "Near", "Differ", "Accepted"]
                + summary.providers.map { "\(MarkdownText.inline($0.name)) tells" },
            numbers: Set(1..<5 + summary.providers.count),
            rows: fields.map { field in
                [field.field.label]
                    + [field.equal, field.withinTolerance, field.different, field.accepted].map { count in
                        field.field.isCounted ? Wording.grouped(count) : ""
                    }
                    + summary.providers.indices.map { summary.coverage(of: field, at: $0) }
            })
    }

    private func writeRatings(of summary: ComparisonSummary) {
        let ratings = summary.ratings.filter { $0.movies > 0 }
        guard !ratings.isEmpty else { return }
        sheet.heading("Ratings", level: 2)
        for ratings in ratings {
            sheet.paragraph(MarkdownText.block(ratings.wording ?? ""))
            sheet.table(
                ["Widest apart", ratings.left.name, ratings.right.name, "Difference"].map(
                    MarkdownText.inline),
                numbers: [1, 2, 3],
                rows: ratings.widest.map { gap in
                    [
                        MarkdownText.inline(gap.movie.titled), ShortestDecimal.text(of: gap.left) ?? "–",
                        ShortestDecimal.text(of: gap.right) ?? "–", Wording.weight(gap.difference),
                    ]
                })
        }
    }

    // MARK: Differences

    private func writeDifferences(of comparison: Comparison) {
        let summary = comparison.summary
        let values = summary.fields.filter { $0.field != .present }
        let accepted = values.reduce(0) { $0 + $1.accepted }
        let open = values.reduce(0) { $0 + $1.different } - accepted
        guard open + accepted > 0 else { return }
        sheet.heading("Differences", level: 2)
        let titles = ["Movie", "Field"] + comparison.providers.map { MarkdownText.inline($0.name) }
        let rows = rows(of: comparison, where: { !$0.isAccepted })
        sheet.table(titles, rows: rows.prefix(Self.mostOpen))
        if open > Self.mostOpen {
            sheet.details("\(Wording.count(open - Self.mostOpen, "more difference"))") {
                sheet.table(titles, rows: rows.dropFirst(Self.mostOpen))
            }
        }
        guard accepted > 0 else { return }
        sheet.details("\(Wording.count(accepted, "accepted difference"))") {
            sheet.table(titles, rows: self.rows(of: comparison, where: \.isAccepted))
        }
    }

    /// A row for each difference of values, made as they are asked for.
    private func rows(
        of comparison: Comparison, where isWanted: @escaping (FieldComparison) -> Bool
    ) -> some Sequence<[String]> {
        comparison.movies(.differences).lazy.flatMap { movie in
            movie.differences.lazy.filter(isWanted).map { difference in
                [MarkdownText.inline(movie.titled), difference.field.label]
                    + comparison.providers.map { provider in
                        let claim = difference.claims.first { $0.provider == provider }
                        return claim.map {
                            MarkdownText.inline(difference.field.wording(of: $0.value))
                        } ?? ""
                    }
            }
        }
    }

    // MARK: Who has what

    private func writeHoldings(of comparison: Comparison) {
        let summary = comparison.summary
        guard summary.inAll < summary.movies else { return }
        sheet.heading("Not everywhere", level: 2)
        if summary.inSome > 0 {
            list("\(Wording.count(summary.inSome, "movie")) in some", comparison.movies(.inSome))
        }
        for (provider, count) in zip(comparison.providers, summary.only) where count > 0 {
            list(
                "\(Wording.count(count, "movie")) only in \(provider)", comparison.movies(.only(provider)))
        }
    }

    private func list(_ summary: String, _ movies: ComparedMovies) {
        sheet.details(summary) {
            sheet.table(
                ["Movie", "Known as", ""],
                rows: movies.lazy.map { movie in
                    [
                        MarkdownText.inline(movie.titled), MarkdownText.inline(movie.knownAs),
                        movie.presence?.isAccepted ?? false ? "accepted" : "",
                    ]
                })
        }
    }
}
