/// Finds the cells of one row of comma-separated values (RFC 4180).
///
/// A cell that begins with a quote goes to the next quote that is not doubled, over separators and line breaks;
/// a quote anywhere else is a character like others. Rows end in CRLF, LF or CR.
struct CSVScanner {
    let separator: UInt8
    /// For each place in a row the number of the column that stands there; ``ignored`` for one of no use.
    let columns: [UInt8]

    /// The number of a column that is not read.
    static let ignored: UInt8 = .max

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
    func scan(
        _ bytes: Span<UInt8>, from start: Int, to end: Int,
        cells: inout [CatalogRow.Cell], found: inout Found
    ) -> Outcome {
        var hits = ByteHits(separator, Self.quote, from: start)
        var cellStart = start
        var count = 0
        var lines = 0
        var doubled: UInt32 = 0
        while true {
            var place = hits.next(in: bytes, before: end)
            guard place < end else { return .incomplete(quoteOn: nil) }
            var byte = bytes[place]
            var cellEnd = place
            if byte == Self.quote {
                guard place == cellStart else { continue }
                let opened = lines
                cellStart += 1
                inQuotes: while true {
                    place = hits.next(in: bytes, before: end)
                    guard place < end else { return .incomplete(quoteOn: opened) }
                    switch bytes[place] {
                    case Self.quote:
                        guard place + 1 < end else { return .incomplete(quoteOn: opened) }
                        guard bytes[place + 1] == Self.quote else { break inQuotes }
                        _ = hits.next(in: bytes, before: end)
                        if count < columns.count, columns[count] != Self.ignored {
                            doubled |= 1 << UInt32(columns[count])
                        }
                    case Self.lineFeed: lines += 1
                    case Self.carriageReturn: lines += bytes[place + 1] == Self.lineFeed ? 0 : 1
                    case _: continue
                    }
                }
                cellEnd = place
                place += 1
                byte = bytes[place]
                guard byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn else {
                    return .strayQuote(on: opened)
                }
                _ = hits.next(in: bytes, before: end)
            }
            guard byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn else { continue }
            if count < columns.count, columns[count] != Self.ignored {
                let column = Int(columns[count])
                cells[column].start = cellStart
                cells[column].end = cellEnd
            }
            if count == 0 { found.firstEnd = cellEnd }
            count += 1
            cellStart = place + 1
            if byte == separator { continue }
            if byte == Self.carriageReturn {
                guard cellStart < end else { return .incomplete(quoteOn: nil) }
                if bytes[cellStart] == Self.lineFeed { cellStart += 1 }
            }
            found.count = count
            found.next = cellStart
            found.lines = lines + 1
            found.doubled = doubled
            found.isForeign = hits.highBits != 0
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
}

extension RowInput {
    /// Looks for the row that begins where what is not yet used begins.
    mutating func scan(with scanner: borrowing CSVScanner, _ found: inout CSVScanner.Found)
        -> CSVScanner.Outcome
    {
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
        swap(&cells, &self.cells)
        defer { swap(&cells, &self.cells) }
        return scanner.scan(bytes.span, from: start, to: end, cells: &cells, found: &found)
    }
}
