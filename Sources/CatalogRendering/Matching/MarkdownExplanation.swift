internal import CatalogCore
internal import CatalogMerger

/// Why a movie is what it is, in Markdown: tables of clues, then a table of claims.
struct MarkdownExplanation {
    let sheet: MarkdownSheet
    /// The file that the user's verdicts and values stand in.
    let file: String?

    /// Writes the page.
    func write(_ explanation: Explanation) {
        let movie = explanation.movie
        sheet.title(MarkdownMovie.title(of: movie, showsYear: true))
        sheet.paragraph(movie.ids.map { MarkdownText.inline($0.description) }.joined(separator: ", "))
        if movie.isOnWatchlist { sheet.paragraph(Wording.onWatchlist) }
        sheet.heading("Match", level: 2)
        if let match = explanation.match {
            sheet.paragraph("Score: \(Wording.percent(match.score))")
            for pair in match.pairs { write(pair) }
        } else {
            sheet.paragraph("Its only record: there was nothing to match.")
        }
        let refusals =
            explanation.undecided.map { "\(Wording.percent($0.evidence.score)): \($0.refusal)" }
            + explanation.heldApart.map { $0.wording(file: file) }
        if !refusals.isEmpty { sheet.heading("Not merged", level: 2) }
        sheet.list(refusals.map(MarkdownText.block))
        write(explanation.explainedFields(file: file), isWhole: explanation.field == nil)
        sheet.closing(providers: explanation.providers, problems: explanation.problems)
    }

    private func write(_ pair: ComparedPair) {
        let evidence = pair.evidence
        let rows = zip(evidence.clues, evidence.shownWeights).map { clue, weight in
            [clue.words, clue.left ?? "", clue.right ?? "", Wording.weight(weight)].map(MarkdownText.inline)
        }
        sheet.table(
            [
                "Clue", MarkdownText.inline("\(evidence.left)"), MarkdownText.inline("\(evidence.right)"),
                "Weight",
            ],
            numbers: [3],
            rows: rows + [["**total**", "", "", "**\(Wording.weight(evidence.shownTotal))**"]])
        if let verdict = evidence.verdict {
            sheet.paragraph(
                MarkdownText.block("Verdict: \(verdict.wording(file: file)); that outranks the clues."))
        }
        if let runnerUp = pair.runnerUpWording { sheet.paragraph(MarkdownText.block(runnerUp)) }
    }

    private func write(_ fields: [ExplainedField], isWhole: Bool) {
        sheet.heading(isWhole ? "Fields" : "Field", level: 2)
        sheet.table(
            ["Field", "Chosen", "Provider", "Says", "Rule", "Record", "As of"],
            rows: fields.flatMap(rows))
        let unsaid = fields.filter(\.statements.isEmpty).map(\.field.rawValue)
        if !unsaid.isEmpty {
            sheet.paragraph(MarkdownText.block("Nobody could say: \(Wording.list(unsaid))."))
        }
    }

    /// A row for each claim, and one for what several of them come to.
    private func rows(of field: ExplainedField) -> [[String]] {
        let (name, reason) = (field.field.rawValue, field.reason ?? "")
        var rows = field.statements.map { claim in
            [
                name, claim.isChosen ? "✓" : "", claim.speaker,
                claim.value.map(field.field.wording) ?? "that there is none", reason,
                claim.record.description, claim.asOf.flatMap(Timestamp.words(for:)) ?? "",
            ]
        }
        if let sum = field.sum {
            rows.append([name, "=", Wording.together, field.field.wording(of: sum), reason, "", ""])
        }
        return rows.map { $0.map(MarkdownText.inline) }
    }
}
