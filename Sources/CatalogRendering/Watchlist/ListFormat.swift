/// The forms in which the watchlist is written for other programs.
package enum ListFormat: String, Hashable, Sendable, CaseIterable {
    /// One entry a row, with a header.
    case csv
    /// One entry a line, as JSON.
    case ndjson

    /// The format of a file named `list.csv`, given `csv`; nil for an extension that none goes by. Upper and lower
    /// case mean the same.
    package init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "csv": self = .csv
        case "ndjson", "jsonl": self = .ndjson
        default: return nil
        }
    }
}
