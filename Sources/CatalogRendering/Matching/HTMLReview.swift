internal import CatalogCore
internal import CatalogMerger

/// Undecided pairs as a page with a table.
struct HTMLReview {
    let sheet: HTMLSheet

    /// Writes the page.
    func write(_ review: Review) {
        var cover = HTMLSheet.Cover(heading: Wording.count(review.pairs.count, "uncertain pair"))
        cover.attributions = review.providers.distinctAttributions
        sheet.page(cover) {
            sheet.table(
                "Uncertain pairs", isHeard: true,
                ["One", "Other", "For", "Against", "Unknown"].map { HTMLColumn($0) }
                    + [HTMLColumn("Score", isNumber: true)],
                rows: review.pairs.lazy.map { pair in
                    let evidence = pair.evidence
                    return [
                        .name("\(pair.left.titled), \(evidence.left)"),
                        .text("\(pair.right.titled), \(evidence.right)"),
                        .text(evidence.because.joined(separator: ", ")),
                        .text(evidence.against.joined(separator: ", ")),
                        .text(evidence.unknown.map(\.label).joined(separator: ", ")),
                        .number(Wording.percent(evidence.score)),
                    ]
                })
            HTMLClosing(sheet: sheet, movies: 0)
                .write(providers: review.providers, problems: review.problems)
        }
    }
}
