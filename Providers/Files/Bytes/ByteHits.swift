/// Finds the bytes that mean something in a text, 64 at a time.
///
/// What is looked for are two bytes of the caller's choice, `|` and `\`, and every control character (below
/// 0x20). A file's rows are found through this, so it decides how fast files are read: a block of 64 bytes
/// becomes one word with a bit for each byte, and nothing is decided byte by byte.
struct ByteHits {
    private let first: UInt64
    private let second: UInt64
    private var base: Int
    /// A bit for each byte of the block at `base` that is a hit still to come.
    private var hits: UInt64 = 0
    /// Whether a byte outside ASCII was passed; it may be one of the same block that stands behind the last hit.
    private(set) var isForeign = false

    /// Begins at a place.
    @inline(__always)
    init(_ first: UInt8, _ second: UInt8, from start: Int) {
        self.first = UInt64(first) &* 0x0101_0101_0101_0101
        self.second = UInt64(second) &* 0x0101_0101_0101_0101
        self.base = start &- Self.overhang
    }

    /// The place of the next hit; `end` when there is none before it.
    ///
    /// - Parameter bytes: The same in every call. They reach at least ``overhang`` bytes beyond `end`.
    @inline(__always)
    mutating func next(in bytes: Span<UInt8>, before end: Int) -> Int {
        while hits == 0 {
            base &+= Self.overhang
            if base >= end { return end }
            look(at: bytes)
        }
        let place = base &+ hits.trailingZeroBitCount
        hits &= hits &- 1
        return min(place, end)
    }

    /// How many bytes are read beyond the end of a text at most.
    static let overhang = 64

    /// Looks at the block at `base`.
    @inline(__always)
    private mutating func look(at bytes: Span<UInt8>) {
        precondition(base >= 0 && base &+ Self.overhang <= bytes.count)
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let high: UInt64 = 0x8080_8080_8080_8080
        var bits: UInt64 = 0
        var foreign: UInt64 = 0
        for lane in 0..<8 {
            let word = unsafe UInt64(
                littleEndian: bytes.bytes.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: base &+ 8 &* lane, as: UInt64.self))
            foreign |= word
            // A byte is zero when neither it nor its lower seven bits plus 127 have the high bit.
            let one = word ^ first
            let two = word ^ second
            let control = word & 0xE0E0_E0E0_E0E0_E0E0
            // `|` and `\` differ by one bit, so that one look finds both.
            let list = (word | 0x2020_2020_2020_2020) ^ 0x7C7C_7C7C_7C7C_7C7C
            let others =
                (((one & low) &+ low) | one) & (((two & low) &+ low) | two)
                & (((control & low) &+ low) | control) & (((list & low) &+ low) | list)
            // The eight high bits side by side: each lands in the topmost byte, at a place of its own.
            bits |= ((((~others & high) >> 7) &* 0x0102_0408_1020_4080) >> 56) &<< UInt64(8 &* lane)
        }
        hits = bits
        if foreign & high != 0 { isForeign = true }
    }
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
