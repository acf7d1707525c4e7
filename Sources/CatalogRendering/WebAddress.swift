/// Addresses of the web, as against everything else that data may hold in their place.
package enum WebAddress {
    /// An address that a page may link to or load from, as it can stand between quotes or angle brackets.
    ///
    /// Characters that end such a place are percent-encoded; nothing else is changed.
    ///
    /// - Returns: Nil for what is not of scheme `http` or `https`, such as a script.
    package static func usable(_ address: String) -> String? {
        let scheme = address.prefix(8).lowercased()
        guard scheme.hasPrefix("http://") || scheme == "https://" else { return nil }
        var result = ""
        for byte in address.utf8 {
            switch byte {
            case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "|"),
                UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
                UInt8(ascii: "]"), 0x7F...:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            default: result.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return result
    }
}
