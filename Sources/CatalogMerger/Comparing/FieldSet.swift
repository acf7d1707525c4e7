/// Some fields of the rules: a bit for each, by its place there. As a sequence it is these places, ascending.
package struct FieldSet: Hashable, Sendable, Sequence, IteratorProtocol {
    private var bits: UInt32

    /// - Parameter bits: A bit for each place.
    package init(bits: UInt32 = 0) {
        self.bits = bits
    }

    /// The fields of some places.
    init(_ places: [Int]) {
        self.init()
        for place in places { insert(place) }
    }

    var isEmpty: Bool { bits == 0 }

    /// How many fields they are.
    var count: Int { bits.nonzeroBitCount }

    package mutating func insert(_ place: Int) { bits |= 1 << UInt32(place) }

    mutating func remove(_ place: Int) { bits &= ~(1 << UInt32(place)) }

    func contains(_ place: Int) -> Bool { bits & 1 << UInt32(place) != 0 }

    func intersection(_ other: FieldSet) -> FieldSet { FieldSet(bits: bits & other.bits) }

    func subtracting(_ other: FieldSet) -> FieldSet { FieldSet(bits: bits & ~other.bits) }

    /// Takes the first place away.
    package mutating func next() -> Int? {
        guard bits != 0 else { return nil }
        defer { bits &= bits - 1 }
        return bits.trailingZeroBitCount
    }
}
