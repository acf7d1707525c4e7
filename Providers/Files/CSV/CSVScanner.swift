/// Finds the cells of rows of comma-separated values (RFC 4180).
///
/// A cell that begins with a quote goes to the next quote that is not doubled, over separators and line breaks;
/// a quote anywhere else is a character like others. Rows end in CRLF, LF or CR.
struct CSVScanner {
    let separator: UInt8
    /// For each place in a row what is read there.
    private let slots: [Slot]

    /// Makes a scanner for rows with these columns; nil stands for cells that are of no use.
    init(separator: UInt8, columns: [Column?]) {
        self.separator = separator
        slots = columns.map(Slot.init)
    }

    /// Makes a scanner for rows of so many cells, each a text that is noted by its place. The bits of what was found
    /// are those of the whole row.
    init(separator: UInt8, width: Int) {
        self.separator = separator
        slots = (0..<width).map(Slot.init(place:))
    }

    /// How many cells a row has.
    var width: Int { slots.count }

    /// What is read of the cells at one place.
    private struct Slot {
        /// Where the cell is noted; negative where the cells are of no use.
        let column: Int
        let isList: Bool
        /// The column's bit; none where there is no column.
        let bit: UInt32

        init(_ column: Column?) {
            self.column = column?.rawValue ?? -1
            self.isList = column?.isList ?? false
            self.bit = column?.bit ?? 0
        }

        init(place: Int) {
            column = place
            isList = false
            bit = 1
        }
    }

    /// What came of looking for a row.
    enum Outcome {
        /// There is not room enough for the items of its lists.
        case crowded
        /// The row ends.
        case row
        /// What was read ends before the row does. A quote may be open, since so many lines from its beginning.
        case incomplete(quoteOn: Int?)
        /// A quoted cell, begun so many lines from the row's beginning, goes on behind its closing quote.
        case strayQuote(on: Int)
    }

    /// A row as it was found.
    struct Found {
        /// How many cells there are.
        var count = 0
        /// Where the next row begins.
        var next = 0
        /// How many line breaks there are, the last one counted.
        var lines = 0
        /// A bit for each column whose cell may hold something else than it seems: it has doubled quotes or
        /// escapes, or begins with an apostrophe, with white space or with a byte outside ASCII.
        var unsettled: UInt32 = 0
        /// A bit for each column whose cell has doubled quotes.
        var doubled: UInt32 = 0
        /// Whether there may be bytes outside ASCII.
        var isForeign = false
        /// How many items its lists have.
        var itemCount = 0
        /// Where the first cell stands.
        var first = 0..<0
    }

    /// Looks for a row.
    ///
    /// - Parameters:
    ///   - bytes: They reach ``ByteHits/overhang`` bytes beyond `end`.
    ///   - hits: The hits from `start` on; when a row was found, they stand at the next.
    ///   - cells: Where the cells of columns are noted; others keep what they had.
    ///   - items: Room for the items of lists.
    func scan(
        _ bytes: Span<UInt8>, from start: Int, to end: Int, hits position: inout ByteHits,
        cells: inout MutableSpan<CatalogRow.Cell>, items: inout MutableSpan<Range<Int>>, found: inout Found
    ) -> Outcome {
        // A copy of its own stays in registers.
        var hits = position
        defer { position = hits }
        var (count, itemCount, lines) = (0, 0, 0)
        var (unsettled, doubled): (UInt32, UInt32) = (0, 0)
        var slot = slots.first ?? Slot(nil)
        var cell = CatalogRow.Cell(start: start)
        var itemStart = start
        // The line on which the open quote was opened; negative where none is open.
        var opened = -1
        var wasQuoted = false
        // The second of two quotes that stand for one.
        var second = -1
        while true {
            let place = hits.next(in: bytes, before: end)
            guard place < end else { return .incomplete(quoteOn: opened < 0 ? nil : opened) }
            // The hits lie in the bytes, and cells begin at or before them.
            let byte = unsafe bytes[unchecked: place]
            if opened < 0, byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn {
                if !wasQuoted { cell.end = place }
                if slot.column >= 0 {
                    if cell.start < cell.end {
                        let first = unsafe bytes[unchecked: cell.start]
                        // Neither from `!` to `~`, nor an apostrophe.
                        if first &- 0x21 > 0x5D || first == Self.apostrophe { unsettled |= slot.bit }
                        if slot.isList {
                            if itemStart < cell.end {
                                guard itemCount < items.count else { return .crowded }
                                items[itemCount] = itemStart..<cell.end
                                itemCount &+= 1
                            }
                            cell.endOfItems = itemCount
                        }
                    }
                    cells[slot.column] = cell
                }
                if count == 0 { found.first = cell.start..<cell.end }
                count &+= 1
                if byte == separator {
                    itemStart = place + 1
                    cell = CatalogRow.Cell(start: itemStart, firstItem: itemCount, endOfItems: itemCount)
                    slot = count < slots.count ? slots[count] : Slot(nil)
                    wasQuoted = false
                    continue
                }
                found.next = place + 1
                if byte == Self.carriageReturn {
                    guard found.next < end else { return .incomplete(quoteOn: nil) }
                    if bytes[found.next] == Self.lineFeed {
                        found.next = hits.next(in: bytes, before: end) + 1
                    }
                }
                found.count = count
                found.itemCount = itemCount
                found.lines = lines + 1
                found.unsettled = unsettled
                found.doubled = doubled
                found.isForeign = hits.isForeign
                return .row
            }
            switch byte {
            case Self.bar where slot.isList:
                if itemStart < place {
                    guard itemCount < items.count else { return .crowded }
                    items[itemCount] = itemStart..<place
                    itemCount &+= 1
                }
                itemStart = place + 1
            case Self.backslash where slot.isList:
                unsettled |= slot.bit
            case Self.quote where opened < 0:
                guard place == cell.start else { continue }
                opened = lines
                wasQuoted = true
                cell.start += 1
                itemStart = cell.start
            case Self.quote where place != second:
                guard place + 1 < end else { return .incomplete(quoteOn: opened) }
                switch bytes[place + 1] {
                case Self.quote:
                    second = place + 1
                    doubled |= slot.bit
                    unsettled |= slot.bit
                case separator, Self.lineFeed, Self.carriageReturn:
                    cell.end = place
                    opened = -1
                case _: return .strayQuote(on: opened)
                }
            case Self.lineFeed where opened >= 0: lines += 1
            case Self.carriageReturn where opened >= 0: lines += bytes[place + 1] == Self.lineFeed ? 0 : 1
            case _: continue
            }
        }
    }

    /// Makes single quotes of doubled ones, in place.
    ///
    /// - Returns: Where the text ends then.
    static func undouble(_ bytes: inout [UInt8], _ range: Range<Int>) -> Int {
        var (end, place) = (range.lowerBound, range.lowerBound)
        while place < range.upperBound {
            bytes[end] = bytes[place]
            place += bytes[place] == quote ? 2 : 1
            end += 1
        }
        return end
    }

    static let quote = UInt8(ascii: "\"")
    private static let apostrophe = UInt8(ascii: "'")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let bar = UInt8(ascii: "|")
    private static let backslash = UInt8(ascii: "\\")
}
