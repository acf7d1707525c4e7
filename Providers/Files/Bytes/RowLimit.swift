/// How long a row of a file may be.
struct RowLimit: Hashable, Sendable {
    /// In bytes, its line break counted.
    var longestRow = 8 << 20

    /// What is said of a row that is longer.
    var tooLong: String { "it is longer than \(words)" }
    /// What is said of a quote that makes a row longer.
    var unclosed: String { "a quote is opened and not closed within \(words)" }

    private var words: String { "\(longestRow >> 20) MiB" }
}
