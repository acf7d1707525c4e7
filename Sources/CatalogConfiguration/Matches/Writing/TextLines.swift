/// A text as lines and columns, counted as the YAML parser counts them.
struct TextLines {
    /// All of it, a byte order mark included.
    let scalars: [Unicode.Scalar]
    /// Where each line begins; a text has at least one line, and one behind its last line break.
    private let starts: [Int]

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        // Columns count from behind the byte order mark.
        var starts = [scalars.first == "\u{FEFF}" ? 1 : 0]
        for index in scalars.indices where scalars.endsLine(index) { starts.append(index + 1) }
        self.scalars = scalars
        self.starts = starts
    }

    /// How the first line ends, and so the others; a line feed where there is only one line.
    var lineBreak: String {
        guard starts.count > 1, case let end = Array(scalars[..<starts[1]].suffix(2)) else { return "\n" }
        if end.last == "\r" { return "\r" }
        return end == ["\r", "\n"] ? "\r\n" : "\n"
    }

    /// The last line, not counting the empty one behind the last line break.
    var last: Int { starts.count > 1 && starts.last == scalars.count ? starts.count - 1 : starts.count }

    /// The last line before the mark that the document ends, if there is one; 0 where that is in the first line.
    var lastOfDocument: Int { (1...last).first(where: isEnd).map { $0 - 1 } ?? last }

    /// Whether there is nothing in a line, not even a space.
    func isEmpty(_ line: Int) -> Bool { starts[line - 1] == end(ofLine: line) }

    /// The index of the character at a position that the parser gave.
    func index(of position: FilePosition) -> Int {
        min(starts[min(position.line, starts.count) - 1] + position.column - 1, scalars.count)
    }

    /// The line that an index stands in.
    func line(of index: Int) -> Int { starts.lastIndex { $0 <= index }.map { $0 + 1 } ?? 1 }

    /// The index where a line ends, before its line break.
    func end(ofLine line: Int) -> Int {
        guard line < starts.count else { return scalars.count }
        let next = starts[line]
        let isPair = next - 2 >= starts[line - 1] && scalars[next - 2] == "\r" && scalars[next - 1] == "\n"
        return next - (isPair ? 2 : 1)
    }

    /// Whether a position is that of its line's first character but for spaces.
    func isFirst(_ position: FilePosition) -> Bool {
        scalars[starts[position.line - 1]..<index(of: position)].allSatisfy { $0 == " " }
    }

    /// Whether a line says nothing: it is blank, a comment, or a mark that a document begins or ends.
    func saysNothing(_ line: Int) -> Bool {
        let text = scalars[starts[line - 1]..<end(ofLine: line)]
        return isEnd(line) || text.elementsEqual("---".unicodeScalars)
            || [nil, "#"].contains(text.first { $0 != " " && $0 != "\t" })
    }

    /// Whether a line is the mark that the document ends.
    private func isEnd(_ line: Int) -> Bool {
        scalars[starts[line - 1]...].starts(with: "...".unicodeScalars)
    }
}
