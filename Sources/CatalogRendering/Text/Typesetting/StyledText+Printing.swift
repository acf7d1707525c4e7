extension StyledText {
    /// The bytes for the terminal, without spaces at the end of the line.
    func printed(usesColor: Bool, usesLinks: Bool = false) -> String {
        var line = ""
        print(usesColor: usesColor, usesLinks: usesLinks) { line += $0 }
        return line
    }

    /// Hands on the same, piece by piece.
    func print(usesColor: Bool, usesLinks: Bool, to passOn: (String) -> Void) {
        guard let last = runs.lastIndex(where: { $0.lastVisible != nil }) else { return }
        for run in runs[..<last] { run.print(run.text, usesColor, usesLinks, to: passOn) }
        runs[last].print(runs[last].textWithoutSpacesBehind, usesColor, usesLinks, to: passOn)
    }
}

extension StyledText.Run {
    /// Where the last character stands that is no space; nil where there is none.
    fileprivate var lastVisible: String.Index? { text.utf8.lastIndex { $0 != UInt8(ascii: " ") } }

    fileprivate var textWithoutSpacesBehind: String {
        guard text.utf8.last == UInt8(ascii: " ") else { return text }
        return lastVisible.map { String(text[...$0]) } ?? ""
    }

    /// Hands on the text, or what is left of it, as the run looks.
    fileprivate func print(
        _ text: String, _ usesColor: Bool, _ usesLinks: Bool, to passOn: (String) -> Void
    ) {
        let painted = usesColor ? style.painted(text) : text
        guard usesLinks, let address else { return passOn(painted) }
        // Operating System Command 8: terminals that know it show the text, and take no column for the rest.
        passOn("\u{1B}]8;;\(address)\u{1B}\\\(painted)\u{1B}]8;;\u{1B}\\")
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
