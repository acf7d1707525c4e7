/// Finds the bytes that mean something in a text, eight at a time.
///
/// Two bytes of the caller's choice are looked for, and every control character (below 0x20) beside them. A
/// file's rows are found through this, so it decides how fast files are read: a word costs about fifteen
/// operations, whatever it holds.
struct ByteHits {
    private let first: UInt64
    private let second: UInt64
    private var base: Int
    /// The high bit of each byte of the word at `base` that is a hit still to come.
    private var hits: UInt64 = 0
    /// Not zero when a byte outside ASCII was passed; it may be one that stands behind the last hit.
    private(set) var highBits: UInt64 = 0

    /// Begins at a place.
    @inline(__always)
    init(_ first: UInt8, _ second: UInt8, from start: Int) {
        self.first = UInt64(first) &* Self.everyByte
        self.second = UInt64(second) &* Self.everyByte
        self.base = start &- 8
    }

    /// The place of the next hit; `end` when there is none before it.
    ///
    /// - Parameter bytes: The same in every call. It reaches at least ``overhang`` bytes beyond `end`.
    @inline(__always)
    mutating func next(in bytes: Span<UInt8>, before end: Int) -> Int {
        while hits == 0 {
            base &+= 8
            if base >= end { return end }
            let word = bytes.word(at: base)
            highBits |= word & Self.highBit
            // A byte is zero when neither it nor its lower seven bits plus 127 have the high bit.
            let one = word ^ first
            let two = word ^ second
            let control = word & (0xE0 &* Self.everyByte)
            let notOne = ((one & Self.lowBits) &+ Self.lowBits) | one
            let notTwo = ((two & Self.lowBits) &+ Self.lowBits) | two
            let notControl = ((control & Self.lowBits) &+ Self.lowBits) | control
            hits = ~(notOne & notTwo & notControl) & Self.highBit
        }
        let place = base &+ hits.trailingZeroBitCount >> 3
        hits &= hits &- 1
        return min(place, end)
    }

    /// How many bytes are read beyond the end of a text at most.
    static let overhang = 8

    private static let everyByte: UInt64 = 0x0101_0101_0101_0101
    private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    private static let highBit: UInt64 = 0x8080_8080_8080_8080
}

extension Span<UInt8> {
    /// The eight bytes at a place, the first of them lowest.
    @inline(__always)
    func word(at place: Int) -> UInt64 {
        precondition(place >= 0 && place &+ 8 <= count)
        return unsafe UInt64(
            littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self))
    }
}
