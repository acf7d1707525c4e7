internal import struct Foundation.Data

/// A number that tells whether bytes are still those that were written: SQLite does not check them.
///
/// It guards against accidents, not against people. It reads eight bytes at a time, several gigabytes a
/// second. Changing any one of these eights changes the number.
struct Checksum {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The number, as SQLite keeps it.
    var value: Int64 { Int64(bitPattern: state) }

    /// Adds bytes and their count.
    mutating func add(_ data: Data) {
        unsafe data.withUnsafeBytes { unsafe add($0) }
    }

    /// Adds a text.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { unsafe add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds a number.
    mutating func add(_ number: UInt64) {
        state = (state ^ number) &* 0xBF58_476D_1CE4_E5B9
        state ^= state >> 32
    }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
            add(UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(unsafe bytes[offset])
            offset += 1
        }
        add(rest)
    }
}
