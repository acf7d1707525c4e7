package import CatalogMerger

/// Answers about how records were matched.
extension Renderer {
    /// Writes why a movie is what it is. NDJSON has a field to the line, CSV a claim.
    ///
    /// - Parameter file: What the file of the user's verdicts and values is called; nil where there is none.
    package func render(
        _ explanation: Explanation, verdictsIn file: String?, to output: inout some TextOutputStream
    ) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text:
                TextExplanation(page: TextPage(layout: layout, output: output), file: file).write(explanation)
            case .json:
                JSONWriter.writeDocument(ShownExplanation(explanation: explanation, file: file), to: output)
            case .ndjson: NDJSON(output: output).write(explanation.explainedFields(file: file))
            case .csv: ClaimsTable.write(explanation, file: file, to: CSVWriter(output: output))
            case .markdown:
                MarkdownExplanation(sheet: MarkdownSheet(output: output), file: file).write(explanation)
            case .html: HTMLExplanation(sheet: sheet(on: output), file: file).write(explanation)
            }
        }
    }

    /// Writes the pairs that were left undecided. NDJSON and CSV have a pair to the line.
    ///
    /// - Parameters:
    ///   - file: What the file of the user's verdicts is called; nil where there is none.
    ///   - closing: What to do about them, for the last line of a text.
    package func render(
        _ review: Review, verdictsIn file: String?, closing: String, to output: inout some TextOutputStream
    ) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text:
                let page = TextPage(layout: layout, output: output)
                TextReview(page: page).write(
                    review.pairs.map(ReviewItem.init), closing: review.pairs.isEmpty ? nil : closing)
                TextClosing(page: page).writeBriefly(providers: review.providers, problems: review.problems)
            case .json: JSONWriter.writeDocument(ShownReview(review: review, file: file), to: output)
            case .ndjson: NDJSON(output: output).write(review.pairs.map { ShownPair(pair: $0, file: file) })
            case .csv: ReviewTable.write(review, to: CSVWriter(output: output))
            case .markdown: MarkdownReview(sheet: MarkdownSheet(output: output)).write(review)
            case .html: HTMLReview(sheet: sheet(on: output)).write(review)
            }
        }
    }
}

/// A review with the name of the file that verdicts by hand stand in.
private struct ShownReview: JSONValue {
    let review: Review
    let file: String?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", "catalog.review/1")
            json.member("pairs", review.pairs.map { ShownPair(pair: $0, file: file) })
            json.member("providers", review.providers)
            json.member("problems", review.problems)
        }
    }
}
