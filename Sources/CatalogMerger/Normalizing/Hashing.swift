/// Hashes that are the same in every run, so that results are.
enum Hashing {
    /// Spreads the bits of a number over all of it; no two numbers become one.
    static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// Where hashing byte by byte begins.
    static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of some bytes and one more.
    static func added(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// A number for some bytes, blanks left out: `chain saw` and `chainsaw` have one.
    static func squeezed(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> UInt64 {
        var hash = start
        for index in range where bytes[index] != 0x20 { hash = added(bytes[index], to: hash) }
        return mixed(hash)
    }

    /// A number for some bytes, every one of them counted.
    static func exact(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = start
        for index in bytes.indices { hash = added(bytes[index], to: hash) }
        return mixed(hash)
    }
}
