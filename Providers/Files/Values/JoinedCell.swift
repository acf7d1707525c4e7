/// Takes lists apart that stand in one cell with `|` between their items.
///
/// `\|` is a `|` inside an item and `\\` a backslash; a backslash before anything else is itself. Empty items
/// are left out. These are the rules by which `catalog` writes lists. Lists without a backslash are taken apart
/// by whoever finds the cell.
enum JoinedCell {
    /// Takes a cell apart where it stands: escapes are undone in place, which makes items shorter, never longer.
    ///
    /// - Parameter items: What the items are added to, as parts of `bytes`.
    static func split(_ bytes: inout [UInt8], _ range: Range<Int>, into items: inout PartList) {
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

/// Parts of a buffer, in room that is used for one row after the other.
struct PartList {
    /// How many there are; the room behind them holds nothing that means anything.
    var count = 0
    var room = [Range<Int>](repeating: 0..<0, count: 256)

    /// Adds a part.
    mutating func append(_ part: Range<Int>) {
        if count == room.count { grow() }
        room[count] = part
        count += 1
    }

    /// Doubles the room.
    mutating func grow() { room.append(contentsOf: repeatElement(0..<0, count: room.count)) }
}
