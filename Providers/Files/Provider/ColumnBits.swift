/// The columns of a set that has a bit for each, in their order.
struct ColumnBits: Sequence, IteratorProtocol {
    private var rest: UInt32

    init(_ bits: UInt32) {
        rest = bits
    }

    mutating func next() -> Column? {
        guard rest != 0 else { return nil }
        defer { rest &= rest &- 1 }
        return Column(rawValue: rest.trailingZeroBitCount)
    }
}
