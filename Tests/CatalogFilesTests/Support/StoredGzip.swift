internal import CatalogTestSupport

/// Gzip that packs nothing: every byte stands there as it is, in blocks, with the checksum behind them.
enum StoredGzip {
    /// The bytes as a file of several members, cut anywhere.
    static func members(of bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        repeat {
            let piece = rest.prefix(Int.random(in: 0...max(1, bytes.count), using: &random))
            result += member(of: Array(piece))
            rest = rest.dropFirst(piece.count)
        } while !rest.isEmpty
        return result
    }

    /// The bytes as a file of one member.
    static func member(of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(1000)
            rest = rest.dropFirst(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            result += little(UInt64(block.count), 2) + little(UInt64(~UInt16(block.count)), 2) + block
        } while !rest.isEmpty
        return result + little(UInt64(checksum(of: bytes)), 4) + little(UInt64(bytes.count), 4)
    }

    private static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }

    /// CRC-32 as gzip has it, bit by bit.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
