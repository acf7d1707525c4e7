package import CatalogMerger

/// Answers about how records were matched.
extension Renderer {
    /// Writes why a movie is what it is. NDJSON has a field to the line, CSV a claim.
    ///
    /// - Parameter file: What the file of the user's verdicts is called; nil where there is none.
    package func render(
        _ explanation: Explanation, verdictsIn file: String?, to output: inout some TextOutputStream
    ) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text:
                TextExplanation(page: TextPage(layout: layout, output: output), file: file).write(explanation)
            case .json:
                JSONWriter.writeDocument(ShownExplanation(explanation: explanation, file: file), to: output)
            case .ndjson: NDJSON(output: output).write(explanation.explainedFields)
            case .csv: ClaimsTable.write(explanation, to: CSVWriter(output: output))
            case .markdown:
                MarkdownExplanation(sheet: MarkdownSheet(output: output), file: file).write(explanation)
            }
        }
    }
}
