internal import CatalogCore
internal import CatalogMerger

/// Why a movie is what it is: how its records were matched, then who says what about it.
///
/// ```
/// Inception (2010)                                        tmdb:27205 traderev:3
///
/// Match ─────────────────────────────────────────────────────────────── 99.9 %
///
///   Clue           tmdb:27205         traderev:3         Weight
///   same title     Inception          Inception           +3.70
///   same year      2010               2010                +3.90
///   same director  Christopher Nolan  Christopher Nolan   +2.90
///   total                                                +10.50
///
///   runner-up  tmdb:64956 Inception: The Cobol Job (2010), 8.20 behind
///
/// Fields ──────────────────────────────────────────────────────────────────────
///
///   release_date                                       precedence tmdb, traderev
///     ✓ tmdb      2010-07-14
///       traderev  2010-07-16
/// ```
struct TextExplanation {
    let page: TextPage
    /// The file that the user's verdicts stand in.
    let file: String?

    /// How many lines a long value has, unless it is what was asked about.
    private static let mostLines = 3

    /// Writes the page.
    func write(_ explanation: Explanation) {
        let movie = explanation.movie
        let ids = StyledText(movie.ids.map(\.description).joined(separator: " "), .faint)
        let year = StyledText(movie.year.map { " (\($0))" } ?? "", .faint)
        page.spread(StyledText(movie.title, .strong) + year, ids)
        if movie.isOnWatchlist { page.paragraph(StyledText(Wording.onWatchlist, .accent), indent: 2) }
        let evidence = TextEvidence(page: page, file: file)
        evidence.write(explanation.match, of: movie)
        evidence.write(explanation.undecided, heldApart: explanation.heldApart)
        write(explanation.explainedFields, of: movie, isWhole: explanation.field == nil)
        TextClosing(page: page).writeBriefly(
            providers: explanation.providers, problems: explanation.problems)
    }

    private func write(_ fields: [ExplainedField], of movie: MergedMovie, isWhole: Bool) {
        page.blank()
        page.rule(isWhole ? "Fields" : "Field")
        let said = fields.filter { $0.resolved?.statements.isEmpty == false }
        for field in said { write(field, limit: isWhole ? Self.mostLines : nil) }
        let unsaid = fields.filter { field in !said.contains { $0.field == field.field } }
        guard !unsaid.isEmpty else { return }
        page.blank()
        page.labeled(
            StyledText("?", .accent),
            StyledText("nobody could say: " + Wording.list(unsaid.map(\.field.rawValue)), .faint),
            indent: 2, edge: 2)
    }

    private func write(_ field: ExplainedField, limit: Int?) {
        guard let resolved = field.resolved else { return }
        page.blank()
        let name = StyledText(field.field.rawValue, .strong)
        let rule = StyledText(resolved.rule.wording, .faint)
        if !page.spreadIfFits(name.indented(by: 2), rule) {
            page.paragraph(name, indent: 2)
            page.paragraph(rule, indent: 4)
        }
        let claims = resolved.statements
        let edge = (claims.map { DisplayWidth.of($0.provider.name) }.max() ?? 0) + 4
        for claim in claims {
            let mark = StyledText(resolved.isChosen(claim) ? "✓" : "", .accent).padded(to: 2)
            let value = claim.fact.value.map { StyledText(field.field.wording(of: $0)) }
            page.labeled(
                mark + StyledText(claim.provider.name, .faint),
                value ?? StyledText("says that there is none", .faint), indent: 4, edge: min(edge, 24),
                limit: limit)
        }
    }
}
