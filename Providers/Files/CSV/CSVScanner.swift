/// Finds the cells of one row of comma-separated values (RFC 4180).
///
/// A cell that begins with a quote goes to the next quote that is not doubled, over separators and line breaks;
/// a quote anywhere else is a character like others. Rows end in CRLF, LF or CR.
struct CSVScanner {
    let separator: UInt8
    /// For each place in a row what is read there.
    let slots: [Slot]

    /// What is read of the cells at one place.
    struct Slot {
        /// The number of the column; negative where the cells are of no use.
        let column: Int
        let isList: Bool

        /// The place of a column, or of none.
        init(_ column: Column?) {
            self.column = column?.rawValue ?? -1
            self.isList = column?.isList ?? false
        }
    }

    /// What came of looking for a row.
    enum Outcome {
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
        /// A bit for each column whose cell has doubled quotes.
        var doubled: UInt32 = 0
        /// A bit for each list that has escapes, so that its items are not what they seem.
        var escaped: UInt32 = 0
        /// Whether there may be bytes outside ASCII.
        var isForeign = false
        /// Where the first cell ends.
        var firstEnd = 0
    }

    /// Looks for a row.
    ///
    /// - Parameters:
    ///   - bytes: They reach ``ByteHits/overhang`` bytes beyond `end`.
    ///   - cells: Where the cells of columns are noted; others keep what they had.
    ///   - items: What the items of lists are added to.
    func scan(
        _ bytes: Span<UInt8>, from start: Int, to end: Int,
        cells: inout [CatalogRow.Cell], items: inout [Range<Int>], found: inout Found
    ) -> Outcome {
        var hits = ByteHits(separator, Self.quote, from: start)
        var count = 0
        var lines = 0
        var slot = slots.first ?? Slot(nil)
        var cell = CatalogRow.Cell(start: start)
        var itemStart = start
        var (doubled, escaped): (UInt32, UInt32) = (0, 0)
        while true {
            var place = hits.next(in: bytes, before: end)
            guard place < end else { return .incomplete(quoteOn: nil) }
            var byte = bytes[place]
            cell.end = place
            if byte == Self.quote {
                guard place == cell.start else { continue }
                let opened = lines
                cell.start += 1
                itemStart += 1
                inQuotes: while true {
                    place = hits.next(in: bytes, before: end)
                    guard place < end else { return .incomplete(quoteOn: opened) }
                    switch bytes[place] {
                    case Self.quote:
                        guard place + 1 < end else { return .incomplete(quoteOn: opened) }
                        guard bytes[place + 1] == Self.quote else { break inQuotes }
                        _ = hits.next(in: bytes, before: end)
                        if slot.column >= 0 { doubled |= 1 << UInt32(slot.column) }
                    case Self.lineFeed: lines += 1
                    case Self.carriageReturn: lines += bytes[place + 1] == Self.lineFeed ? 0 : 1
                    case Self.bar where slot.isList:
                        if itemStart < place { items.append(itemStart..<place) }
                        itemStart = place + 1
                    case Self.backslash where slot.isList: escaped |= 1 << UInt32(slot.column)
                    case _: continue
                    }
                }
                cell.end = place
                place += 1
                byte = bytes[place]
                guard byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn else {
                    return .strayQuote(on: opened)
                }
                _ = hits.next(in: bytes, before: end)
            }
            if byte != separator {
                switch byte {
                case Self.lineFeed, Self.carriageReturn: break
                case Self.bar where slot.isList:
                    if itemStart < place { items.append(itemStart..<place) }
                    itemStart = place + 1
                    continue
                case Self.backslash where slot.isList:
                    escaped |= 1 << UInt32(slot.column)
                    continue
                case _: continue
                }
            }
            if slot.isList {
                if itemStart < cell.end { items.append(itemStart..<cell.end) }
                cell.endOfItems = items.count
            }
            if slot.column >= 0 { cells[slot.column] = cell }
            if count == 0 { found.firstEnd = cell.end }
            count += 1
            if byte == separator {
                itemStart = place + 1
                cell = CatalogRow.Cell(start: itemStart, firstItem: items.count)
                slot = count < slots.count ? slots[count] : Slot(nil)
                continue
            }
            found.next = place + 1
            if byte == Self.carriageReturn {
                guard found.next < end else { return .incomplete(quoteOn: nil) }
                if bytes[found.next] == Self.lineFeed { found.next += 1 }
            }
            found.count = count
            found.lines = lines + 1
            found.doubled = doubled
            found.escaped = escaped
            found.isForeign = hits.isForeign
            return .row
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

    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let bar = UInt8(ascii: "|")
    private static let backslash = UInt8(ascii: "\\")
}

extension RowInput {
    /// Looks for the row that begins where what is not yet used begins.
    mutating func scan(
        with scanner: borrowing CSVScanner, _ found: inout CSVScanner.Found
    ) -> CSVScanner.Outcome {
        row.scan(with: scanner, from: start, to: end, &found)
    }
}

extension CatalogRow {
    /// Looks for the row that begins at a place.
    fileprivate mutating func scan(
        with scanner: borrowing CSVScanner, from start: Int, to end: Int, _ found: inout CSVScanner.Found
    ) -> CSVScanner.Outcome {
        // Taken out for the time, since the bytes of a row cannot be looked at while another part of it changes.
        var cells: [Cell] = []
        var items: [Range<Int>] = []
        swap(&cells, &self.cells)
        swap(&items, &self.items)
        items.removeAll(keepingCapacity: true)
        defer {
            swap(&cells, &self.cells)
            swap(&items, &self.items)
        }
        return scanner.scan(
            bytes.span, from: start, to: end, cells: &cells, items: &items, found: &found)
    }
}
