internal import struct Foundation.Data

/// Checks that bytes are one JSON object or array (RFC 8259), without building anything.
///
/// It takes one look at each byte and does not recurse, so that no document can exhaust the stack.
struct JSONScan {
    /// Deeper than this no decoder of ours reads.
    static let depthLimit = 512

    /// Whether the bytes are one whole object or array, in UTF-8, with nothing but white space around it.
    static func isContainer(_ data: Data) -> Bool {
        var scan = JSONScan(bytes: Array(data))
        guard let first = scan.nextAfterSpace(), first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            scan.isOneValue()
        else { return false }
        return !scan.hasOtherThanASCII || String(validating: scan.bytes, as: UTF8.self) != nil
    }

    /// What may come next.
    private enum Expectation {
        case value
        case valueOrEnd
        case name
        case nameOrEnd
        case colon
        case commaOrEnd
    }

    private let bytes: [UInt8]
    private var position = 0
    private var hasOtherThanASCII = false
    /// For each open container whether it is an object.
    private var open: [Bool] = []

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func isOneValue() -> Bool {
        var expected = Expectation.value
        while let byte = nextAfterSpace() {
            position += 1
            switch (expected, byte) {
            case (.value, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "{")):
                guard open.count < Self.depthLimit else { return false }
                open.append(true)
                expected = .nameOrEnd
            case (.value, UInt8(ascii: "[")), (.valueOrEnd, UInt8(ascii: "[")):
                guard open.count < Self.depthLimit else { return false }
                open.append(false)
                expected = .valueOrEnd
            case (.valueOrEnd, UInt8(ascii: "]")), (.nameOrEnd, UInt8(ascii: "}")):
                open.removeLast()
                expected = .commaOrEnd
            case (.value, _), (.valueOrEnd, _):
                guard isScalar(startingWith: byte) else { return false }
                expected = .commaOrEnd
            case (.name, UInt8(ascii: "\"")), (.nameOrEnd, UInt8(ascii: "\"")):
                guard isString() else { return false }
                expected = .colon
            case (.colon, UInt8(ascii: ":")):
                expected = .value
            case (.commaOrEnd, UInt8(ascii: ",")):
                expected = open.last == true ? .name : .value
            case (.commaOrEnd, UInt8(ascii: "}")) where open.last == true,
                (.commaOrEnd, UInt8(ascii: "]")) where open.last == false:
                open.removeLast()
            case (.name, _), (.nameOrEnd, _), (.colon, _), (.commaOrEnd, _):
                return false
            }
            if open.isEmpty { return nextAfterSpace() == nil }
        }
        return false
    }

    private mutating func nextAfterSpace() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            guard Self.isSpace(byte) else { return byte }
            position += 1
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private mutating func isScalar(startingWith byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""): isString()
        case UInt8(ascii: "t"): skip("rue")
        case UInt8(ascii: "f"): skip("alse")
        case UInt8(ascii: "n"): skip("ull")
        case UInt8(ascii: "-"): isNumber(startingWith: take ?? 0)
        default: isNumber(startingWith: byte)
        }
    }

    /// Reads the rest of a string, after its first quote.
    private mutating func isString() -> Bool {
        while let byte = take {
            switch byte {
            case UInt8(ascii: "\""):
                return true
            case UInt8(ascii: "\\"):
                guard let escape = take else { return false }
                if escape == UInt8(ascii: "u") {
                    for _ in 0..<4 { guard let digit = take, Self.isHexDigit(digit) else { return false } }
                } else if !"\"\\/bfnrt".utf8.contains(escape) {
                    return false
                }
            case ..<0x20:
                return false
            default:
                if byte >= 0x80 { hasOtherThanASCII = true }
            }
        }
        return false
    }

    /// Reads the rest of a number, after its sign and first digit.
    private mutating func isNumber(startingWith byte: UInt8) -> Bool {
        guard Self.isDigit(byte) else { return false }
        if byte != UInt8(ascii: "0") { skipDigits() }
        if peek == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() > 0 else { return false }
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            return skipDigits() > 0
        }
        return true
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private var take: UInt8? {
        mutating get {
            guard position < bytes.count else { return nil }
            defer { position += 1 }
            return bytes[position]
        }
    }

    private mutating func skip(_ rest: String) -> Bool {
        rest.utf8.allSatisfy { take == $0 }
    }

    @discardableResult
    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = peek, Self.isDigit(byte) { position += 1 }
        return position - start
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
