/// Puts text into a form that can stand between the quotes of a JSON string.
enum JSONEscaping {
    /// Returns `text` with everything escaped that JSON asks for, and what a reader could trip over besides:
    /// the separators that end a line of JavaScript, the mark that readers drop at the start of a text, and
    /// characters that steer a terminal.
    static func escaped(_ text: String) -> String {
        if text.hasOnlyBytes(where: isPlain) { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where Sanitizer.steers(scalar) || Sanitizer.breaksLine(scalar) || scalar == "\u{FEFF}":
                result += "\\u" + fourDigits(scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a byte can stand as it is, wherever it occurs. The first bytes of the characters beyond ASCII
    /// that are escaped make the slow path look again.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
        default: true
        }
    }

    /// Every scalar that is escaped stands in the basic plane.
    private static func fourDigits(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
