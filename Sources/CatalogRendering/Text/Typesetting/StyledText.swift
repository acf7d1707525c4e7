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
        var text: String
        var style: Style
        /// Whether its spaces hold it together where a line would otherwise break.
        var isGlued: Bool
        /// The page of the web that it leads to, fit to be printed; nil for none.
        var address: String?
    }

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
        guard !text.isEmpty else {
            runs = []
            return
        }
        let target = address.flatMap(WebAddress.usable).flatMap {
            $0.utf8.count > Self.longestAddress ? nil : $0
        }
        runs = [Run(text: Sanitizer.line(text), style: style, isGlued: isGlued, address: target)]
    }

    /// Terminals ignore addresses that are longer than about this.
    private static let longestAddress = 2000

    /// Stretches that were sanitized before.
    init(runs: [Run]) { self.runs = runs }

    /// The columns that it takes.
    package var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    /// The text alone.
    package var text: String { runs.map(\.text).joined() }

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
    func printed(usesColor: Bool, usesLinks: Bool = false) -> String {
        var runs = runs
        while let last = runs.popLast() {
            if let character = last.text.last, character != " " {
                runs.append(last)
                break
            }
            guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
            var run = last
            run.text = String(last.text[...end])
            runs.append(run)
            break
        }
        if runs.count == 1, !usesColor, !usesLinks { return runs[0].text }
        return runs.map { run in
            let text = usesColor ? run.style.painted(run.text) : run.text
            guard usesLinks, let address = run.address else { return text }
            // Operating System Command 8: terminals that know it show the text, and take no column for the rest.
            return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
        }.joined()
    }
}

extension StyledText.Style {
    fileprivate func painted(_ text: String) -> String {
        switch self {
        case .plain: text
        case .strong: "\u{1B}[1m\(text)\u{1B}[0m"
        case .faint: "\u{1B}[2m\(text)\u{1B}[0m"
        case .rating: "\u{1B}[33m\(text)\u{1B}[0m"
        case .chosen: "\u{1B}[32m\(text)\u{1B}[0m"
        case .doubt: "\u{1B}[35m\(text)\u{1B}[0m"
        case .fault: "\u{1B}[31m\(text)\u{1B}[0m"
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
