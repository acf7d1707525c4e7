extension StyledText {
    /// The bytes for the terminal, without spaces at the end of the line.
    func printed(usesColor: Bool, usesLinks: Bool = false) -> String {
        var line: [UInt8] = []
        var end = 0
        let layout = TextLayout(width: width, usesColor: usesColor, usesLinks: usesLinks)
        print(behind: &end, in: layout, to: &line)
        return String(decoding: line, as: UTF8.self)
    }

    /// Appends the same from a column on; nothing where there are spaces alone.
    ///
    /// - Parameter end: The column that the line has reached, before and after it.
    func print(at column: Int = 0, behind end: inout Int, in layout: TextLayout, to bytes: inout [UInt8]) {
        guard let last = runs.lastIndex(where: { $0.spacesBehind < $0.text.utf8.count }) else { return }
        bytes.append(spaces: column - end)
        end = max(end, column)
        for (place, run) in runs[...last].enumerated() {
            let spaces = place == last ? run.spacesBehind : 0
            run.print(leavingOut: spaces, in: layout, to: &bytes)
            end += run.width - spaces
        }
    }
}

extension StyledText.Run {
    /// How many spaces stand at its end.
    fileprivate var spacesBehind: Int {
        let space = UInt8(ascii: " ")
        return text.utf8.last == space ? text.utf8.reversed().prefix { $0 == space }.count : 0
    }

    /// Appends the text as the run looks, but for some spaces at its end.
    fileprivate func print(leavingOut spaces: Int, in layout: TextLayout, to bytes: inout [UInt8]) {
        let address = layout.usesLinks ? address : nil
        let paint = layout.usesColor ? style.paint : nil
        // Operating System Command 8: terminals that know it show the text, and take no column for the rest.
        if let address { bytes.append("\u{1B}]8;;\(address)\u{1B}\\") }
        if let paint { bytes.append(paint) }
        bytes.append(text)
        bytes.removeLast(spaces)
        if paint != nil { bytes.append("\u{1B}[0m") }
        if address != nil { bytes.append("\u{1B}]8;;\u{1B}\\") }
    }
}

extension StyledText.Style {
    /// What makes a terminal show it so; nil for the look that it has by itself.
    fileprivate var paint: String? {
        switch self {
        case .plain: nil
        case .strong: "\u{1B}[1m"
        case .faint: "\u{1B}[2m"
        case .rating: "\u{1B}[33m"
        case .chosen: "\u{1B}[32m"
        case .doubt: "\u{1B}[35m"
        case .fault: "\u{1B}[31m"
        }
    }
}
