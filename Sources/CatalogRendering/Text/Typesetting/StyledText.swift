/// A line of text, stretch by stretch with how each is to look.
///
/// Everything a terminal is shown passes through here: whatever makes a stretch sanitizes it, so there is no
/// way for a control character of the data to reach the output.
package struct StyledText: Hashable, Sendable {
    /// How a stretch looks where colors are used. Nothing is told by looks alone.
    package enum Style: Hashable, Sendable {
        /// As the terminal has it.
        case plain
        /// Bold, for titles and headings.
        case strong
        /// Dim, for what is read second.
        case faint
        /// The one color, for ratings and warnings.
        case accent
    }

    /// A stretch of one look.
    struct Run: Hashable, Sendable {
        var text: String
        var style: Style
        /// Whether its spaces hold it together where a line would otherwise break.
        var isGlued: Bool
    }

    private(set) var runs: [Run]

    /// No text.
    init() { runs = [] }

    /// Text in one style.
    ///
    /// - Parameter isGlued: Whether to keep it in one line where it fits into one, as names should be.
    package init(_ text: String, _ style: Style = .plain, isGlued: Bool = false) {
        runs = text.isEmpty ? [] : [Run(text: Sanitizer.line(text), style: style, isGlued: isGlued)]
    }

    /// Stretches that were sanitized before.
    init(runs: [Run]) { self.runs = runs }

    /// The columns that it takes.
    package var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    /// Whether there is nothing to see.
    var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

    package static func + (left: Self, right: Self) -> Self { StyledText(runs: left.runs + right.runs) }

    static func += (left: inout Self, right: Self) { left.runs += right.runs }

    /// Text with so many spaces before it.
    func indented(by columns: Int) -> StyledText {
        columns > 0 ? StyledText(String(repeating: " ", count: columns)) + self : self
    }

    /// Text with spaces after it up to a width; longer text stays as it is.
    func padded(to columns: Int) -> StyledText {
        let missing = columns - width
        return missing > 0 ? self + StyledText(String(repeating: " ", count: missing)) : self
    }

    /// The bytes for the terminal, without spaces at the end of the line.
    func printed(usesColor: Bool) -> String {
        var runs = runs
        while let last = runs.popLast() {
            if let character = last.text.last, character != " " {
                runs.append(last)
                break
            }
            guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
            runs.append(Run(text: String(last.text[...end]), style: last.style, isGlued: last.isGlued))
            break
        }
        if runs.count == 1, !usesColor { return runs[0].text }
        return runs.map { usesColor ? $0.style.painted($0.text) : $0.text }.joined()
    }
}

extension StyledText.Style {
    fileprivate func painted(_ text: String) -> String {
        switch self {
        case .plain: text
        case .strong: "\u{1B}[1m\(text)\u{1B}[0m"
        case .faint: "\u{1B}[2m\(text)\u{1B}[0m"
        case .accent: "\u{1B}[33m\(text)\u{1B}[0m"
        }
    }
}

extension [StyledText] {
    /// The texts in one line, with a separator between them.
    func joined(separator: StyledText) -> StyledText {
        var result = StyledText()
        for (index, text) in enumerated() {
            if index > 0 { result += separator }
            result += text
        }
        return result
    }
}
