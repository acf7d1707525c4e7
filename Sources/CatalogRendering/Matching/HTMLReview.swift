internal import CatalogCore
internal import CatalogMerger

/// Undecided pairs as a page with a table of what speaks for and against each.
struct HTMLReview {
    let sheet: HTMLSheet

    /// Writes the page.
    func write(_ review: Review) {
        var cover = HTMLSheet.Cover(heading: Wording.count(review.pairs.count, "uncertain pair"))
        cover.attributions = review.providers.distinctAttributions
        sheet.page(cover) {
            sheet.table(
                "Uncertain pairs", isHeard: true, [HTMLColumn("Speaks"), HTMLColumn("Clues")],
                groups: review.pairs.map(Self.group))
            HTMLClosing(sheet: sheet, movies: 0)
                .write(providers: review.providers, problems: review.problems)
        }
    }

    /// The two records and how likely they are one movie, and below them what speaks for it and against it.
    private static func group(_ pair: ComparedPair) -> HTMLRowGroup {
        let evidence = pair.evidence
        let clues = [
            ("for", evidence.because), ("against", evidence.against),
            ("unknown", evidence.unknown.map(\.label)),
        ]
        return HTMLRowGroup(
            name: "\(pair.left.titled), \(evidence.left), and \(pair.right.titled), \(evidence.right)",
            note: Wording.percent(evidence.score),
            rows: clues.filter { !$0.1.isEmpty }.map { name, clues in
                [.name(name), .text(clues.joined(separator: ", "))]
            })
    }
}
