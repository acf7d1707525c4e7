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
        for column in Column.allCases where column != .id { Self.append(column, of: row, to: &pages[page]) }
    }

    /// The row of a number.
    subscript(number: Int) -> StoredRow {
        let place = places[number]
        return StoredRow(bytes: pages[Int(place.page)], start: Int(place.start))
    }

    /// Adds a value: what is known of it (``StoredRow/unknown``, ``StoredRow/absent``, or the number of its bytes
    /// and two), then its bytes. Items of a list are parted by a byte that is never in UTF-8.
    private static func append(_ column: Column, of row: borrowing CatalogRow, to page: inout [UInt8]) {
        let isUnknown = !row.has(column) || row.hasRefused(column)
        if column.isList {
            let items = row.items(of: column)
            let length = items.reduce(items.count - 1) { $0 + $1.count }
            append(isUnknown ? StoredRow.unknown : items.isEmpty ? StoredRow.absent : length + 2, to: &page)
            for (place, item) in items.enumerated() {
                if place > 0 { page.append(StoredRow.itemEnd) }
                page.append(contentsOf: row.bytes[item])
            }
        } else if let number = row.number(column) {
            append(8 + 2, to: &page)
            for shift in stride(from: 0, to: 64, by: 8) {
                page.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
            }
        } else if let range = row.range(of: column) {
            append(range.count + 2, to: &page)
            page.append(contentsOf: row.bytes[range])
        } else {
            append(isUnknown ? StoredRow.unknown : StoredRow.absent, to: &page)
        }
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
