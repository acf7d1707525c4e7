/// Many rows in little memory: of each the bytes of its values, one behind the other.
///
/// A row takes as many bytes as its line in the file, more or less. What a value means is worked out each time it
/// is asked for, by ``StoredRow``.
struct RowStore: Sendable {
    // Pages, for one array of everything would be copied each time it grows, and need the memory twice.
    private var pages: [[UInt8]] = []
    /// Behind the last row of the last page, which is empty from there on.
    private var end = 0
    /// For each row its page and its place there.
    private var places: [(page: UInt32, start: UInt32)] = []
    /// A bit for each column that any row has.
    private(set) var columns: UInt32 = 0
    /// How many bytes the values take.
    private(set) var byteCount = 0

    private static let smallestPage = 1 << 16
    private static let largestPage = 1 << 20

    /// How many rows there are.
    var count: Int { places.count }

    /// Adds a row.
    mutating func append(_ row: borrowing CatalogRow) {
        columns |= row.present
        let outline = RowOutline(row)
        if (pages.last?.count ?? 0) - end < outline.room { turnPage(for: outline.room) }
        let (page, start) = (pages.count - 1, end)
        places.append((UInt32(page), UInt32(start)))
        var bytes = pages[page].mutableSpan
        // Any bytes are numbers of eight bits.
        var room = unsafe bytes.mutableBytes
        outline.write(row, to: &room, at: &end)
        byteCount += end - start
    }

    /// Begins a page with room for so many bytes. The first pages are small, as most files are.
    private mutating func turnPage(for room: Int) {
        let size = min(Self.largestPage, max(Self.smallestPage, byteCount))
        pages.append([UInt8](repeating: 0, count: max(size, room)))
        end = 0
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
}
