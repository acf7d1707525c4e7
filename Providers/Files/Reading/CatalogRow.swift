package import CatalogCore

/// One row of a catalog file, for as long as it is looked at: its buffers are used for the next row again.
///
/// A cell is a range of ``bytes``, to be taken as `row.bytes.span.extracting(range)`. It is UTF-8 without the
/// file's own writing: no quotes, no escapes, nothing in front of a formula. Cells that hold nothing but white
/// space are empty. The numbers and days were read already; what is wrong with them stands in the findings.
package struct CatalogRow: ~Copyable {
    /// The line on which the row begins, the first of the file being 1.
    package internal(set) var line = 1
    /// What ranges of cells refer to. It holds more than this row; only the ranges mean anything.
    package internal(set) var bytes: [UInt8]

    /// What is known of each column, by its number.
    var cells = [Cell](repeating: Cell(), count: Column.allCases.count)
    /// The items of every list of the row, one list behind the other.
    var items = PartList()
    /// A bit for each column that the row has, be its cell empty.
    var present: UInt32 = 0
    /// A bit for each column whose cell held something that was no value.
    var refused: UInt32 = 0

    /// What is known of one column.
    struct Cell {
        /// Where it begins in ``CatalogRow/bytes``.
        var start = 0
        /// Where it ends; an empty cell has no value.
        var end = 0
        /// Where its items are among ``CatalogRow/items``.
        var firstItem = 0
        /// Behind the last of its items.
        var endOfItems = 0
        /// Its number, or its day as `year * 10_000 + month * 100 + day`; not a number where it has none.
        var number = Double.nan
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}

extension CatalogRow {
    /// The bytes of a column that is no list; nil where the file has no such column, the cell is empty, or it
    /// held no value of the right form.
    package func range(of column: Column) -> Range<Int>? {
        let cell = cells[column.rawValue]
        return cell.start < cell.end ? unsafe Range(uncheckedBounds: (cell.start, cell.end)) : nil
    }

    /// The bytes of each item of a list in its order, none of them empty; none for any other column.
    package func items(of column: Column) -> ArraySlice<Range<Int>> {
        let cell = cells[column.rawValue]
        return items.room[cell.firstItem..<cell.endOfItems]
    }

    /// The number of `year`, `runtime_minutes` or `votes`; nil where there is none.
    package func whole(_ column: Column) -> Int? { number(column).flatMap { Int(exactly: $0) } }

    /// The number of `rating` or `popularity`; nil where there is none.
    package func decimal(_ column: Column) -> Double? { number(column) }

    /// Whether the row has the column, be the cell empty.
    package func has(_ column: Column) -> Bool { present & column.bit != 0 }

    /// Whether the cell held something that was no value, which is in the findings.
    package func hasRefused(_ column: Column) -> Bool { refused & column.bit != 0 }

    /// The day of `release_date`; nil where there is none.
    package var releaseDate: CalendarDay? {
        whole(.releaseDate).flatMap(CalendarDay.init(packed:))
    }

    /// The text of a column that is no list, as a value of its own.
    package func text(of column: Column) -> String? {
        range(of: column).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
}

extension CatalogRow {
    /// Whether the cell of a column holds something, be it one text or several items.
    func isFilled(_ column: Column) -> Bool {
        let cell = cells[column.rawValue]
        return cell.start < cell.end || cell.firstItem < cell.endOfItems
    }

    /// The number of a column, whatever it counts; nil where there is none.
    func number(_ column: Column) -> Double? {
        let number = cells[column.rawValue].number
        return number.isNaN ? nil : number
    }

    /// Makes the items of a list of the cell that joins them; the cell itself stays.
    mutating func splitList(_ column: Column) {
        let cell = cells[column.rawValue]
        let first = items.count
        JoinedCell.split(&bytes, cell.start..<cell.end, into: &items)
        cells[column.rawValue].firstItem = first
        cells[column.rawValue].endOfItems = items.count
    }

    /// Forgets what a cell held.
    mutating func clear(_ column: Column) {
        cells[column.rawValue] = Cell()
    }
}

extension Column {
    /// The column in a set of columns.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}

extension CalendarDay {
    /// The day of `year * 10_000 + month * 100 + day`.
    init?(packed number: Int) {
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }

    /// The day as one number.
    var packed: Int { year * 10_000 + month * 100 + day }
}
