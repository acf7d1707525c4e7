/// Takes lists apart that stand in one cell with `|` between their items.
///
/// `\|` is a `|` inside an item and `\\` a backslash; a backslash before anything else is itself. Empty items
/// are left out. These are the rules by which `catalog` writes lists.
enum JoinedCell {
    /// Takes a cell apart where it stands: escapes are undone in place, which makes items shorter, never longer.
    ///
    /// - Parameter items: What the items are added to, as parts of `bytes`.
    static func split(_ bytes: inout [UInt8], _ range: Range<Int>, into items: inout [Range<Int>]) {
        if let start = splitPlain(bytes.span, range, into: &items) {
            splitEscaped(&bytes, start..<range.upperBound, into: &items)
        }
    }

    /// Takes a cell apart up to the item with the first backslash.
    ///
    /// - Returns: Where that item begins; nil where there is none, and the cell is taken apart.
    @inline(__always)
    private static func splitPlain(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into items: inout [Range<Int>]
    ) -> Int? {
        var start = range.lowerBound
        var hits = ByteHits(bar, backslash, from: start)
        while true {
            let place = hits.next(in: bytes, before: range.upperBound)
            if place < range.upperBound {
                if bytes[place] == backslash { return start }
                guard bytes[place] == bar else { continue }
            }
            if start < place { items.append(start..<place) }
            if place == range.upperBound { return nil }
            start = place + 1
        }
    }

    /// The same for the rest of a cell, byte by byte.
    private static func splitEscaped(
        _ bytes: inout [UInt8], _ range: Range<Int>, into items: inout [Range<Int>]
    ) {
        var (start, end, place) = (range.lowerBound, range.lowerBound, range.lowerBound)
        while place < range.upperBound {
            var byte = bytes[place]
            place += 1
            if byte == bar {
                if start < end { items.append(start..<end) }
                start = end
                continue
            }
            if byte == backslash, place < range.upperBound, bytes[place] == bar || bytes[place] == backslash {
                byte = bytes[place]
                place += 1
            }
            bytes[end] = byte
            end += 1
        }
        if start < end { items.append(start..<end) }
    }

    private static let bar = UInt8(ascii: "|")
    private static let backslash = UInt8(ascii: "\\")
}
