/// The further text of a command's help, taken apart.
///
///     Looks at settings and secrets.
///
///     EXAMPLES:
///       catalog doctor            all of them
struct HelpText {
    /// What stands under a heading.
    struct Section: Hashable {
        /// The heading, without its colon: `EXAMPLES`.
        let title: String
        let entries: [Entry]
    }

    /// A line under a heading.
    struct Entry: Hashable {
        /// What it is about: all of the line, or what stands before a wide gap.
        let term: String
        /// What is said about it; empty where nothing is.
        let words: String
    }

    /// What stands before the first heading, paragraph by paragraph.
    private(set) var paragraphs: [String] = []
    /// The sections, in their order.
    private(set) var sections: [Section] = []

    init(_ text: String) {
        for block in text.split(separator: "\n\n") {
            let lines = block.split(separator: "\n")
            if let heading = lines.first, heading.hasSuffix(":"), heading == Substring(heading.uppercased()) {
                let title = String(heading.dropLast())
                sections.append(Section(title: title, entries: lines.dropFirst().map(Self.entry)))
            } else {
                paragraphs.append(lines.joined(separator: " "))
            }
        }
    }

    private static func entry(_ line: Substring) -> Entry {
        let line = line.drop { $0 == " " }
        guard let gap = line.firstRange(of: "  ") else { return Entry(term: String(line), words: "") }
        let words = line[gap.upperBound...].drop { $0 == " " }
        return Entry(term: String(line[..<gap.lowerBound]), words: String(words))
    }
}
