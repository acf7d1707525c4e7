internal import CatalogCore
internal import CatalogMerger

/// A comparison for people to read: one screen of figures, then the differences movie by movie, then what only some
/// have.
///
/// ```
/// Catalog comparison            23 movies · tmdb, traderev · 22 differences
///
///   in all             4  1 agrees, 3 differ
///   only in tmdb      18
///   only in traderev   1
///
/// Fields ─────────────────────────────────────────────────────────────────
///
///   Field         same  near  differ      tmdb  traderev
///   title            4     0       0    22 of 22    5 of 5
///
/// Differences ─────────────────────────────────────────────────── 3 movies
///
/// Inception (2010)                                  tmdb:27205 traderev:3
///   ≠ rating: tmdb 8.2, traderev 8.8
/// ```
struct TextComparison {
    let page: TextPage

    private static let indent = 2
    /// How many lines one provider's value has.
    private static let mostLines = 3

    /// Writes the comparison.
    func write(_ comparison: Comparison) {
        let summary = comparison.summary
        let totals = [
            Wording.count(summary.movies, "movie"),
            comparison.providers.map(\.name).joined(separator: ", "), summary.wording,
        ]
        page.spread(
            StyledText("Catalog comparison", .strong),
            StyledText(totals.joined(separator: " · "), .faint))
        if summary.movies == 0 {
            page.blank()
            page.paragraph(StyledText("No movies."))
        } else {
            TextComparisonFigures(page: page).write(summary)
            writeDifferences(of: comparison)
            if comparison.rules.fields.contains(.present) { writeHoldings(of: comparison) }
        }
        TextClosing(page: page).writeBriefly(providers: comparison.tallies, problems: comparison.problems)
    }

    // MARK: Differences

    private func writeDifferences(of comparison: Comparison) {
        guard comparison.summary.differing > 0 else { return }
        page.blank()
        page.rule("Differences", Wording.count(comparison.summary.differing, "movie"))
        page.output.write(comparison.movies(.differences)) { [layout = page.layout] movie, output in
            TextComparison(page: TextPage(layout: layout, output: output)).writeDifferences(of: movie)
        }
    }

    private func writeDifferences(of movie: ComparedMovie) {
        let differences = movie.differences
        page.blank()
        heading(movie)
        for difference in differences where !difference.isAccepted { write(difference) }
        for difference in differences where difference.isAccepted { write(difference) }
    }

    private func heading(_ movie: ComparedMovie) {
        let isWritten = page.lineAtAGlance {
            movie.appendTitled(to: &$0)
        } right: {
            movie.appendKnownAs(to: &$0)
        }
        guard !isWritten else { return }
        let year = StyledText(movie.year.map { " (\($0))" } ?? "", .faint)
        let title = StyledText(movie.title, .strong) + year
        let known = StyledText(movie.knownAs, .faint)
        if !page.spreadIfFits(title, known) {
            page.paragraph(title)
            page.paragraph(known, indent: Self.indent)
        }
    }

    /// A difference in one line where it fits, else a line or more for each provider.
    private func write(_ difference: FieldComparison) {
        let isWritten = page.lineAtAGlance(indent: Self.indent) { bytes in
            bytes.append(difference.isAccepted ? "✓ " : "≠ ")
            difference.appendWording(to: &bytes)
        }
        guard !isWritten else { return }
        let mark = difference.isAccepted ? StyledText("✓", .faint) : StyledText("≠", .doubt)
        let whole = StyledText(difference.wording)
        guard whole.width > page.measure - Self.indent - 2 else {
            return page.labeled(mark, whole, indent: Self.indent, edge: 2)
        }
        page.labeled(mark, StyledText(difference.label + ":"), indent: Self.indent, edge: 2)
        let widest = difference.claims.map { DisplayWidth.of($0.provider.name) }.max() ?? 0
        for claim in difference.claims {
            page.labeled(
                StyledText(claim.provider.name, .faint),
                StyledText(difference.field.wording(of: claim.value)), indent: Self.indent + 2,
                edge: min(widest + 2, 24), limit: Self.mostLines)
        }
    }

    // MARK: Who has what

    private func writeHoldings(of comparison: Comparison) {
        let summary = comparison.summary
        if summary.inSome > 0 {
            list("In some", of: summary.inSome, comparison.movies(.inSome))
        }
        for (provider, count) in zip(comparison.providers, summary.only) where count > 0 {
            list("Only in \(provider)", of: count, comparison.movies(.only(provider)))
        }
    }

    /// Writes who has what: in columns, unless there are so many movies that measuring all of them would be the most of
    /// the work.
    private func list(_ title: String, of count: Int, _ movies: ComparedMovies) {
        page.blank()
        page.rule(title, Wording.count(count, "movie"))
        page.blank()
        if count <= Self.mostMeasured, writeInColumns(movies) { return }
        page.output.write(movies) { [layout = page.layout] movie, output in
            TextComparison(page: TextPage(layout: layout, output: output)).writeItem(movie)
        }
    }

    /// So many movies are set in columns.
    private static let mostMeasured = 1000

    /// Writes a table, where the page is wide enough for one.
    ///
    /// - Returns: Whether anything was written.
    private func writeInColumns(_ movies: ComparedMovies) -> Bool {
        let table = TextTable([
            .init("", minimum: 1), .init("", overflow: .wrap, minimum: 18),
            .init("", overflow: .wrap, minimum: 11),
        ]) { visit in
            for movie in movies { visit(Self.row(movie)) }
        }
        let width = page.measure - Self.indent
        guard table.fits(width) else { return false }
        table.write(width: width) { page.line($0.indented(by: Self.indent)) }
        return true
    }

    /// `✓`, the title with the year, and who has it.
    private static func row(_ movie: ComparedMovie) -> [StyledText] {
        let isAccepted = movie.presence?.isAccepted ?? false
        let year = StyledText(movie.year.map { " (\($0))" } ?? "", .faint)
        let known = movie.ids.map { StyledText($0.description, .faint, isGlued: true) }
        return [
            StyledText(isAccepted ? "✓" : "", .faint), StyledText(movie.title) + year,
            (known + (isAccepted ? [StyledText("(accepted)", .faint)] : [])).joined(
                separator: StyledText(" ")),
        ]
    }

    /// The same in one line, or below each other where the page is too narrow.
    private func writeItem(_ movie: ComparedMovie) {
        let isAccepted = movie.presence?.isAccepted ?? false
        let isWritten = page.lineAtAGlance(indent: isAccepted ? 0 : Self.indent) { bytes in
            if isAccepted { bytes.append("✓ ") }
            movie.appendTitled(to: &bytes)
        } right: { bytes in
            movie.appendKnownAs(to: &bytes)
            if isAccepted { bytes.append(" (accepted)") }
        }
        guard !isWritten else { return }
        let row = Self.row(movie)
        if page.spreadIfFits(row[0].padded(to: 2) + row[1], row[2]) { return }
        page.labeled(row[0], row[1], indent: 0, edge: 2)
        page.paragraph(row[2], indent: 4)
    }
}
