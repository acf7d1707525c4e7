/// What can be wrong with a row of CSV as a row, in words.
enum CSVFault {
    static let strayQuote = "a quoted cell goes on behind its closing quote; quotes inside of it are doubled"
    static let unclosedQuote = "a quote is opened and not closed"

    /// What is wrong with a row that was found whole and cannot be taken.
    static func words(for found: CSVScanner.Found, width: Int, _ limit: RowLimit) -> String {
        found.count == width
            ? limit.tooLong
            : "it has \(found.count) cell\(found.count == 1 ? "" : "s") where the header has \(width)"
    }
}
