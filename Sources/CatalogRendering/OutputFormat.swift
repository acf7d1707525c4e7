/// The forms that an answer can be written in.
package enum OutputFormat: String, Hashable, Sendable, CaseIterable {
    /// Set for people to read, at the width of their terminal.
    case text
    /// The whole answer for programs, indented by two spaces.
    case json
    /// One movie a line, as JSON without spaces.
    case ndjson
    /// One movie a row, for spreadsheets.
    case csv
    /// For web pages, wikis and pull requests.
    case markdown
    /// One file for browsers and printers.
    case html

    /// The format of a file named `answer.json`, given `json`.
    ///
    /// - Returns: Nil for an extension that no format goes by. Upper and lower case mean the same.
    package init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "txt", "text": self = .text
        case "json": self = .json
        case "ndjson", "jsonl": self = .ndjson
        case "csv": self = .csv
        case "md", "markdown": self = .markdown
        case "html", "htm": self = .html
        default: return nil
        }
    }
}
