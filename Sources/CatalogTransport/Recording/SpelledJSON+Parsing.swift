extension SpelledJSON {
    /// Reads one JSON value; nil where the bytes are none, hold more than one, or nest deeper than 200 levels.
    ///
    /// - Parameter bytes: Text that is known to be UTF-8.
    init?(_ bytes: [UInt8]) {
        guard let value = SpelledJSONParser(bytes: bytes).document() else { return nil }
        self = value
    }
}

/// Reads JSON (RFC 8259), strictly, from bytes that are known to be UTF-8.
private struct SpelledJSONParser {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    func document() -> SpelledJSON? {
        var parser = self
        guard let value = parser.value(depth: 0) else { return nil }
        parser.skipSpace()
        return parser.position == bytes.count ? value : nil
    }

    private mutating func value(depth: Int) -> SpelledJSON? {
        guard depth < 200 else { return nil }
        skipSpace()
        switch next ?? 0 {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string().map(SpelledJSON.token)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
        default: return word()
        }
    }

    private mutating func object(depth: Int) -> SpelledJSON? {
        var members: [(name: ArraySlice<UInt8>, value: SpelledJSON)] = []
        let isWhole = list(until: UInt8(ascii: "}")) { parser in
            parser.skipSpace()
            guard parser.next == UInt8(ascii: "\""), let name = parser.string() else { return false }
            parser.skipSpace()
            guard parser.skip(UInt8(ascii: ":")), let value = parser.value(depth: depth + 1) else {
                return false
            }
            members.append((name, value))
            return true
        }
        return isWhole ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> SpelledJSON? {
        var items: [SpelledJSON] = []
        let isWhole = list(until: UInt8(ascii: "]")) { parser in
            guard let item = parser.value(depth: depth + 1) else { return false }
            items.append(item)
            return true
        }
        return isWhole ? .array(items) : nil
    }

    /// Reads what stands between brackets; `item` reads one and says whether it could.
    private mutating func list(until close: UInt8, item: (inout Self) -> Bool) -> Bool {
        position += 1
        skipSpace()
        if skip(close) { return true }
        while item(&self) {
            skipSpace()
            if skip(close) { return true }
            guard skip(UInt8(ascii: ",")) else { return false }
        }
        return false
    }

    private mutating func string() -> ArraySlice<UInt8>? {
        let start = position
        position += 1
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                return spelling(from: start)
            case UInt8(ascii: "\\"):
                guard let escape = next else { return nil }
                position += 1
                if escape == UInt8(ascii: "u") {
                    for _ in 0..<4 {
                        guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else {
                            return nil
                        }
                        position += 1
                    }
                } else if !"\"\\/bfnrt".utf8.contains(escape) {
                    return nil
                }
            case 0..<0x20:
                return nil
            default:
                break
            }
        }
        return nil
    }

    private mutating func number() -> SpelledJSON? {
        let start = position
        _ = skip(UInt8(ascii: "-"))
        if !skip(UInt8(ascii: "0")) {
            guard skipDigits() else { return nil }
        }
        if skip(UInt8(ascii: ".")) {
            guard skipDigits() else { return nil }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
            guard skipDigits() else { return nil }
        }
        return .token(spelling(from: start))
    }

    private mutating func word() -> SpelledJSON? {
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return .token(spelling(from: position - word.utf8.count))
        }
        return nil
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func spelling(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }
}
