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
/// Records ─────────────────────────────────────────────────────────────────────
///
///   tmdb:27205  as of 2026-11-21 18:02 UTC
///   traderev:3  as of 2026-11-20 07:00 UTC
///
/// Fields ──────────────────────────────────────────────────────────────────────
///
///   release_date                                       precedence tmdb, traderev
///     ✓ tmdb      2010-07-14
///       traderev  2010-07-16
/// ```
struct TextExplanation {
    let page: TextPage
    /// The file that the user's verdicts and values stand in.
    let file: String?

    /// How many lines a long value has, unless it is what was asked about.
    private static let mostLines = 3

    /// Writes the page.
    func write(_ explanation: Explanation) {
        let movie = explanation.movie
        page.spread(.titleAndYear(of: movie), .ids(of: movie))
        if movie.isOnWatchlist { page.paragraph(StyledText(Wording.onWatchlist, .chosen), indent: 2) }
        let evidence = TextEvidence(page: page, file: file)
        evidence.write(explanation.match, of: movie)
        evidence.write(explanation.undecided, heldApart: explanation.heldApart)
        writeRecords(of: movie)
        write(explanation.explainedFields(file: file), isWhole: explanation.field == nil)
        TextClosing(page: page).writeBriefly(
            providers: explanation.providers, problems: explanation.problems)
    }

    /// Writes which records speak here, and from when each is: all claims of a record are of one time.
    private func writeRecords(of movie: MergedMovie) {
        page.blank()
        page.rule("Records")
        page.blank()
        let times = Dictionary(
            MovieField.allCases.lazy.flatMap { movie.fields[$0]?.claims ?? [] }
                .compactMap { claim in claim.asOf.map { (claim.record, $0) } }
        ) { first, _ in first }
        let edge = (movie.ids.map { DisplayWidth.of($0.description) }.max() ?? 0) + 2
        for id in movie.ids {
            let time = times[id].flatMap(Timestamp.words(for:)).map { "as of \($0)" } ?? "undated"
            page.labeled(
                StyledText(id.description), StyledText(time, .faint), indent: 2, edge: min(edge, 32))
        }
    }

    private func write(_ fields: [ExplainedField], isWhole: Bool) {
        page.blank()
        page.rule(isWhole ? "Fields" : "Field")
        let said = fields.filter { !$0.statements.isEmpty }
        for field in said { write(field, limit: isWhole ? Self.mostLines : nil) }
        let unsaid = fields.filter { field in !said.contains { $0.field == field.field } }
        guard !unsaid.isEmpty else { return }
        page.blank()
        page.labeled(
            StyledText("?", .doubt),
            StyledText("nobody could say: " + Wording.list(unsaid.map(\.field.rawValue)), .faint),
            indent: 2, edge: 2)
    }

    private func write(_ field: ExplainedField, limit: Int?) {
        page.blank()
        let name = StyledText(field.field.rawValue, .strong)
        let rule = StyledText(field.reason ?? "", .faint)
        if !page.spreadIfFits(name.indented(by: 2), rule) {
            page.paragraph(name, indent: 2)
            page.paragraph(rule, indent: 4)
        }
        let claims = field.statements
        let speakers =
            claims.map { speaker(of: $0, in: field) } + (field.sum == nil ? [] : [Wording.together])
        let edge = (speakers.map { DisplayWidth.of($0) }.max() ?? 0) + 4
        for claim in claims {
            let mark = StyledText(claim.isChosen ? "✓" : "", .chosen).padded(to: 2)
            let value = claim.value.map { StyledText(field.field.wording(of: $0)) }
            page.labeled(
                mark + StyledText(speaker(of: claim, in: field), .faint),
                value ?? StyledText("says that there is none", .faint), indent: 4, edge: min(edge, 24),
                limit: limit)
        }
        if let sum = field.sum {
            page.labeled(
                StyledText("= " + Wording.together, .faint), StyledText(field.field.wording(of: sum)),
                indent: 4,
                edge: min(edge, 24), limit: limit)
        }
    }

    /// Who says so, with the language where that has a part in the choice.
    private func speaker(of claim: Statement, in field: ExplainedField) -> String {
        guard let language = claim.language, field.movie.fields[field.field]?.rule.language != nil else {
            return claim.speaker
        }
        return "\(claim.speaker) (\(language))"
    }
}
