/// How many columns of a terminal text takes.
///
/// East Asian wide characters and emoji take two columns; combining marks, joiners and variation selectors
/// none. What emoji are joined of counts once. Characters whose width is left to the terminal ("ambiguous")
/// count as one, as terminals outside of East Asia show them.
package enum DisplayWidth {
    /// The width that no single character that is shown exceeds.
    static let largest = 8

    /// The columns that a line of text takes. Control characters count as none; see `Sanitizer`.
    package static func of(_ text: String) -> Int {
        ofSettled(text) ?? text.reduce(0) { $0 + of($1) }
    }

    /// The columns of a line whose characters are all settled; nil where one has to be looked up.
    static func ofSettled(_ text: String) -> Int? {
        // Where they lie side by side, twice as fast.
        unsafe text.utf8.withContiguousStorageIfAvailable { unsafe ofSettled($0) } ?? ofSettled(text.utf8)
    }

    /// The same of a line's UTF-8.
    static func ofSettled(_ utf8: some Sequence<UInt8>) -> Int? {
        var width = 0
        var value: UInt32 = 0
        // How many bytes of a character are still to come.
        var missing = 0
        for byte in utf8 {
            switch byte {
            case 0x20..<0x7F:
                width += 1
            case 0x80..<0xC0:
                value = value << 6 | UInt32(byte & 0x3F)
                missing -= 1
                guard missing == 0 else { continue }
                guard let columns = Unicode.Scalar(value).flatMap(ofSettled) else { return nil }
                width += columns
            case 0xC0...:
                missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
                value = UInt32(byte & 0x3F >> missing)
            case _:
                return nil
            }
        }
        return width
    }

    /// The columns of a character that shows itself and is never put together with another such: most letters of Latin,
    /// Greek, Cyrillic and East Asian scripts, quotation marks, dashes, mathematical signs and rules. Nil for any other.
    static func ofSettled(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0xA9, 0xAA..<0xAD, 0xAF..<0x300, 0x370..<0x483, 0x48A..<0x530: 1
        case 0x2010...0x2027, 0x2200...0x22FF, 0x2500...0x257F, 0x2713: 1
        case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: 2
        case 0xAC00...0xD7A3: 2
        default: nil
        }
    }

    /// The columns that one character takes, however many scalars it is made of.
    static func of(_ character: Character) -> Int {
        if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        var width = 0
        var canBecomeEmoji = false
        var isJoined = false
        for scalar in character.unicodeScalars {
            if scalar == "\u{FE0F}" {
                if canBecomeEmoji { width = max(width, 2) }
            } else if scalar == "\u{200D}" {
                isJoined = true
            } else if isJoined || (width > 0 && scalar.properties.isEmojiModifier) {
                isJoined = false
            } else {
                width += of(scalar)
                canBecomeEmoji = scalar.properties.isEmoji
            }
        }
        return width
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0x300: return 1
        case 0..<0x20, 0x7F..<0xA0: return 0
        // Vowels and finals that Korean syllables are put together with.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        // Two of these make a flag.
        case 0x1F1E6...0x1F1FF: return 1
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        case .format where scalar.properties.isDefaultIgnorableCodePoint: return 0
        default: return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
        }
    }

    /// East Asian Width `W` and `F` as of Unicode 17, without emoji, in whole blocks where what is left out is not
    /// assigned.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case ..<0x1100: false
        case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E: true
        case 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F: true
        case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60: true
        case 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376: true
        case 0x1F200...0x1F265, 0x20000...0x3FFFD: true
        default: false
        }
    }
}
