/// Data in a form that means itself and nothing else in HTML, between tags and between the quotes of an
/// attribute.
enum HTMLText {
    /// The text in one line, without what steers a reader, its markup escaped.
    static func escaped(_ text: String) -> String {
        let line = Sanitizer.line(text)
        if line.utf8.allSatisfy({ entity(of: $0) == nil }) { return line }
        var result = ""
        result.reserveCapacity(line.utf8.count + 16)
        // Scalar by scalar: a quotation mark may be one character with an accent that follows it.
        for scalar in line.unicodeScalars {
            if let byte = UInt8(exactly: scalar.value), let entity = entity(of: byte) {
                result += entity
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func entity(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
