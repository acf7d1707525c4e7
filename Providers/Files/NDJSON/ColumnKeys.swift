/// Finds the column of a key without making a text of it.
struct ColumnKeys {
    /// The columns whose names have a length, by that length.
    private let columns: [[(column: Column, name: [UInt8])]]
    /// A bit for each column that makes another superfluous, with that other's bit.
    private let stopgaps: [(column: UInt32, superfluous: UInt32)]

    /// Makes a table of the columns to read; the keys of others are keys like any.
    init(_ options: CatalogFile.Options) {
        stopgaps = options.stopgaps.map { ($0.key.bit, $0.value.bit) }
        let known = options.columns.union(Column.required)
        let longest = known.map(\.name.utf8.count).max() ?? 0
        columns = (0...longest).map { length in
            Column.allCases.filter { known.contains($0) && $0.name.utf8.count == length }.map {
                ($0, Array($0.name.utf8))
            }
        }
    }

    /// The column of a key; nil for any other key. Case does not count, as in headers.
    func column(of key: Span<UInt8>) -> Column? {
        guard key.count < columns.count else { return nil }
        for (column, name) in columns[key.count] where Self.isSame(key, name) { return column }
        return nil
    }

    /// A bit for each column that an object has beside another that makes it superfluous.
    func superfluous(of present: UInt32) -> UInt32 {
        stopgaps.reduce(0) { present & $1.column == 0 ? $0 : $0 | present & $1.superfluous }
    }

    private static func isSame(_ key: Span<UInt8>, _ name: [UInt8]) -> Bool {
        for index in name.indices {
            let byte = key[index]
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if name[index] != (isCapital ? byte | 0x20 : byte) { return false }
        }
        return true
    }
}
