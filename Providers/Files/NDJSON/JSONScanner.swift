/// Reads JSON (RFC 8259) byte by byte, where it stands.
///
/// It knows texts, numbers and words as parts of the bytes, and goes over what nobody asked for. Escapes are
/// undone in place, which makes texts shorter, never longer. What is no JSON is an error, also in values that
/// are gone over.
struct JSONScanner {
    /// Where the next byte stands.
    private(set) var place: Int
    /// Behind the last byte. The bytes reach ``ByteHits/overhang`` further.
    let end: Int
    /// Whether a text held a byte or an escape outside ASCII.
    private(set) var isForeign = false

    /// Why it is not the JSON that was expected.
    struct Fault: Error {
        let words: String

        static let noObject = Fault(words: "it is no JSON object")
        static let moreThanObject = Fault(words: "something follows the object")
        static let noKey = Fault(words: "a key is missing")

        /// What is wrong, and so many bytes behind the beginning of its line.
        func words(at offset: Int) -> String { "\(words), at byte \(offset + 1) of the line" }
    }

    /// Values may be nested so deep; no catalog needs a tenth of it.
    static let deepest = 100

    init(_ range: Range<Int>) {
        place = range.lowerBound
        end = range.upperBound
    }

    /// The byte that comes next behind white space, which is gone over; nil at the end.
    mutating func peek(_ bytes: borrowing [UInt8]) -> UInt8? {
        while place < end {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            case let byte: return byte
            }
        }
        return nil
    }

    /// Goes over a mark that must come next.
    mutating func expect(_ mark: Unicode.Scalar, _ bytes: borrowing [UInt8]) throws(Fault) {
        guard try !skip(mark, bytes) else { return }
        throw Fault(words: place < end ? "a '\(mark)' is missing" : "it breaks off")
    }

    /// Goes over a mark if it comes next; says whether it did.
    mutating func skip(_ mark: Unicode.Scalar, _ bytes: borrowing [UInt8]) throws(Fault) -> Bool {
        guard let byte = peek(bytes) else { throw Fault(words: "it breaks off") }
        guard byte == UInt8(ascii: mark) else { return false }
        place += 1
        return true
    }

    /// Reads a text, whose opening quote comes next, and undoes its escapes.
    ///
    /// - Returns: Its part of the bytes, without the quotes.
    mutating func text(_ bytes: inout [UInt8]) throws(Fault) -> Range<Int> {
        let start = place + 1
        place = endOfPlainText(bytes.span, from: start)
        guard place < end else { throw Fault(words: "a text is not closed") }
        let plainEnd = place
        if bytes[plainEnd] == UInt8(ascii: "\"") {
            place += 1
            return start..<plainEnd
        }
        return start..<(try unescape(&bytes, writing: plainEnd))
    }

    /// The place of the next quote, backslash or control character; the end where there is none. Most texts are
    /// short, so it goes by eight bytes.
    private mutating func endOfPlainText(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var place = start
        var passed: UInt64 = 0
        defer { if passed & ByteHits.high != 0 { isForeign = true } }
        while place < end {
            let word = bytes.word(at: place)
            passed |= word
            let others =
                ByteHits.filled(word ^ 0x2222_2222_2222_2222) & ByteHits.filled(word ^ 0x5C5C_5C5C_5C5C_5C5C)
                & ByteHits.filled(word & 0xE0E0_E0E0_E0E0_E0E0)
            let hits = ~others & ByteHits.high
            if hits != 0 { return min(end, place + hits.trailingZeroBitCount >> 3) }
            place += 8
        }
        return end
    }

    /// Goes over a number, a word or nothing, up to the next mark.
    ///
    /// - Returns: Its part of the bytes, which is a number or `true`, `false` or `null`.
    mutating func word(_ bytes: borrowing [UInt8]) throws(Fault) -> Range<Int> {
        let start = place
        while place < end, Self.isWord(bytes[place]) { place += 1 }
        guard JSONWord.isLiteral(bytes.span, start..<place) || JSONWord.isNumber(bytes.span, start..<place)
        else {
            throw Fault(words: start == end ? "it breaks off" : "a value is no JSON")
        }
        return start..<place
    }

    /// Goes over any value.
    mutating func skipValue(_ bytes: inout [UInt8], depth: Int = 1) throws(Fault) {
        switch peek(bytes) {
        case UInt8(ascii: "\""):
            _ = try text(&bytes)
        case UInt8(ascii: "["):
            try skipMembers(&bytes, closedBy: "]", depth: depth)
        case UInt8(ascii: "{"):
            try skipMembers(&bytes, closedBy: "}", depth: depth)
        case _:
            _ = try word(bytes)
        }
    }

    private mutating func skipMembers(
        _ bytes: inout [UInt8], closedBy close: Unicode.Scalar, depth: Int
    ) throws(Fault) {
        guard depth < Self.deepest else { throw Fault(words: "values are nested too deep") }
        place += 1
        if try skip(close, bytes) { return }
        while true {
            if close == "}" {
                guard peek(bytes) == UInt8(ascii: "\"") else { throw .noKey }
                _ = try text(&bytes)
                try expect(":", bytes)
            }
            try skipValue(&bytes, depth: depth + 1)
            if try skip(close, bytes) { return }
            try expect(",", bytes)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        case _: false
        }
    }
}

// MARK: Escapes

extension JSONScanner {
    /// Reads the rest of a text from its first escape or control character on.
    ///
    /// - Returns: Where the text ends when its escapes are undone.
    private mutating func unescape(_ bytes: inout [UInt8], writing start: Int) throws(Fault) -> Int {
        var target = start
        while place < end {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""):
                return target
            case UInt8(ascii: "\\"):
                try unescapeOne(&bytes, writing: &target)
            case 0..<0x20:
                throw Fault(words: "a text holds a control character")
            case _:
                if byte >= 0x80 { isForeign = true }
                bytes[target] = byte
                target += 1
            }
        }
        throw Fault(words: "a text is not closed")
    }

    private mutating func unescapeOne(_ bytes: inout [UInt8], writing target: inout Int) throws(Fault) {
        guard place < end else { throw Fault(words: "a text is not closed") }
        let letter = bytes[place]
        place += 1
        var byte = letter
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): break
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"):
            isForeign = true
            for unit in UTF8.encode(try scalar(bytes)) ?? UTF8.encodedReplacementCharacter {
                bytes[target] = unit
                target += 1
            }
            return
        case _: throw Fault(words: "a text holds an escape that is none")
        }
        bytes[target] = byte
        target += 1
    }

    /// The scalar of `\u` and what follows, which may be a pair; U+FFFD for half a pair.
    private mutating func scalar(_ bytes: borrowing [UInt8]) throws(Fault) -> Unicode.Scalar {
        let unit = try fourDigits(bytes)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if unit < 0xDC00, place + 6 <= end, bytes[place] == UInt8(ascii: "\\"),
            bytes[place + 1] == UInt8(ascii: "u")
        {
            let before = place
            place += 2
            let low = try fourDigits(bytes)
            if (0xDC00...0xDFFF).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
            place = before
        }
        return "\u{FFFD}"
    }

    private mutating func fourDigits(_ bytes: borrowing [UInt8]) throws(Fault) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard place < end, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else {
                throw Fault(words: "a text holds an escape that is none")
            }
            number = number << 4 | UInt32(digit)
            place += 1
        }
        return number
    }
}
