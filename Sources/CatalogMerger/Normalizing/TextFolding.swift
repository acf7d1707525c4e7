internal import Foundation

/// Text made comparable: case, accents and writing variants taken away, the same in every locale.
package enum TextFolding {
    /// How a text is folded.
    package enum Style: Sendable {
        /// For comparing: letters and digits alone, words one space apart, `&` as `and`.
        case words
        /// For sorting: every character but case and accents is kept as it is written.
        case written
    }

    /// The folded text. Folding twice is folding once.
    package static func folded(_ text: String, _ style: Style) -> String {
        var folder = Folder(style: style, capacity: text.utf8.count)
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 { folder.append(Unicode.Scalar(byte)) }
        } else {
            // Compatibility forms (ligatures, full-width letters) are written out, then accents come apart.
            for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
                folder.append(scalar)
            }
        }
        return folder.finished()
    }

    /// The words of a text, folded.
    package static func words(of text: String) -> [Substring] {
        folded(text, .words).split(separator: " ")
    }
}

/// Builds folded text scalar by scalar.
private struct Folder {
    let style: TextFolding.Style
    var result = String.UnicodeScalarView()
    var owesSpace = false

    init(style: TextFolding.Style, capacity: Int) {
        self.style = style
        result.reserveCapacity(capacity)
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39:
            emit(scalar)
        case 0x41...0x5A:
            emit(Unicode.Scalar(UInt8(scalar.value) + 0x20))
        case 0x300...0x36F:
            // Only these are accents; the marks of Japanese and Indic scripts are letters.
            break
        case 0x26 where style == .words:
            emit(word: "and")
        case 0x27, 0x2019, 0x2BC, 0x60, 0xB4:
            // "Ocean's" is one word, however its apostrophe is written.
            if style == .written { emit(scalar) }
        default:
            appendOther(scalar)
        }
    }

    private mutating func appendOther(_ scalar: Unicode.Scalar) {
        if let spelled = Self.spelled[scalar] {
            for letter in spelled.unicodeScalars { emit(letter) }
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
            || scalar.properties.generalCategory == .spacingMark
        {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars
            where !(0x300...0x36F).contains(lower.value) {
                emit(lower)
            }
        } else if style == .written {
            emit(scalar)
        } else {
            owesSpace = true
        }
    }

    mutating func finished() -> String { String(result) }

    private mutating func emit(_ scalar: Unicode.Scalar) {
        if owesSpace, !result.isEmpty { result.append(" ") }
        owesSpace = false
        result.append(scalar)
    }

    private mutating func emit(word: String) {
        owesSpace = true
        for scalar in word.unicodeScalars { emit(scalar) }
        owesSpace = true
    }

    /// Letters that no decomposition takes apart, as English catalogs spell them.
    private static let spelled: [Unicode.Scalar: String] = [
        "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th",
        "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ß": "ss", "ẞ": "ss", "ı": "i", "ħ": "h", "Ħ": "h",
    ]
}
