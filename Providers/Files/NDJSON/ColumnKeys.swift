/// Finds the column of a key without making a text of it.
struct ColumnKeys {
    /// The columns whose names have a length, by that length.
    private let columns: [[(column: Column, name: [UInt8])]]

    /// Makes a table of columns; the keys of others are keys like any.
    init(_ known: Set<Column>) {
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

    private static func isSame(_ key: Span<UInt8>, _ name: [UInt8]) -> Bool {
        for index in name.indices {
            let byte = key[index]
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            if name[index] != (isCapital ? byte | 0x20 : byte) { return false }
        }
        return true
    }
}
