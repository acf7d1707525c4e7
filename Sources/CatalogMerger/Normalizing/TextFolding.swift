/// Text made comparable: case, accents and writing variants taken away, the same in every locale.
package enum TextFolding {
    /// How a text is folded.
    package enum Style: Sendable {
        /// For comparing: letters and digits alone, words one space apart, `&` as `and`.
        case words
        /// For sorting: everything but case and accents is kept as it is written.
        case written
    }

    /// The folded text. Folding twice is folding once.
    package static func folded(_ text: String, _ style: Style) -> String {
        var folder = TextFolder(style: style, capacity: text.utf8.count)
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 { folder.append(Unicode.Scalar(byte)) }
        } else {
            for scalar in Decomposition.scalars(of: text) { folder.append(scalar) }
        }
        return folder.finished()
    }

    /// The text folded for comparing; one of signs alone, such as `???`, is still itself, not nothing.
    package static func comparable(_ text: String) -> String {
        let words = folded(text, .words)
        return words.isEmpty ? folded(text, .written) : words
    }

    /// The words of a text, folded.
    package static func words(of text: String) -> [Substring] {
        folded(text, .words).split(separator: " ")
    }
}
