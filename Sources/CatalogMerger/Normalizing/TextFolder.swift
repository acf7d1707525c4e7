/// Builds folded text, scalar by scalar of a decomposed one.
struct TextFolder {
    private let style: TextFolding.Style
    private var result: [UInt8] = []
    private var owesSpace = false

    init(style: TextFolding.Style, capacity: Int) {
        self.style = style
        result.reserveCapacity(capacity)
    }

    /// Takes the next scalar: a letter, an accent to drop, a sign to keep or to part words by.
    mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39:
            emit(UInt8(scalar.value))
        case 0x41...0x5A:
            emit(UInt8(scalar.value) + 0x20)
        case 0x300...0x36F, 0xFE00...0xFE0F:
            // Only these marks are accents, and these choose a glyph; those of Japanese and Indic scripts are
            // letters.
            break
        case 0x26 where style == .words:
            owesSpace = true
            for letter in "and".utf8 { emit(letter) }
            owesSpace = true
        case 0x27, 0x60, 0x2BB, 0x2BC, 0x2018, 0x2019, 0x201B, 0x2032:
            // "Ocean's" is one word, however its apostrophe is written.
            if style == .written { emit(UInt8(ascii: "'")) }
        case 0...0x7F:
            part(at: scalar)
        default:
            appendForeign(scalar)
        }
    }

    /// The text so far.
    func finished() -> String { String(decoding: result, as: UTF8.self) }

    private mutating func appendForeign(_ scalar: Unicode.Scalar) {
        if let spelled = Self.spelled[scalar] {
            for letter in spelled.utf8 { emit(letter) }
            return
        }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .format:
            // Joiners and soft hyphens say how to draw a word, not which word it is.
            break
        case .decimalNumber:
            // Every script's digits are the same numbers.
            emit(scalar: properties.numericValue.map { Unicode.Scalar(0x30 + UInt8($0)) } ?? scalar)
        case .nonspacingMark, .spacingMark, .letterNumber, .otherNumber:
            emit(scalar: scalar)
        default:
            if properties.isAlphabetic {
                for lower in properties.lowercaseMapping.unicodeScalars
                where !(0x300...0x36F).contains(lower.value) {
                    emit(scalar: lower)
                }
            } else {
                part(at: scalar)
            }
        }
    }

    /// Takes a sign that is no part of a word.
    private mutating func part(at sign: Unicode.Scalar) {
        switch style {
        case .words: owesSpace = true
        case .written: emit(scalar: sign)
        }
    }

    private mutating func emit(scalar: Unicode.Scalar) {
        guard let bytes = UTF8.encode(scalar) else { return }
        for byte in bytes { emit(byte) }
    }

    private mutating func emit(_ byte: UInt8) {
        if owesSpace, !result.isEmpty { result.append(0x20) }
        owesSpace = false
        result.append(byte)
    }

    /// Letters that no decomposition takes apart, as English catalogs spell them, and the sigma that ends words.
    private static let spelled: [Unicode.Scalar: String] = [
        "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th",
        "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ß": "ss", "ẞ": "ss", "ı": "i", "ħ": "h", "Ħ": "h",
        "ς": "σ",
    ]
}
