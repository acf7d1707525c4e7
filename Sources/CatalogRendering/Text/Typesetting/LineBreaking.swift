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
        if self.width <= width, !isPadded { return [self] }
        // Of a long text no more is looked at than fills the lines and one more.
        let enough = limit.map { ($0 + 1) * width + DisplayWidth.largest } ?? .max
        var breaker = LineBreaker(cells: cells(filling: enough), width: width)
        var lines: [StyledText] = []
        while let line = breaker.next() {
            if let limit, lines.count == limit {
                let last = lines.removeLast()
                lines.append(last.shortened(to: width - 1) + StyledText("…"))
                return lines
            }
            lines.append(part(line))
        }
        return lines.isEmpty ? [StyledText()] : lines
    }

    /// The text where it fits, otherwise as much of it as fits with `…` in the last column.
    package func cut(to width: Int) -> StyledText {
        guard self.width > width else { return self }
        guard width > 0 else { return StyledText() }
        var room = width - 1
        let kept = cells(filling: width + DisplayWidth.largest).prefix { cell in
            room -= cell.width
            return room >= 0
        }
        return part(kept) + StyledText("…")
    }

    /// Whether spaces stand at an end.
    private var isPadded: Bool {
        let space = UInt8(ascii: " ")
        return runs.first?.text.utf8.first == space || runs.last?.text.utf8.last == space
    }

    /// As many whole words as fit, without a comma or the like at their end.
    private func shortened(to width: Int) -> StyledText {
        var breaker = LineBreaker(cells: cells(filling: .max), width: max(1, width))
        var kept = breaker.next() ?? []
        while let last = kept.last, last.marks.contains(.trailing) { kept.removeLast() }
        return part(kept)
    }

    /// The text character by character, up to so many columns, in which spaces do not count.
    private func cells(filling columns: Int) -> [TextCell] {
        var cells: [TextCell] = []
        var room = columns
        cells.reserveCapacity(min(columns, runs.reduce(0) { $0 + $1.text.utf8.count }))
        for (place, run) in runs.enumerated() where room > 0 {
            let text = run.text
            if text.utf8.allSatisfy({ $0 < 0x80 }) {
                for (start, byte) in zip(text.utf8.indices, text.utf8) {
                    guard room > 0 else { break }
                    cells.append(TextCell(ascii: byte, at: start, in: place, isGlued: run.isGlued))
                    if byte != UInt8(ascii: " ") { room -= 1 }
                }
            } else {
                for (start, character) in zip(text.indices, text) {
                    guard room > 0 else { break }
                    let cell = TextCell(character, at: start, in: place, isGlued: run.isGlued)
                    cells.append(cell)
                    if !cell.isSpace { room -= cell.width }
                }
            }
        }
        return cells
    }

    /// A stretch of the text's own cells.
    private func part(_ cells: ArraySlice<TextCell>) -> StyledText {
        var parts: [Run] = []
        var rest = cells
        while let first = rest.first {
            let end = rest.firstIndex { $0.run != first.run } ?? rest.endIndex
            let run = runs[first.run]
            let last = rest[end - 1]
            parts.append(run.showing(run.text[first.start..<run.text.index(after: last.start)]))
            rest = rest[end...]
        }
        return StyledText(runs: parts)
    }
}

/// Takes one line after the other off a text.
private struct LineBreaker {
    let cells: [TextCell]
    let width: Int
    private var start = 0

    init(cells: [TextCell], width: Int) {
        self.cells = cells
        self.width = width
    }

    /// The next line; nil after the last.
    mutating func next() -> ArraySlice<TextCell>? {
        while start < cells.count, cells[start].isSpace { start += 1 }
        guard start < cells.count else { return nil }
        let end = endOfLine()
        defer { start = end }
        let line = cells[start..<end]
        return line.prefix(upTo: (line.lastIndex { !$0.isSpace } ?? line.startIndex - 1) + 1)
    }

    private func endOfLine() -> Int {
        var room = width
        var lastBreak: Int?
        var lastGluedBreak: Int?
        var position = start
        while position < cells.count {
            room -= cells[position].width
            // Spaces may stand beyond the edge: they are taken off.
            if room < 0, !cells[position].isSpace {
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
        if left.isSpace { return right.isSpace ? .none : isGlued ? .glued : .free }
        if right.isSpace || right.marks.contains(.closing) { return .none }
        if left.marks.contains(.opening) { return .none }
        let isBetweenWide = left.width == 2 || right.width == 2
        // Not behind the two slashes of an address: what stands before them says nothing.
        let endsPathComponent =
            left.marks.contains(.slash) && !right.marks.contains(.slash)
            && !(position - 1 > start && cells[position - 2].marks.contains(.slash))
        let endsHalfOfWord =
            left.marks.contains(.hyphen) && right.marks.contains(.letter) && position - 1 > start
            && cells[position - 2].marks.contains(.letter)
        guard isBetweenWide || endsPathComponent || endsHalfOfWord else { return .none }
        return isGlued ? .glued : .free
    }
}
