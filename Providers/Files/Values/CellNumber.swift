/// Numbers as files write them.
enum CellNumber {
    /// The number of a part: `1999`, `1999.0`, `-8.25`, `1.5e3`, with white space around it.
    ///
    /// - Parameter allowsComma: Whether `8,25` is one as well, as spreadsheets of half of Europe write it.
    /// - Returns: Nil for anything else, also for `NaN`, hexadecimal digits and what is too large for a number.
    static func decimal(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsComma: Bool) -> Double? {
        var (place, end) = (range.lowerBound, range.upperBound)
        while place < end, bytes[place] == 0x20 { place += 1 }
        while place < end, bytes[end - 1] == 0x20 { end -= 1 }
        let start = place
        let isNegative = place < end && bytes[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        var digits: UInt64 = 0
        var count = 0
        var decimals = 0
        var hasMark = false
        while place < end {
            let byte = bytes[place]
            if byte &- 0x30 <= 9 {
                digits = digits &* 10 &+ UInt64(byte &- 0x30)
                count += 1
                if hasMark { decimals += 1 }
            } else if !hasMark, byte == UInt8(ascii: ".") || allowsComma && byte == UInt8(ascii: ",") {
                hasMark = true
            } else {
                break
            }
            place += 1
        }
        guard count > 0 else { return nil }
        if place == end, count <= 15 {
            // Both are exact, so the quotient is the nearest number there is.
            let value = Double(digits) / powers[decimals]
            return isNegative ? -value : value
        }
        return longer(bytes, start..<end, allowsComma: allowsComma)
    }

    /// The number of digits that stand alone, as nearly all whole numbers do; nil for anything else.
    static func digits(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard range.count <= 15 else { return nil }
        var number = 0
        for place in range {
            let digit = bytes[place] &- 0x30
            guard digit <= 9 else { return nil }
            number = number &* 10 &+ Int(digit)
        }
        return number
    }

    /// A number with an exponent or more digits than are exact; rare.
    private static func longer(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsComma: Bool) -> Double? {
        guard range.count <= 400 else { return nil }
        var text = ""
        for place in range {
            switch bytes[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
                text.unicodeScalars.append(Unicode.Scalar(bytes[place]))
            case UInt8(ascii: ",") where allowsComma: text += "."
            case _: return nil
            }
        }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
