/// Many rows in little memory: of each the bytes of its values, one behind the other.
///
/// A row takes as many bytes as its line in the file, more or less. What a value means is worked out each time it
/// is asked for, by ``StoredRow``.
struct RowStore: Sendable {
    // Pages, for one array of everything would be copied each time it grows, and need the memory twice.
    private var pages: [[UInt8]] = []
    /// For each row its page and its place there.
    private var places: [(page: UInt32, start: UInt32)] = []
    /// A bit for each column that any row has.
    private(set) var columns: UInt32 = 0

    private static let pageSize = 1 << 20

    /// How many rows there are.
    var count: Int { places.count }

    /// How many bytes the values take.
    var byteCount: Int { pages.reduce(0) { $0 + $1.count } }

    /// Adds a row.
    mutating func append(_ row: borrowing CatalogRow) {
        columns |= row.present
        if pages.last.map({ $0.count >= Self.pageSize }) ?? true {
            pages.append([])
            // Room for a row beyond the page; only a long one makes it grow.
            pages[pages.count - 1].reserveCapacity(Self.pageSize + 4096)
        }
        let page = pages.count - 1
        places.append((UInt32(page), UInt32(pages[page].count)))
        Self.append(row, to: &pages[page])
    }

    /// The row of a number.
    subscript(number: Int) -> StoredRow {
        let place = places[number]
        return StoredRow(bytes: pages[Int(place.page)], start: Int(place.start))
    }

    /// Looks at where some rows begin and go on, so that they are near when they are read. A processor waits for many
    /// such looks at once, as none of them needs what another one sees.
    func touch(_ numbers: [Int]) -> UInt8 {
        var seen: UInt8 = 0
        for number in numbers {
            let (page, start) = (Int(places[number].page), Int(places[number].start))
            seen ^= pages[page][start] ^ pages[page][min(start + Self.lineOfCache, pages[page].count - 1)]
        }
        return seen
    }

    private static let lineOfCache = 64

    /// A bit for each column that a row has a value of.
    func columns(of number: Int) -> UInt32 {
        let place = places[number]
        var start = Int(place.start)
        return UInt32(truncatingIfNeeded: StoredRow.number(in: pages[Int(place.page)], at: &start))
    }

    /// Adds a row: which columns have a value and of which nobody could say, a bit each; then the values in the order
    /// of the columns, each as the number of its bytes and those bytes. Items of a list are parted by a byte that is
    /// never in UTF-8.
    private static func append(_ row: borrowing CatalogRow, to page: inout [UInt8]) {
        var (known, unknown): (UInt32, UInt32) = (0, 0)
        for column in Column.allCases {
            if row.hasValue(of: column) {
                known |= column.bit
            } else if !row.has(column) || row.hasRefused(column) {
                unknown |= column.bit
            }
        }
        append(Int(known), to: &page)
        append(Int(unknown), to: &page)
        for column in Column.allCases where known & column.bit != 0 { append(column, of: row, to: &page) }
    }

    /// Adds a value.
    private static func append(_ column: Column, of row: borrowing CatalogRow, to page: inout [UInt8]) {
        if column.isList {
            let items = row.items(of: column).filter { !isBlank(row.bytes[$0]) }
            append(items.reduce(items.count - 1) { $0 + $1.count }, to: &page)
            for (place, item) in items.enumerated() {
                if place > 0 { page.append(StoredRow.itemEnd) }
                page.append(contentsOf: row.bytes[item])
            }
        } else if let number = row.number(column) {
            append(8, to: &page)
            for shift in stride(from: 0, to: 64, by: 8) {
                page.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
            }
        } else if let range = row.range(of: column) {
            append(range.count, to: &page)
            page.append(contentsOf: row.bytes[range])
        }
    }

    /// Whether a text holds nothing but white space; that of ASCII is told without a `String`.
    fileprivate static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
        if text.contains(where: { $0 > 0x20 && $0 < 0x80 }) { return false }
        return String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace)
    }

    /// Adds a number below 2³⁵, seven bits a byte, the lowest first.
    private static func append(_ number: Int, to page: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            page.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        page.append(UInt8(truncatingIfNeeded: rest))
    }
}

extension CatalogRow {
    /// Whether there is anything to keep of a column: a number, a text, or an item that holds more than white space.
    fileprivate func hasValue(of column: Column) -> Bool {
        column.isList
            ? items(of: column).contains { !RowStore.isBlank(bytes[$0]) }
            : number(column) != nil || range(of: column) != nil
    }
}
