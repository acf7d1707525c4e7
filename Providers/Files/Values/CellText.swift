/// What texts in cells are like, byte by byte.
enum CellText {
    /// Whether there is nothing but white space in a part of valid or broken UTF-8.
    static func isBlank(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            switch bytes[place] {
            case 0x09...0x0D, 0x20: place += 1
            case 0..<0x80: return false
            case _:
                let length = whiteSpace(in: bytes, place..<range.upperBound)
                if length == 0 { return false }
                place += length
            }
        }
        return true
    }

    /// How many bytes the white space outside ASCII has that begins a range; 0 where none does.
    static func whiteSpace(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        if range.count >= 2, bytes[range.lowerBound] == 0xC2 {
            let last = bytes[range.lowerBound + 1]
            return last == 0x85 || last == 0xA0 ? 2 : 0
        }
        guard range.count >= 3 else { return 0 }
        switch (bytes[range.lowerBound], bytes[range.lowerBound + 1], bytes[range.lowerBound + 2]) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
            (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
            return 3
        case _: return 0
        }
    }

    /// Whether a part of valid UTF-8 holds a control character. The bytes reach beyond the part by eight.
    static func hasControl(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            let rest = range.upperBound - place
            let mask: UInt64 = rest >= 8 ? .max : (1 << UInt64(8 * rest)) - 1
            let word = bytes.word(at: place) & mask
            // Nothing but ASCII, nothing below 0x20 and no 0x7F: each byte plus 1 and minus 0x20 says so.
            let low = word &+ (0x0101_0101_0101_0101 & mask)
            let high = (word | ~mask) &- 0x2020_2020_2020_2020
            if (word | low | high) & 0x8080_8080_8080_8080 & mask != 0 {
                return hasControlByByte(bytes, place..<range.upperBound)
            }
            place += 8
        }
        return false
    }

    private static func hasControlByByte(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var previous: UInt8 = 0
        for place in range {
            let byte = bytes[place]
            if byte < 0x20 || byte == 0x7F || (previous == 0xC2 && (0x80...0x9F).contains(byte)) {
                return true
            }
            previous = byte
        }
        return false
    }

    /// Whether a part is UTF-8, with no surrogates and nothing written longer than it must be. The bytes reach
    /// beyond the part by eight.
    static func isUTF8(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            // Most of what stands around a letter with an accent is ASCII.
            let high = bytes.word(at: place) & 0x8080_8080_8080_8080
            if high == 0 {
                place += 8
                continue
            }
            place += high.trailingZeroBitCount >> 3
            guard place < range.upperBound else { return true }
            let byte = bytes[place]
            place += 1
            // What may follow at once depends on the first byte; what follows then does not.
            let length: Int
            let second: ClosedRange<UInt8>
            switch byte {
            case 0xC2...0xDF: (length, second) = (1, 0x80...0xBF)
            case 0xE0: (length, second) = (2, 0xA0...0xBF)
            case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (2, 0x80...0xBF)
            case 0xED: (length, second) = (2, 0x80...0x9F)
            case 0xF0: (length, second) = (3, 0x90...0xBF)
            case 0xF1...0xF3: (length, second) = (3, 0x80...0xBF)
            case 0xF4: (length, second) = (3, 0x80...0x8F)
            case _: return false
            }
            guard place + length <= range.upperBound, second.contains(bytes[place]) else { return false }
            for next in place + 1..<place + length where bytes[next] & 0xC0 != 0x80 { return false }
            place += length
        }
        return true
    }

    /// A part as words in a message: one line, without control characters, cut where it is long.
    static func quoted(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        var kept: [UInt8] = []
        for place in range.prefix(4 * longestQuote) { kept.append(bytes[place]) }
        let scalars = String(decoding: kept, as: UTF8.self).unicodeScalars
        var words = String.UnicodeScalarView()
        for scalar in scalars.prefix(longestQuote) {
            let isControl = scalar.properties.generalCategory == .control
            words.append(isControl || scalar == "\u{2028}" || scalar == "\u{2029}" ? " " : scalar)
        }
        return "'\(String(words))'" + (scalars.count > longestQuote ? "…" : "")
    }

    private static let longestQuote = 40
}
