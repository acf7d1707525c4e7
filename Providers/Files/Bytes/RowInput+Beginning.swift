extension RowInput {
    /// Goes to where rows of JSON begin.
    ///
    /// - Throws: For an empty file, and for one array instead of rows.
    mutating func skipToObjects() throws(CatalogFileError) {
        if try firstByte() == UInt8(ascii: "[") { throw CatalogFileError(path, .foreign(.jsonArray)) }
    }

    /// Goes over a byte order mark and blank lines, and says what the first line with something on it begins
    /// with.
    ///
    /// - Throws: For a file with nothing in it, and for what is no text.
    mutating func firstByte() throws(CatalogFileError) -> UInt8 {
        // The longest beginning that is looked for has four bytes.
        while end - start < 4, try extend() {}
        let beginning = row.bytes[start..<end]
        if beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            throw CatalogFileError(path, .foreign(.archive))
        }
        if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) {
            throw CatalogFileError(path, .foreign(.utf16))
        }
        if beginning.starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
        while true {
            if let line = endOfLine(from: start) {
                if !CellText.isBlank(row.bytes.span, start..<line.end) { break }
                start = line.next
                self.line += 1
            } else if try !extend() {
                break
            }
        }
        guard start < end else { throw CatalogFileError(path, .empty) }
        return row.bytes[start]
    }
}
