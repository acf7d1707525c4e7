internal import CatalogCore
internal import CatalogMerger

/// Undecided pairs as rows, in the columns that two files' uncertain pairs have, and with titles and years.
enum ReviewTable {
    /// Writes the names of the columns, then a row for each pair, in their order.
    static func write(_ review: Review, to csv: CSVWriter) {
        csv.row([
            "left", "right", "score", "because", "against", "unknown", "left_title", "left_year",
            "right_title",
            "right_year",
        ])
        for pair in review.pairs {
            let evidence = pair.evidence
            csv.row([
                evidence.left.description, evidence.right.description,
                ShortestDecimal.text(of: Rounded.score(evidence.score)) ?? "",
                JoinedList.cell(of: evidence.because), JoinedList.cell(of: evidence.against),
                JoinedList.cell(of: evidence.unknown.map(\.rawValue)),
                pair.left.title, year(of: pair.left), pair.right.title, year(of: pair.right),
            ])
        }
    }

    private static func year(of record: MovieSummary) -> String { record.year.value.map { String($0) } ?? "" }
}

/// Undecided pairs as a table in Markdown.
struct MarkdownReview {
    let sheet: MarkdownSheet

    /// Writes the page.
    func write(_ review: Review) {
        sheet.title(Wording.count(review.pairs.count, "uncertain pair"))
        sheet.table(
            ["Score", "One", "Other", "For", "Against", "Unknown"], numbers: [0],
            rows: review.pairs.map { pair in
                let evidence = pair.evidence
                return [
                    Wording.percent(evidence.score), "\(pair.left.titled), \(evidence.left)",
                    "\(pair.right.titled), \(evidence.right)", evidence.because.joined(separator: ", "),
                    evidence.against.joined(separator: ", "),
                    evidence.unknown.map(\.label).joined(separator: ", "),
                ].map(MarkdownText.inline)
            })
        sheet.closing(providers: review.providers, problems: review.problems)
    }
}
