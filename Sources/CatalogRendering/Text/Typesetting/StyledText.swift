/// A line of text, stretch by stretch with how each is to look.
///
/// Everything a terminal is shown passes through here: whatever makes a stretch sanitizes it, so there is no
/// way for a control character of the data to reach the output.
package struct StyledText: Hashable, Sendable {
    /// How a stretch looks where colors are used. A color has one meaning, and a word or a sign beside it has the same:
    /// nothing is told by looks alone.
    package enum Style: Hashable, Sendable {
        /// As the terminal has it.
        case plain
        /// Bold, for titles and headings.
        case strong
        /// Dim, for what is read second.
        case faint
        /// Yellow: how good a movie is.
        case rating
        /// Green: what was chosen, by the rules or by the user.
        case chosen
        /// Magenta: where providers differ, or nobody can tell.
        case doubt
        /// Red: what is missing or wrong.
        case fault
    }

    /// A stretch of one look.
    struct Run: Hashable, Sendable {
        /// What there is to see, sanitized; never empty.
        let text: String
        /// The columns that it takes.
        let width: Int
        var style = Style.plain
        /// Whether its spaces hold it together where a line would otherwise break.
        var isGlued = false
        /// The page of the web that it leads to, fit to be printed; nil for none.
        var address: String?

        /// A part of its text, which looks the same.
        func showing(_ part: Substring) -> Run {
            let text = String(part)
            return Run(
                text: text, width: DisplayWidth.of(text), style: style, isGlued: isGlued, address: address)
        }
    }

    /// The stretches, none of them empty.
    private(set) var runs: [Run]

    /// No text.
    init() { runs = [] }

    /// Text in one style.
    ///
    /// - Parameters:
    ///   - isGlued: Whether to keep it in one line where it fits into one, as names should be.
    ///   - address: Where it leads to, where links are used. What is no address of the web leads nowhere.
    package init(
        _ text: String, _ style: Style = .plain, isGlued: Bool = false, leadingTo address: String? = nil
    ) {
        let settled = DisplayWidth.ofSettled(text)
        let line = settled == nil ? Sanitizer.line(text) : text
        guard !line.isEmpty else {
            runs = []
            return
        }
        let target = address.flatMap(WebAddress.usable).flatMap {
            $0.utf8.count > Self.longestAddress ? nil : $0
        }
        let width = settled ?? DisplayWidth.of(line)
        runs = [Run(text: line, width: width, style: style, isGlued: isGlued, address: target)]
    }

    /// Terminals ignore addresses that are longer than about this.
    private static let longestAddress = 2000

    /// Stretches that were sanitized before.
    init(runs: [Run]) { self.runs = runs }

    /// The columns that it takes.
    package var width: Int { runs.reduce(0) { $0 + $1.width } }

    /// The text alone.
    package var text: String { runs.map(\.text).joined() }

    /// Whether there is nothing to see.
    var isEmpty: Bool { runs.isEmpty }

    package static func + (left: consuming Self, right: Self) -> Self {
        left += right
        return left
    }

    static func += (left: inout Self, right: Self) {
        if left.isEmpty { left = right } else { left.runs += right.runs }
    }

    /// So many spaces.
    static func spaces(_ columns: Int) -> StyledText {
        guard columns > 0 else { return StyledText() }
        let text =
            columns <= manySpaces.utf8.count
            ? String(manySpaces[..<manySpaces.utf8.index(manySpaces.startIndex, offsetBy: columns)])
            : String(repeating: " ", count: columns)
        return StyledText(runs: [Run(text: text, width: columns)])
    }

    /// To cut a text is ten times as fast as to repeat a character.
    private static let manySpaces = String(repeating: " ", count: 200)

    /// Text with so many spaces before it.
    func indented(by columns: Int) -> StyledText {
        columns > 0 ? .spaces(columns) + self : self
    }

    /// Text with spaces after it up to a width; longer text stays as it is.
    func padded(to columns: Int) -> StyledText {
        let missing = columns - width
        return missing > 0 ? self + .spaces(missing) : self
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
