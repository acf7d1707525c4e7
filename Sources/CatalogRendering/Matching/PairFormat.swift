/// The forms that pairs of records can be written in.
package enum PairFormat: String, Hashable, Sendable, CaseIterable {
    /// Set for people to read: for uncertain pairs alone.
    case text
    /// One pair a row, with a header.
    case csv
    /// One pair a line, as JSON.
    case ndjson

    /// The format of a file named `pairs.csv`, given `csv`; nil for an extension that none goes by. Upper and lower
    /// case mean the same.
    package init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "txt", "text": self = .text
        case "csv": self = .csv
        case "ndjson", "jsonl": self = .ndjson
        default: return nil
        }
    }
}
