/// The first row of a CSV file: which columns it has, where, and what stands between them.
struct CSVHeader {
    /// What stands between cells.
    let separator: UInt8
    /// What each cell names; nil for what is no column of a catalog.
    let columns: [Column?]

    /// Reads the first row of a file, without its line break.
    ///
    /// Cells are parted by commas. Where there is none, a semicolon or a tab parts them if that, and only that,
    /// makes the required columns of the row: so European spreadsheets write "comma-separated" values.
    init(_ row: ArraySlice<UInt8>, path: String) throws(CatalogFileError) {
        let comma = UInt8(ascii: ",")
        let others = [UInt8(ascii: ";"), UInt8(ascii: "\t")].filter { separator in
            let columns = Self.names(in: row, separator).map(Column.init(named:))
            return Column.required.allSatisfy(columns.contains)
        }
        separator = others.count == 1 && Self.names(in: row, comma).count == 1 ? others[0] : comma
        let names = Self.names(in: row, separator)
        columns = names.map(Column.init(named:))
        for column in Column.allCases where columns.count(where: { $0 == column }) > 1 {
            throw CatalogFileError(path, .repeatedColumn(column))
        }
        for column in Column.required where !columns.contains(column) {
            throw CatalogFileError(path, .missingColumn(column, found: names))
        }
    }

    /// The cells of a row of names, without white space around them; there are few such rows, so this may be slow and
    /// simple.
    static func names(in row: ArraySlice<UInt8>, _ separator: UInt8) -> [String] {
        let quote = UInt8(ascii: "\"")
        var names: [[UInt8]] = [[]]
        var isQuoted = false
        for byte in row {
            if byte == quote {
                isQuoted.toggle()
            } else if byte == separator, !isQuoted {
                names.append([])
            } else {
                names[names.count - 1].append(byte)
            }
        }
        return names.map { String(decoding: $0, as: UTF8.self).trimmed }
    }
}
