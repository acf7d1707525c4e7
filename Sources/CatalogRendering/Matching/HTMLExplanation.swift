internal import CatalogCore
internal import CatalogMerger

/// Why a movie is what it is, as a page: tables of clues, then a table of claims.
struct HTMLExplanation {
    let sheet: HTMLSheet
    /// The file that the user's verdicts stand in.
    let file: String?

    /// Writes the page.
    func write(_ explanation: Explanation) {
        let movie = explanation.movie
        var cover = HTMLSheet.Cover(heading: movie.title + (movie.year.map { " (\($0))" } ?? ""))
        cover.lead = (movie.ids.map(\.description).joined(separator: ", "), nil)
        cover.attributions = explanation.providers.distinctAttributions
        sheet.page(cover) {
            if movie.isOnWatchlist { sheet.paragraph(Wording.onWatchlist, class: "mark") }
            sheet.section("Match", anchor: "match") { write(explanation.match) }
            let refusals =
                explanation.undecided.map { "\(Wording.percent($0.evidence.score)): \($0.refusal)" }
                + explanation.heldApart.map { $0.wording(file: file) }
            if !refusals.isEmpty {
                sheet.section("Not merged", anchor: "not-merged") { sheet.sentences(refusals) }
            }
            let heading = explanation.field == nil ? "Fields" : "Field"
            sheet.section(heading, anchor: "fields") {
                write(explanation.explainedFields(file: file))
            }
            HTMLClosing(sheet: sheet, movies: 1)
                .write(providers: explanation.providers, problems: explanation.problems)
        }
    }

    private func write(_ match: MovieMatch?) {
        guard let match else { return sheet.paragraph("Its only record: there was nothing to match.") }
        sheet.paragraph("Score: \(Wording.percent(match.score))")
        for pair in match.pairs { write(pair) }
    }

    private func write(_ pair: ComparedPair) {
        let evidence = pair.evidence
        let rows = zip(evidence.clues, evidence.shownWeights).map { clue, weight -> [HTMLCell] in
            [
                .name(clue.words), .text(clue.left ?? ""), .text(clue.right ?? ""),
                .number(Wording.weight(weight)),
            ]
        }
        sheet.table(
            "\(evidence.left) and \(evidence.right)",
            [
                HTMLColumn("Clue"), HTMLColumn("\(evidence.left)"), HTMLColumn("\(evidence.right)"),
                HTMLColumn("Weight", isNumber: true),
            ],
            rows: rows + [
                [.name("total"), .text(""), .text(""), .number(Wording.weight(evidence.shownTotal))]
            ])
        if let verdict = evidence.verdict {
            sheet.paragraph("Verdict: \(verdict.wording(file: file)); that outranks the clues.")
        }
        if let runnerUp = pair.runnerUpWording { sheet.paragraph(runnerUp) }
    }

    private func write(_ fields: [ExplainedField]) {
        sheet.table(
            "Claims", isHeard: true,
            ["Provider", "Value", "Chosen", "Record", "As of"].map { HTMLColumn($0) },
            groups: fields.map { field in
                HTMLRowGroup(name: field.field.rawValue, note: field.reason, rows: rows(of: field))
            }.filter { !$0.rows.isEmpty })
        let unsaid = fields.filter(\.statements.isEmpty).map(\.field.rawValue)
        if !unsaid.isEmpty {
            sheet.paragraph("Nobody could say: \(Wording.list(unsaid)).", class: "missed")
        }
    }

    /// A row for each claim, and one for what several of them come to.
    private func rows(of field: ExplainedField) -> [[HTMLCell]] {
        let claims = field.statements.map { claim -> [HTMLCell] in
            [
                .name(claim.speaker),
                claim.value.map { Self.cell(of: $0, in: field.field) } ?? .text("that there is none"),
                .text(claim.isChosen ? "✓ chosen" : ""), .text(claim.record.description),
                .text(claim.asOf.flatMap(Timestamp.words(for:)) ?? ""),
            ]
        }
        guard let sum = field.sum else { return claims }
        return claims + [
            [
                .name(Wording.together), .text(field.field.wording(of: sum)), .text("✓ chosen"), .text(""),
                .text(""),
            ]
        ]
    }

    /// What is claimed; a link where it is an address, so that a long one is broken rather than the page.
    private static func cell(of value: FieldValue, in field: MovieField) -> HTMLCell {
        let words = field.wording(of: value)
        if case .links(let links) = value, links.count == 1 { return .link(words) }
        return field.isAddress ? .link(words) : .text(words)
    }
}
