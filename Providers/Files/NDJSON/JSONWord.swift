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
        var place = range.lowerBound
        func isNext(_ mark: Unicode.Scalar) -> Bool {
            place < range.upperBound && bytes[place] == UInt8(ascii: mark)
        }
        func isDigit(at place: Int) -> Bool { place < range.upperBound && bytes[place] &- 0x30 <= 9 }
        /// Goes over the digits that come next; false when there are none.
        func skipDigits() -> Bool {
            let start = place
            while isDigit(at: place) { place += 1 }
            return place > start
        }
        if isNext("-") { place += 1 }
        if isNext("0"), isDigit(at: place + 1) { return false }
        guard skipDigits() else { return false }
        if isNext(".") {
            place += 1
            guard skipDigits() else { return false }
        }
        if isNext("e") || isNext("E") {
            place += 1
            if isNext("+") || isNext("-") { place += 1 }
            guard skipDigits() else { return false }
        }
        return place == range.upperBound
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
