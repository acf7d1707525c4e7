/// Undoes what careless programs did to texts: HTML entities left in place, and UTF-8 read as Latin-1.
///
///     "Romeo &amp; Juliet"     →  "Romeo & Juliet"
///     "BelphÃ©gor"             →  "Belphégor"
///
/// Text that nothing was done to stays as it is.
enum TextRepair {
    /// The text as it was meant.
    static func repaired(_ text: String) -> String {
        var decoded = text
        // Some texts were escaped twice: "&amp;amp;".
        for _ in 0..<2 where decoded.utf8.contains(UInt8(ascii: "&")) { decoded = withoutEntities(decoded) }
        return withoutMojibake(decoded)
    }

    /// Whether anything in these bytes could need repair: only then is a text worth taking apart.
    ///
    /// UTF-8 that was read as Latin-1 shows as a letter from `Â` to `ô` with something behind it that is not ASCII.
    static func isSuspect(_ bytes: Span<UInt8>) -> Bool {
        var hasAmpersand = false
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "&"): hasAmpersand = true
            case UInt8(ascii: ";") where hasAmpersand: return true
            case 0xC3 where index + 2 < bytes.count && (0x82...0xB4).contains(bytes[index + 1]):
                if bytes[index + 2] >= 0x80 || (bytes[index + 1] == 0x83 && bytes[index + 2] == 0x20) {
                    return true
                }
            default: break
            }
        }
        return false
    }

    /// Replaces entities by what they stand for; unknown ones stay as they are.
    private static func withoutEntities(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            rest = rest[ampersand...]
            if let semicolon = rest.prefix(longestEntity).firstIndex(of: ";"),
                let meant = entity(rest[rest.index(after: ampersand)..<semicolon])
            {
                result += meant
                rest = rest[rest.index(after: semicolon)...]
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static let longestEntity = 10

    private static func entity(_ name: Substring) -> String? {
        if let known = named[name] { return known }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let value =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    /// The entities that occur in titles and names; the rest are written as numbers.
    private static let named: [Substring: String] = [
        "amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">", "nbsp": " ", "middot": "·",
        "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "ndash": "–", "mdash": "—", "hellip": "…",
        "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
        "ccedil": "ç", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "iacute": "í", "icirc": "î", "uacute": "ú",
        "ugrave": "ù", "aring": "å", "Aring": "Å", "oslash": "ø", "Oslash": "Ø", "aelig": "æ", "Eacute": "É",
        "frac12": "½", "acute": "´", "deg": "°", "iuml": "ï", "euml": "ë", "igrave": "ì", "ograve": "ò",
        "otilde": "õ",
    ]

    /// Reads Latin-1 letters as the bytes they were, where these bytes are UTF-8 and hold more than ASCII.
    ///
    /// Real text never is: a lone `é` would be the byte E9, which begins a letter that does not follow.
    private static func withoutMojibake(_ text: String) -> String {
        var bytes: [UInt8] = []
        var isASCII = true
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x80:
                // A no-break space, the last byte of "à", that somebody took for a space.
                if scalar == " ", bytes.last == 0xC3 { bytes.append(0xA0) }
                bytes.append(UInt8(scalar.value))
            case 0x80...0xFF:
                isASCII = false
                bytes.append(UInt8(scalar.value))
            default:
                guard let byte = windows1252[scalar] else { return text }
                isASCII = false
                bytes.append(byte)
            }
        }
        guard !isASCII, let repaired = String(validating: bytes, as: UTF8.self) else { return text }
        return repaired
    }

    /// What the bytes 80 to 9F are in the code page of Windows.
    private static let windows1252: [Unicode.Scalar: UInt8] = [
        "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89,
        "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95,
        "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
    ]
}
