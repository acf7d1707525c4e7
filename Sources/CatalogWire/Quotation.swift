/// A stranger's words, fit to stand among ours in a problem.
public enum Quotation {
    /// The words in one line that steers no terminal: whatever breaks lines or controls becomes a space.
    ///
    /// Scalars are counted: characters would be no limit, since one of them may be put together of any number.
    ///
    /// - Parameters:
    ///   - words: What the stranger said.
    ///   - longest: How many Unicode scalars are kept.
    public static func line(of words: String, upTo longest: Int) -> String {
        let pieces = words.unicodeScalars.split(whereSeparator: isControl)
        return String(pieces.map { String($0) }.joined(separator: " ").unicodeScalars.prefix(longest))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case _: false
        }
    }
}
