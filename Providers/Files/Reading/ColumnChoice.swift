/// Which columns of a file are looked at. In the others nothing is read, and so nothing can be wrong.
package struct ColumnChoice: Hashable, Sendable {
    /// All columns.
    package static let all = ColumnChoice(Column.allCases)

    /// A bit for each column that is looked at.
    let bits: UInt32
    /// A bit for the column that makes another superfluous, by that other's number.
    private let superseding: [Int: UInt32]

    /// Chooses columns; those that no file can do without are always among them.
    ///
    /// - Parameter stopgaps: Columns, each with the one in whose place it is looked at: only where a file, or an
    ///   object of an NDJSON file, does not have that one.
    package init(_ columns: some Sequence<Column>, stopgaps: [Column: Column] = [:]) {
        let chosen = Array(columns) + Column.required + stopgaps.keys
        bits = chosen.reduce(0) { $0 | $1.bit }
        superseding = Dictionary(uniqueKeysWithValues: stopgaps.map { ($0.key.rawValue, $0.value.bit) })
    }

    /// Those to look at of the columns that there are.
    func chosen(of present: UInt32) -> UInt32 {
        var chosen = present & bits
        for (stopgap, column) in superseding where present & column != 0 { chosen &= ~(1 << UInt32(stopgap)) }
        return chosen
    }
}
