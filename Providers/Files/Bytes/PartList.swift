/// Parts of a buffer, in room that is used for one row after the other.
struct PartList {
    /// How many there are.
    var count = 0
    /// The parts, and behind them room for more.
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
