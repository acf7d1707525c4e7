extension RowInput {
    /// Goes to the beginning of a line, or to the end where the file has no such line.
    mutating func skipLines(to line: Int) throws(CatalogFileError) {
        while self.line < line, try skipRestOfLine() {}
    }

    /// Goes behind the next line break, however far it is; false where there is none.
    @discardableResult
    mutating func skipRestOfLine() throws(CatalogFileError) -> Bool {
        while true {
            if let lineEnd = endOfLine(from: start) {
                start = lineEnd.next
                line += 1
                return true
            }
            if isAtEnd {
                start = end
                return false
            }
            // The last byte may be the first half of a line break.
            start = max(start, end - 1)
            _ = try extend()
        }
    }

    /// Where the line ends on which a place lies, and where the next one begins; nil where that was not read yet.
    func endOfLine(from start: Int) -> (end: Int, next: Int)? {
        var hits = ByteHits(UInt8(ascii: "\n"), UInt8(ascii: "\r"), from: start)
        while true {
            let place = hits.next(in: row.bytes.span, before: end)
            guard place < end else { return nil }
            switch row.bytes[place] {
            case UInt8(ascii: "\n"): return (place, place + 1)
            case UInt8(ascii: "\r"):
                guard place + 1 < end else { return nil }
                return (place, row.bytes[place + 1] == UInt8(ascii: "\n") ? place + 2 : place + 1)
            case _: continue
            }
        }
    }
}
