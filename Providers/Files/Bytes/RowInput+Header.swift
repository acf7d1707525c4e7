extension RowInput {
    /// Takes the next row without looking at its columns, without its line break; nil at the end.
    mutating func takeHeaderRow() throws(CatalogFileError) -> ArraySlice<UInt8>? {
        let scanner = CSVScanner(separator: UInt8(ascii: ","), columns: [])
        var found = CSVScanner.Found()
        var cursor = CSVScanner.Cursor(scanner)
        while true {
            switch cursor.scan(&self, with: scanner, &found) {
            case .row:
                let bytes = row.bytes[start..<found.next].dropLast { $0 == 0x0A || $0 == 0x0D }
                start = found.next
                line += found.lines
                return bytes
            case .incomplete(let quote):
                if try extend() { continue }
                if isAtEnd, start >= end { return nil }
                let words = quote == nil ? limit.tooLong : CSVFault.unclosedQuote
                throw CatalogFileError(path, .unreadableHeader(words))
            case .crowded:
                row.items.grow()
            case .strayQuote:
                throw CatalogFileError(
                    path, .unreadableHeader("a quoted name goes on behind its closing quote"))
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without the last ones that are of a kind.
    fileprivate func dropLast(while isUnwanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[..<(lastIndex { !isUnwanted($0) }.map { $0 + 1 } ?? startIndex)]
    }
}
