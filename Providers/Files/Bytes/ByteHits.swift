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
    /// The high bits of the bytes in the block.
    private var blockForeign: UInt64 = 0
    /// Whether a byte outside ASCII was passed; it may be one of the same block that stands behind the last hit.
    var isForeign: Bool { foreign & Self.high != 0 }
    private var foreign: UInt64 = 0

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

    /// Forgets about bytes outside ASCII in the blocks before the one that is looked at.
    mutating func forgetForeign() { foreign = blockForeign }

    /// How many bytes are read beyond the end of a text at most.
    static let overhang = 64

    /// Looks at the block at `base`.
    @inline(__always)
    private mutating func look(at bytes: Span<UInt8>) {
        precondition(base >= 0 && base &+ Self.overhang <= bytes.count)
        blockForeign = 0
        // The high bits of the eight words, each moved to a place of its own in every byte.
        var bits = found(bytes, 0, &blockForeign) >> 7 | found(bytes, 8, &blockForeign) >> 6
        bits |= found(bytes, 16, &blockForeign) >> 5 | found(bytes, 24, &blockForeign) >> 4
        bits |= found(bytes, 32, &blockForeign) >> 3 | found(bytes, 40, &blockForeign) >> 2
        bits |= found(bytes, 48, &blockForeign) >> 1 | found(bytes, 56, &blockForeign)
        foreign |= blockForeign
        // Bit 8 * i + k stands for byte i of word k now. The square of bits is turned over (Hacker's Delight, 7-3).
        var turned = (bits ^ bits >> 7) & 0x00AA_00AA_00AA_00AA
        bits ^= turned ^ turned << 7
        turned = (bits ^ bits >> 14) & 0x0000_CCCC_0000_CCCC
        bits ^= turned ^ turned << 14
        turned = (bits ^ bits >> 28) & 0x0000_0000_F0F0_F0F0
        hits = bits ^ turned ^ turned << 28
    }

    /// The hits among eight bytes of the block, as their high bits.
    @inline(__always)
    private func found(_ bytes: Span<UInt8>, _ offset: Int, _ foreign: inout UInt64) -> UInt64 {
        let word = unsafe UInt64(
            littleEndian: bytes.bytes.unsafeLoadUnaligned(
                fromUncheckedByteOffset: base &+ offset, as: UInt64.self))
        foreign |= word
        let one = word ^ first
        let two = word ^ second
        let control = word & 0xE0E0_E0E0_E0E0_E0E0
        // `|` and `\` differ by one bit, so that one look finds both.
        let list = (word | 0x2020_2020_2020_2020) ^ 0x7C7C_7C7C_7C7C_7C7C
        // A byte is not zero when it or its lower seven bits plus 127 have the high bit.
        let others =
            (((one & Self.low) &+ Self.low) | one) & (((two & Self.low) &+ Self.low) | two)
            & (((control & Self.low) &+ Self.low) | control) & (((list & Self.low) &+ Self.low) | list)
        return ~others & Self.high
    }

    private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    private static let high: UInt64 = 0x8080_8080_8080_8080
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
