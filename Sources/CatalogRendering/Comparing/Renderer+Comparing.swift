package import CatalogMerger

/// Answers about how providers differ, and what was accepted of that.
extension Renderer {
    /// Writes a comparison. NDJSON has a movie to the line, CSV a field of a movie to the row.
    ///
    /// Its movies are walked through as often as the form takes, and none of them is kept.
    package func render(_ comparison: Comparison, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text:
                TextComparison(page: TextPage(layout: layout, output: output)).write(comparison)
            case .json: JSONWriter.writeDocument(comparison, to: output)
            case .ndjson: NDJSON(output: output).write(comparison.movies)
            case .csv: ComparisonTable.write(comparison, to: CSVWriter(output: output))
            case .markdown: MarkdownComparison(sheet: MarkdownSheet(output: output)).write(comparison)
            case .html: HTMLComparison(sheet: sheet(on: output)).write(comparison)
            }
        }
    }
}

/// Accepted differences as the file of a baseline has them: JSON with a difference to the line, so that a change
/// of the file shows what was accepted and what no longer is.
///
///     {
///       "schema": "catalog.baseline/1",
///       "accepted": [
///         {"ids":["tmdb:155","traderev:5"],"title":"The Dark Knight","field":"rating","claims":{"tmdb":8.5,"traderev":9}}
///       ]
///     }
package enum BaselineSheet {
    /// Writes a baseline, its entries in their order.
    package static func write(_ baseline: Baseline, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            output.write("{\n  \"schema\": \"\(Baseline.schema)\",\n  \"accepted\": [")
            for (place, entry) in baseline.entries.enumerated() {
                output.write(place == 0 ? "\n    " : ",\n    ")
                var json = JSONWriter(output: output, layout: .compact)
                entry.write(to: &json)
            }
            output.write(baseline.entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
        }
    }
}
