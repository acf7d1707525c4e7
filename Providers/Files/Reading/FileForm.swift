/// How a catalog is written.
enum FileForm {
    case csv, ndjson

    /// The endings of names of each form; each may have `.gz` behind it.
    static let endings: [(form: FileForm, endings: [String])] = [
        (.csv, ["csv", "tsv"]), (.ndjson, ["ndjson", "jsonl", "json-lines"]),
    ]

    /// The form that a file's name tells; nil for a name without an ending, and for what is no file on disk.
    ///
    /// - Throws: When the name ends in something that no catalog does.
    init?(ofName path: String, isRegular: Bool) throws(CatalogFileError) {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let bare = name.hasSuffix(".gz") ? String(name.dropLast(3)) : name
        guard let dot = bare.lastIndex(of: "."), dot != bare.startIndex else { return nil }
        let ending = String(bare[bare.index(after: dot)...])
        if let known = Self.endings.first(where: { $0.endings.contains(ending) }) {
            self = known.form
        } else if isRegular {
            throw CatalogFileError(path, .unknownExtension(ending))
        } else {
            return nil
        }
    }

    /// The form that the first bytes tell: objects begin with a brace, and no header does.
    init(beginning input: inout RowInput) throws(CatalogFileError) {
        self = try input.firstByte() == UInt8(ascii: "{") ? .ndjson : .csv
    }
}

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
