internal import CatalogCore
internal import CatalogMerger

/// What was compared and what came of it, as tables of clues.
struct TextEvidence {
    let page: TextPage
    /// The file that the user's verdicts stand in.
    let file: String?

    private static let indent = 2
    private static let edge = 11
    /// More records than this are counted, not told one by one.
    private static let mostOthers = 8

    /// Writes how a movie's records were matched.
    func write(_ match: MovieMatch?, of movie: MergedMovie) {
        page.blank()
        page.rule("Match", match.map { Wording.percent($0.score) } ?? "")
        guard let match else {
            page.blank()
            return page.paragraph(
                StyledText("\(movie.id) is its only record: there was nothing to match."),
                indent: Self.indent)
        }
        for pair in match.pairs {
            page.blank()
            writeTable(pair.evidence)
            page.blank()
            writeOutcome(of: pair, isOneOfSeveral: match.pairs.count > 1)
        }
    }

    /// Writes which records came near, or would have been taken, and why they were not; nothing where none did.
    func write(_ undecided: [ComparedPair], heldApart: [HeldApart]) {
        guard !undecided.isEmpty || !heldApart.isEmpty else { return }
        page.blank()
        page.rule("Not merged")
        page.blank()
        for pair in undecided.prefix(Self.mostOthers) {
            labeled(Wording.percent(pair.evidence.score), StyledText(pair.refusal))
        }
        more(undecided.count)
        for apart in heldApart.prefix(Self.mostOthers) {
            labeled(apart.verdict.rawValue, StyledText(apart.wording(file: file)))
        }
        more(heldApart.count)
    }

    private func more(_ count: Int) {
        guard count > Self.mostOthers else { return }
        labeled("", StyledText("… and \(Wording.grouped(count - Self.mostOthers)) more", .faint))
    }

    private func writeTable(_ evidence: MatchEvidence) {
        let rows = zip(evidence.clues, evidence.shownWeights).map { clue, weight in
            [
                StyledText(clue.words), StyledText(clue.left ?? ""), StyledText(clue.right ?? ""),
                StyledText(Wording.weight(weight), weight < 0 ? .doubt : .plain),
            ]
        }
        let total = [
            StyledText("total", .strong), StyledText(), StyledText(),
            StyledText(Wording.weight(evidence.shownTotal), .strong),
        ]
        let table = TextTable(
            [
                .init("Clue", overflow: .wrap, minimum: 14),
                .init(
                    evidence.left.description, overflow: .wrap, mostLines: Self.mostLines,
                    minimum: Self.leastValue),
                .init(
                    evidence.right.description, overflow: .wrap, mostLines: Self.mostLines,
                    minimum: Self.leastValue),
                .init("Weight", .right),
            ],
            rows: rows + [total])
        let width = page.measure - Self.indent
        guard table.fits(width) else { return writeStacked(rows + [total], of: evidence) }
        for line in table.styledLines(width: width) { page.line(line.indented(by: Self.indent)) }
    }

    /// The least room for what a record says, beside what the other says.
    private static let leastValue = 14
    /// How many lines a record's value has, such as a cast.
    private static let mostLines = 3

    /// A clue and its weight, and below them what each record says.
    private func writeStacked(_ rows: [[StyledText]], of evidence: MatchEvidence) {
        let labels = [evidence.left, evidence.right].map { StyledText($0.description, .faint) }
        let edge = min(2 + (labels.map(\.width).max() ?? 0), 24)
        for row in rows {
            let clue = row[0].indented(by: Self.indent)
            if !page.spreadIfFits(clue, row[3]) {
                page.paragraph(row[0] + StyledText(" ") + row[3], indent: Self.indent)
            }
            for (label, value) in zip(labels, row[1...2]) where !value.isEmpty {
                page.labeled(label, value, indent: Self.indent + 2, edge: edge, limit: Self.mostLines)
            }
        }
    }

    private func writeOutcome(of pair: ComparedPair, isOneOfSeveral: Bool) {
        let evidence = pair.evidence
        if isOneOfSeveral { labeled("score", StyledText(Wording.percent(evidence.score))) }
        if let verdict = evidence.verdict {
            labeled(
                "verdict",
                StyledText("\(verdict.wording(file: file)); that outranks the clues", .chosen))
        }
        guard let runnerUp = evidence.runnerUp else {
            return labeled("runner-up", StyledText("none: no other record came near", .faint))
        }
        let lead = evidence.lead(over: runnerUp)
        let distance = "\(Wording.weight(abs(lead)).drop { $0 == "+" }) \(lead < 0 ? "ahead" : "behind")"
        labeled(
            "runner-up",
            StyledText(
                "\(runnerUp.id)\(pair.runnerUp.map { " \($0.titled)" } ?? "") for \(runnerUp.of), total "
                    + "\(Wording.weight(Rounded.hundredths(runnerUp.logOdds))), \(distance)"))
    }

    private func labeled(_ label: String, _ text: StyledText) {
        page.labeled(StyledText(label, .faint), text, indent: Self.indent, edge: Self.edge)
    }
}

extension ComparedPair {
    /// Why two records that may be one movie were not merged, in a sentence.
    var refusal: String {
        let against =
            evidence.against.isEmpty ? "" : "; against it: \(evidence.against.joined(separator: ", "))"
        let open =
            evidence.unknown.isEmpty
            ? "" : "; would decide: \(evidence.unknown.map(\.label).joined(separator: ", "))"
        guard !evidence.isAccepted else {
            return
                "\(evidence.right) \(right.titled) seems to be \(evidence.left) by now, and did not when it was "
                + "looked up\(against)"
        }
        return "\(evidence.right) \(right.titled) is perhaps \(evidence.left)\(against)\(open)"
    }
}

extension Verdict {
    /// `same, by matches.yaml`.
    func wording(file: String?) -> String { "\(rawValue), by " + (file ?? "your verdicts") }
}

extension HeldApart {
    /// Who is kept out by what was said, in a sentence.
    func wording(file: String?) -> String {
        let who = "\(other)\(summary.map { " \($0.titled)" } ?? "")"
        let place = file ?? "your verdicts"
        switch verdict {
        case .different: return "\(place) says that \(who) is another movie than \(record)"
        case .same:
            let said = ids.map(\.description).joined(separator: " and ")
            return "\(who) stays apart: \(place) says that \(said) are the same"
        }
    }
}
