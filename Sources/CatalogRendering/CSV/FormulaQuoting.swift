/// Keeps a cell of data from being run as a formula by the spreadsheet that opens it, and undoes it again.
///
/// A cell is *dangerous* when its first character that is neither an apostrophe nor a space of any kind is one
/// of `=`, `+`, `-`, `@`, their full-width twins, a tab or a line break: some programs trim cells before they look
/// at them. A dangerous cell gets one more apostrophe in front, which spreadsheets take as "this is text". Reading
/// takes that one away. Because leading apostrophes do not count, a title that itself begins with `'=` survives as
/// well: for every text, `unquoted(quoted(text)) == text`.
package enum FormulaQuoting {
    /// The cell as it is written.
    package static func quoted(_ cell: String) -> String {
        isDangerous(cell) ? "'" + cell : cell
    }

    /// The cell as it was before it was written.
    ///
    /// Text that was never quoted stays as it is, unless it looks like the work of ``quoted(_:)``.
    package static func unquoted(_ cell: String) -> String {
        // Scalar by scalar: an apostrophe may be one character with an accent that follows it.
        guard cell.unicodeScalars.first == "'", isDangerous(cell) else { return cell }
        return String(cell.unicodeScalars.dropFirst())
    }

    private static func isDangerous(_ cell: String) -> Bool {
        switch cell.unicodeScalars.first(where: { $0 != "'" && !isSpace($0) }) {
        case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\t", "\r", "\n": true
        default: false
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ": true
        case _ where scalar.isASCII: false
        default: scalar.properties.isWhitespace
        }
    }
}
