/// What stands in JSON without quotes.
enum JSONWord {
    /// Whether it is `true`, `false` or `null`.
    static func isLiteral(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        isNull(bytes, range) || equals(bytes, range, "true") || equals(bytes, range, "false")
    }

    /// Whether it is `null`.
    static func isNull(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool { equals(bytes, range, "null") }

    /// Whether it is a number: `-12.5e+3`, without `+1`, `01`, `.5` or `1.`.
    static func isNumber(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var rest = range
        skip("-", &rest, bytes)
        let whole = rest
        guard skipDigits(&rest, bytes) else { return false }
        if bytes[whole.lowerBound] == UInt8(ascii: "0"), rest.lowerBound > whole.lowerBound + 1 {
            return false
        }
        if skip(".", &rest, bytes), !skipDigits(&rest, bytes) { return false }
        if skip("e", &rest, bytes) || skip("E", &rest, bytes) {
            if !skip("+", &rest, bytes) { skip("-", &rest, bytes) }
            guard skipDigits(&rest, bytes) else { return false }
        }
        return rest.isEmpty
    }

    /// Goes over a mark if it comes next; says whether it did.
    @discardableResult
    private static func skip(_ mark: Unicode.Scalar, _ rest: inout Range<Int>, _ bytes: Span<UInt8>) -> Bool {
        guard !rest.isEmpty, bytes[rest.lowerBound] == UInt8(ascii: mark) else { return false }
        rest = rest.lowerBound + 1..<rest.upperBound
        return true
    }

    /// Goes over the digits that come next; false when there are none.
    private static func skipDigits(_ rest: inout Range<Int>, _ bytes: Span<UInt8>) -> Bool {
        var place = rest.lowerBound
        while place < rest.upperBound, bytes[place] &- 0x30 <= 9 { place += 1 }
        defer { rest = place..<rest.upperBound }
        return place > rest.lowerBound
    }

    private static func equals(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        var place = range.lowerBound
        for letter in word.description.utf8 {
            if bytes[place] != letter { return false }
            place += 1
        }
        return true
    }
}
