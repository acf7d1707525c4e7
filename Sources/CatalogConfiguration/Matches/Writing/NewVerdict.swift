package import CatalogCore

/// A verdict that is to be written, with what may stand beside it.
package struct NewVerdict: Hashable, Sendable {
    /// The verdict.
    package let entry: Verdicts.Entry
    /// What stands behind it as a comment, such as the movies' titles; nil for none.
    package let comment: String?

    /// Makes a verdict to write. What cannot stand in a comment, line breaks above all, becomes a space there.
    package init(_ verdict: Verdict, _ ids: [String], comment: String? = nil) {
        self.entry = Verdicts.Entry(verdict, ids)
        self.comment = comment
    }
}

extension NewVerdict {
    /// The ids in brackets: `[tmdb:24428, traderev:1]`.
    var group: String { "[\(entry.ids.map(YAMLText.item).joined(separator: ", "))]" }

    /// The comment with its sign and the space before it; empty where there is nothing to say.
    var remark: String {
        let words = (comment ?? "").unicodeScalars.split { !YAMLText.isPrintable($0) || $0 == " " }
        return words.isEmpty ? "" : "  # " + words.map { String($0) }.joined(separator: " ")
    }
}
