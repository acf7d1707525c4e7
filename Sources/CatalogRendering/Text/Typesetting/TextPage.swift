/// The sheet that text is set on. Every line of it passes through ``line(_:)``, which sees to the width.
struct TextPage {
    let layout: TextLayout
    let output: ChunkedOutput

    /// The columns for running text: lines much longer than this are hard to read.
    var measure: Int { min(layout.width, 120) }

    /// Writes a line; what does not fit is cut.
    func line(_ text: StyledText) { set((text.cut(to: layout.width), at: 0)) }

    /// Writes a line of texts, each of which begins at its column. They fit, with a space before the next.
    private func set(_ texts: (text: StyledText, at: Int)...) {
        output.write { bytes in
            var end = 0
            for (text, column) in texts { text.print(at: column, behind: &end, in: layout, to: &bytes) }
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// Writes an empty line.
    func blank() { output.write("\n") }

    /// Writes text in as many lines as it takes, or `limit`, that begin at column `indent`.
    func paragraph(_ text: StyledText, indent: Int = 0, limit: Int? = nil) {
        guard !text.isEmpty else { return }
        for line in text.wrapped(to: measure - indent, limit: limit) { self.line(line.indented(by: indent)) }
    }

    /// Writes a label and beside it, from column `indent + edge` on, text that keeps its own left edge.
    ///
    /// Where that leaves too little room the text stands below its label.
    ///
    /// - Parameter limit: How many lines the text may have; nil for as many as it takes.
    func labeled(_ label: StyledText, _ text: StyledText, indent: Int, edge: Int, limit: Int? = nil) {
        guard measure - indent - edge >= 16 else {
            // As it is where it fits: a mark may stand before it, or be left out.
            if label.width <= measure - indent {
                line(label.indented(by: indent))
            } else {
                paragraph(label, indent: indent)
            }
            return paragraph(text, indent: indent + 2, limit: limit)
        }
        for (index, text) in text.wrapped(to: measure - indent - edge, limit: limit).enumerated() {
            let lead = index == 0 ? label.cut(to: edge - 1) : StyledText()
            set((lead, at: indent), (text, at: indent + edge))
        }
    }

    /// Writes text at the left edge and text at the right edge of one line.
    ///
    /// Where both do not fit, the text at the right moves to lines of its own.
    func spread(_ left: StyledText, _ right: StyledText) {
        if !spreadIfFits(left, right) {
            paragraph(left)
            paragraph(right)
        }
    }

    /// Writes text at both edges of one line, where they fit beside each other.
    ///
    /// - Returns: Whether anything was written.
    func spreadIfFits(_ left: StyledText, _ right: StyledText) -> Bool {
        guard measure - left.width - right.width >= Self.leastRoom else { return false }
        set((left, at: 0), (right, at: measure - right.width))
        return true
    }

    /// So many columns at least stay free between the texts at both edges.
    static let leastRoom = 3

    /// Writes a field of a movie: label, value, and who says so at the right edge.
    ///
    /// - Parameter mark: One column to the left of the value, for what must not be overlooked.
    func field(_ label: StyledText, _ value: StyledText, mark: StyledText, source: StyledText, indent: Int) {
        let edge = 17
        let room = measure - indent - edge - (source.isEmpty ? 0 : source.width + 2)
        // In a narrow page there is no place beside the value: the source follows it in parentheses.
        guard room >= 24 else {
            let said =
                source.isEmpty ? value : value + StyledText(" (", .faint) + source + StyledText(")", .faint)
            let marked = mark.isEmpty ? said : mark + StyledText(" ") + said
            return labeled(label, marked, indent: indent, edge: edge - 1)
        }
        for (index, text) in value.wrapped(to: room).enumerated() {
            guard index == 0 else {
                line(text.indented(by: indent + edge))
                continue
            }
            let lead = label.cut(to: edge - 3).padded(to: edge - 2) + mark.padded(to: 2)
            line((lead + text.padded(to: room + (source.isEmpty ? 0 : 2)) + source).indented(by: indent))
        }
    }

    /// Writes a heading with a rule behind it, and at the right edge what it amounts to.
    ///
    /// `2010 ────────────────────── 3 movies`
    func rule(_ title: String, _ amount: String = "", stroke: String = "─") {
        let amount = amount.isEmpty ? "" : " " + amount
        let amountWidth = DisplayWidth.of(amount)
        let lines = StyledText(title, .strong).wrapped(to: max(8, measure - amountWidth - 4))
        for text in lines.dropLast() { line(text) }
        guard let last = lines.last else { return }
        let room = max(0, measure - last.width - 1 - amountWidth)
        line(
            last + StyledText(" " + String(repeating: stroke, count: room), .faint)
                + StyledText(amount, .faint))
    }
}
