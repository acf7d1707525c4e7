package import CatalogMerger

/// Writes uncertain pairs: for people, or one to a row with these columns:
///
///     left,right,score,because,against,unknown
///
/// Lists are joined with `|` in CSV and arrays in NDJSON; what is unknown is named as the fields of a movie are.
package struct ReviewSheet: Sendable {
    /// The form.
    package let format: PairFormat
    /// What text is fitted to.
    package let layout: TextLayout

    /// Makes a sheet.
    package init(format: PairFormat, layout: TextLayout) {
        self.format = format
        self.layout = layout
    }

    /// Writes pairs in their order.
    ///
    /// - Parameter closing: What to do about them, for the last line of a text; nil for none.
    package func write(_ items: [ReviewItem], closing: String?, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            switch format {
            case .text:
                TextReview(page: TextPage(layout: layout, output: output)).write(items, closing: closing)
            case .csv:
                let csv = CSVWriter(output: output)
                csv.row(["left", "right", "score", "because", "against", "unknown"])
                for item in items { csv.row(item.cells) }
            case .ndjson:
                for item in items {
                    var json = JSONWriter(output: output, layout: .compact)
                    ReviewLine(item: item).write(to: &json)
                    output.write("\n")
                }
            }
        }
    }

    /// Writes one pair as text, whatever the form, for whoever is asked about it.
    package func write(question item: ReviewItem, to output: inout some TextOutputStream) {
        ChunkedOutput.write(to: &output) { output in
            TextReview(page: TextPage(layout: layout, output: output)).write(item)
        }
    }
}

extension ReviewItem {
    fileprivate var cells: [String] {
        [
            left.id, right.id, ShortestDecimal.text(of: PairScore(probability).value) ?? "",
            JoinedList.cell(of: because), JoinedList.cell(of: against),
            JoinedList.cell(of: unknown.map(\.rawValue)),
        ]
    }
}

/// A pair as a line of NDJSON.
private struct ReviewLine: JSONValue {
    let item: ReviewItem

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("left", item.left.id)
            json.member("right", item.right.id)
            json.member("score", PairScore(item.probability).value)
            json.member("because", item.because)
            json.member("against", item.against)
            json.member("unknown", item.unknown.map(\.rawValue))
        }
    }
}
