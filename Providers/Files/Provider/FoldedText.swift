internal import Foundation

/// A text made comparable for searching: its words as numbers, without case, accents and punctuation.
///
/// Words are runs of letters and digits. An apostrophe parts no words, and `&` is `and`. It is simpler than the
/// folding that matches movies, which looks at whatever is found here once more.
struct FoldedText {
    /// A number for each word, in their order. The same word has the same number everywhere; that two words share
    /// one is as likely as two movies falling on one's head.
    private(set) var words: [UInt64] = []
    /// A number for all the words in their order.
    private(set) var whole = start

    private var word = start

    /// Folds UTF-8.
    init(_ text: ArraySlice<UInt8>) {
        if text.allSatisfy({ $0 < 0x80 }) {
            for byte in text { take(byte) }
        } else {
            for scalar in Self.plain(String(decoding: text, as: UTF8.self)).unicodeScalars { take(scalar) }
        }
        close()
    }

    /// Folds a text.
    init(_ text: String) {
        self.init(ArraySlice(text.utf8))
    }

    private mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): add(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(byte | 0x20)
        case UInt8(ascii: "'"): return
        case UInt8(ascii: "&"):
            close()
            for letter in "and".utf8 { add(letter) }
            close()
        case _: close()
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        if scalar.isASCII { return take(UInt8(scalar.value)) }
        let properties = scalar.properties
        if properties.isAlphabetic || properties.numericType != nil
            || properties.generalCategory == .nonspacingMark
        {
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { add(byte) }
        } else if scalar != "\u{2019}" {
            close()
        }
    }

    /// Mixes a byte in, as FNV does.
    private mutating func add(_ byte: UInt8) {
        word = (word ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    private mutating func close() {
        guard word != Self.start else { return }
        words.append(word)
        whole = (whole ^ word) &* 0x9E37_79B9_7F4A_7C15
        word = Self.start
    }

    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Without case and accents, and with the letters that have none of their own.
    private static func plain(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        let folded = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        for scalar in folded.unicodeScalars {
            switch scalar {
            case "ø": result.append("o")
            case "ł": result.append("l")
            case "đ", "ð": result.append("d")
            case "ı": result.append("i")
            case "æ": result.append(contentsOf: "ae".unicodeScalars)
            case "œ": result.append(contentsOf: "oe".unicodeScalars)
            case "ß": result.append(contentsOf: "ss".unicodeScalars)
            case _: result.append(scalar)
            }
        }
        return String(result)
    }
}
