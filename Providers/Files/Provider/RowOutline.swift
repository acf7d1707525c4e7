/// What a ``RowStore`` keeps of a row: which columns have a value and of which nobody could say, a bit each; then the
/// values in the order of the columns, each as the number of its bytes and those bytes. Items of a list are parted by
/// a byte that is never in UTF-8.
struct RowOutline {
    /// A bit for each column that has a value: a number, a text, or an item that holds more than white space.
    private var known: UInt32 = 0
    /// A bit for each column of which nobody could say.
    private var unknown: UInt32 = 0
    /// A bit for each list of which some items are left out.
    private var thinned: UInt32 = 0
    /// No fewer bytes than are written, the last word of the last value included.
    private(set) var room = 2 * Self.longestNumber + Self.word

    /// Looks a row through.
    init(_ row: borrowing CatalogRow) {
        let (cells, items) = (row.cells.span, row.items.room.span)
        // A column that the row does not have has no value either.
        for column in ColumnBits(row.present) {
            let cell = cells[column.rawValue]
            var hasValue = false
            if column.isList {
                for place in cell.firstItem..<cell.endOfItems {
                    let item = items[place]
                    if row.isBlank(item) { thinned |= column.bit } else { hasValue = true }
                    room += item.count + 1
                }
            } else if !cell.number.isNaN {
                hasValue = true
                room += Self.word
            } else if cell.start < cell.end {
                hasValue = true
                room += cell.end - cell.start
            }
            if hasValue {
                known |= column.bit
                room += Self.longestNumber
            }
        }
        unknown = Self.everything & (~row.present | row.refused) & ~known
    }

    private static let everything = Column.allCases.reduce(0) { $0 | $1.bit }
    private static let longestNumber = 5
    private static let word = 8
}

extension RowOutline {
    /// Writes the row.
    ///
    /// - Parameters:
    ///   - row: The one that was looked through.
    ///   - page: What it is written to; from `end` on it has the room.
    ///   - end: Where the row begins, and then ends.
    func write(_ row: borrowing CatalogRow, to page: inout MutableRawSpan, at end: inout Int) {
        let bytes = row.bytes.span
        Self.write(Int(known), to: &page, at: &end)
        Self.write(Int(unknown), to: &page, at: &end)
        for column in ColumnBits(known) {
            let cell = row.cells[column.rawValue]
            if column.isList {
                let isWhole = thinned & column.bit == 0
                Self.write(cell.firstItem..<cell.endOfItems, of: row, isWhole: isWhole, to: &page, at: &end)
            } else if !cell.number.isNaN {
                Self.write(Self.word, to: &page, at: &end)
                page.storeBytes(
                    of: cell.number.bitPattern.littleEndian, toByteOffset: end, as: UInt64.self)
                end += Self.word
            } else {
                Self.write(cell.end - cell.start, to: &page, at: &end)
                Self.copy(bytes, cell.start..<cell.end, to: &page, at: &end)
            }
        }
    }

    /// Writes a list, of whose items at least one is more than white space.
    ///
    /// - Parameter isWhole: Whether all are.
    private static func write(
        _ list: Range<Int>, of row: borrowing CatalogRow, isWhole: Bool, to page: inout MutableRawSpan,
        at end: inout Int
    ) {
        let (bytes, items) = (row.bytes.span, row.items.room.span)
        var length = -1
        for place in list where isWhole || !row.isBlank(items[place]) { length += items[place].count + 1 }
        write(length, to: &page, at: &end)
        let last = end + length
        for place in list where isWhole || !row.isBlank(items[place]) {
            copy(bytes, items[place], to: &page, at: &end)
            guard end < last else { continue }
            page.storeBytes(of: StoredRow.itemEnd, toByteOffset: end, as: UInt8.self)
            end += 1
        }
    }

    /// Copies bytes word by word, for most values are short. Up to seven more are read and written, which are not
    /// looked at: a row's bytes reach far enough, and what is written next stands above them.
    private static func copy(
        _ bytes: Span<UInt8>, _ range: Range<Int>, to page: inout MutableRawSpan, at end: inout Int
    ) {
        var place = range.lowerBound
        while place < range.upperBound {
            page.storeBytes(
                of: bytes.word(at: place).littleEndian, toByteOffset: end + place - range.lowerBound,
                as: UInt64.self)
            place += word
        }
        end += range.count
    }

    /// Writes a number below 2³⁵, seven bits a byte, the lowest first.
    private static func write(_ number: Int, to page: inout MutableRawSpan, at end: inout Int) {
        var rest = number
        while rest >= 0x80 {
            page.storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x80, toByteOffset: end, as: UInt8.self)
            end += 1
            rest >>= 7
        }
        page.storeBytes(of: UInt8(truncatingIfNeeded: rest), toByteOffset: end, as: UInt8.self)
        end += 1
    }
}

extension CatalogRow {
    /// Whether a part of the row holds nothing but white space; what begins with something else is told at once.
    fileprivate func isBlank(_ part: Range<Int>) -> Bool {
        guard part.lowerBound < part.upperBound else { return true }
        let first = bytes[part.lowerBound]
        if first > 0x20 && first < 0x80 { return false }
        return isBlankBeyondDoubt(part)
    }

    /// The same in so many words, for the few parts that begin with white space or outside ASCII.
    private func isBlankBeyondDoubt(_ part: Range<Int>) -> Bool {
        let isForeign = bytes[part.lowerBound] >= 0x80
        if isForeign, CellText.whiteSpace(in: bytes.span, part) == 0 { return false }
        return String(decoding: bytes[part], as: UTF8.self).allSatisfy(\.isWhitespace)
    }
}
