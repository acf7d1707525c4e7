/// Changes to a text, by places in the text as it was. No two of them overlap.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Puts a text before the character at an index, behind what was put there before.
    mutating func insert(_ text: String, at index: Int) {
        replace(index..<index, with: text)
    }

    /// Puts a text in the place of characters.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let later = edits.firstIndex { $0.range.lowerBound > range.lowerBound }
        edits.insert((range, text), at: later ?? edits.endIndex)
    }

    /// The text with the changes made.
    func applied(to scalars: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        var index = 0
        for edit in edits {
            result.append(contentsOf: scalars[index..<edit.range.lowerBound])
            result.append(contentsOf: edit.text.unicodeScalars)
            index = edit.range.upperBound
        }
        result.append(contentsOf: scalars[index...])
        return String(result)
    }
}
