extension CSVHeader {
    /// Reads the first row of a file that has something in it.
    init(readFrom input: inout RowInput) throws(CatalogFileError) {
        _ = try input.firstByte()
        let scanner = CSVScanner(separator: UInt8(ascii: ","), columns: [])
        var found = CSVScanner.Found()
        var cursor = CSVScanner.Cursor(scanner)
        while true {
            let outcome = cursor.scan(&input, with: scanner, &found)
            switch outcome {
            case .row:
                let row = input.row.bytes[input.start..<found.next]
                try self.init(row.dropLast(while: { $0 == 0x0A || $0 == 0x0D }), path: input.path)
                input.start = found.next
                input.line += found.lines
                return
            case .incomplete(let quote):
                if try input.extend() { continue }
                let words = quote == nil ? input.limit.tooLong : "a quote is opened and not closed"
                throw CatalogFileError(input.path, .unreadableHeader(words))
            case .crowded:
                input.row.items.grow()
            case .strayQuote:
                throw CatalogFileError(
                    input.path, .unreadableHeader("a quoted name goes on behind its closing quote"))
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
