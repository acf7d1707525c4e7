/// gzip without compression: enough for a client to have something to decompress, in a page of code.
package enum StoredGzip {
    /// The bytes as a gzip file of stored blocks (RFC 1952, RFC 1951 section 3.2.4).
    package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(65_535)
            let size = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            result += littleEndian(UInt32(size) | UInt32(~size) << 16)
            result += block
        } while !rest.isEmpty
        return result + littleEndian(checksum(bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// CRC-32 as gzip uses it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
            }
        }
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
