extension StyledText {
    /// The text in lines of at most `width` columns.
    ///
    /// Lines break at spaces, behind hyphens and slashes, and beside East Asian characters except where that
    /// would part punctuation from them; within glued text only where it fits no line, and within a word
    /// only where that alone fits no line; never within a character.
    ///
    /// - Parameters:
    ///   - width: The columns of a line, at least ``DisplayWidth/largest``.
    ///   - limit: How many lines there may be. What is left out shows as `…`. Nil for as many as it takes.
    /// - Returns: At least one line; lines begin and end without spaces.
    func wrapped(to width: Int, limit: Int? = nil) -> [StyledText] {
        let width = max(width, DisplayWidth.largest)
        var breaker = LineBreaker(cells: cells, width: width)
        var lines: [StyledText] = []
        while let line = breaker.next() {
            if let limit, lines.count == limit {
                let last = lines.removeLast()
                lines.append(last.shortened(to: width - 1) + StyledText("…"))
                return lines
            }
            lines.append(StyledText(cells: line))
        }
        return lines.isEmpty ? [StyledText()] : lines
    }

    /// The text where it fits, otherwise as much of it as fits with `…` in the last column.
    func cut(to width: Int) -> StyledText {
        guard self.width > width else { return self }
        guard width > 0 else { return StyledText() }
        var room = width - 1
        let kept = cells.prefix { cell in
            room -= cell.width
            return room >= 0
        }
        return StyledText(cells: kept) + StyledText("…")
    }

    /// As many whole words as fit, without a comma or the like at their end.
    private func shortened(to width: Int) -> StyledText {
        var breaker = LineBreaker(cells: cells, width: max(1, width))
        var kept = breaker.next() ?? []
        while let last = kept.last, ",;:·–— ".contains(last.character) { kept.removeLast() }
        return StyledText(cells: kept)
    }

    /// The text character by character.
    private var cells: [LineBreaker.Cell] {
        runs.flatMap { run in
            run.text.map { character in
                LineBreaker.Cell(
                    character: character, width: DisplayWidth.of(character), style: run.style,
                    isGlued: run.isGlued)
            }
        }
    }

    private init(cells: some Sequence<LineBreaker.Cell>) {
        var runs: [Run] = []
        for cell in cells {
            if let last = runs.last, last.style == cell.style, last.isGlued == cell.isGlued {
                runs[runs.count - 1].text.append(cell.character)
            } else {
                runs.append(Run(text: String(cell.character), style: cell.style, isGlued: cell.isGlued))
            }
        }
        self.init(runs: runs)
    }
}

/// Takes one line after the other off a text.
private struct LineBreaker {
    struct Cell {
        let character: Character
        let width: Int
        let style: StyledText.Style
        let isGlued: Bool
    }

    let cells: [Cell]
    let width: Int
    private var start = 0

    init(cells: [Cell], width: Int) {
        self.cells = cells
        self.width = width
    }

    /// The next line; nil after the last.
    mutating func next() -> ArraySlice<Cell>? {
        while start < cells.count, cells[start].character == " " { start += 1 }
        guard start < cells.count else { return nil }
        let end = endOfLine()
        defer { start = end }
        let line = cells[start..<end]
        return line.prefix(upTo: (line.lastIndex { $0.character != " " } ?? line.startIndex - 1) + 1)
    }

    private func endOfLine() -> Int {
        var room = width
        var lastBreak: Int?
        var lastGluedBreak: Int?
        var position = start
        while position < cells.count {
            room -= cells[position].width
            // Spaces may stand beyond the edge: they are taken off.
            if room < 0, cells[position].character != " " {
                return lastBreak ?? lastGluedBreak ?? max(position, start + 1)
            }
            position += 1
            switch breakability(before: position) {
            case .free: lastBreak = position
            case .glued: lastGluedBreak = position
            case .none: break
            }
        }
        return cells.count
    }

    private enum Breakability { case free, glued, none }

    private func breakability(before position: Int) -> Breakability {
        guard position < cells.count, position > start else { return .none }
        let left = cells[position - 1]
        let right = cells[position]
        let isGlued = left.isGlued && right.isGlued
        if left.character == " " { return right.character == " " ? .none : isGlued ? .glued : .free }
        if right.character == " " || Self.closing.contains(right.character) { return .none }
        if Self.opening.contains(left.character) { return .none }
        let isBetweenWide = left.width == 2 || right.width == 2
        let endsPathComponent = left.character == "/" && right.character != "/"
        let endsHalfOfWord =
            left.character == "-" && right.character.isLetter && position - 1 > start
            && cells[position - 2].character.isLetter
        guard isBetweenWide || endsPathComponent || endsHalfOfWord else { return .none }
        return isGlued ? .glued : .free
    }

    /// What does not begin a line.
    private static let closing = Set("、。，．・：；？！ー」』）］｝】〉》〕…‥’”,.;:!?)]}%ゃゅょっャュョッ")
    /// What does not end one.
    private static let opening = Set("「『（［｛【〈《〔‘“([{")
}
