/// Folding into words of letters and digits, one space apart.
///
/// The result is what ``TextFolding/folded(_:_:)`` gives for ``TextFolding/Style/words``; a test holds the two
/// together. It knows ASCII and the letters of European languages.
struct ByteFolding: FastFolding, Sendable {
    /// What the letters from U+00C0 to U+017F fold to, two letters of ASCII packed; 0 for what is no letter.
    private let latin: [UInt16]

    /// Takes the table, which is made once.
    init() {
        self = Self.standard
    }

    private init(latin: [UInt16]) {
        self.latin = latin
    }

    private static let standard = ByteFolding(
        latin: (0xC0...0x17F).map { value in
            guard let scalar = Unicode.Scalar(value) else { return 0 }
            let folded = TextFolding.folded(String(Character(scalar)), .words).utf8
            // Some part words, as the dot of "Coŀlecció" does.
            let isLetter = TextFolding.folded("a\(scalar)a", .words).utf8.count == folded.count + 2
            guard isLetter, folded.count <= 2, folded.allSatisfy({ $0 < 0x80 }) else { return 0 }
            return folded.reduce(0) { $0 << 8 | UInt16($1) }
        })

    static let style = TextFolding.Style.words

    static func most(of count: Int) -> Int { count * 4 + 4 }

    /// Where the result ends; nil where a letter needs the long way.
    func folded(_ text: Span<UInt8>, into output: inout MutableSpan<UInt8>, from start: Int) -> Int? {
        var end = start
        var owesSpace = false
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            var letters: UInt16
            switch byte {
            case 0x61...0x7A, 0x30...0x39: letters = UInt16(byte)
            case 0x41...0x5A: letters = UInt16(byte | 0x20)
            // "Ocean's" is one word.
            case 0x27, 0x60: continue
            case 0x26:
                if end > start {
                    output[end] = 0x20
                    end += 1
                }
                for letter in [UInt8(ascii: "a"), UInt8(ascii: "n"), UInt8(ascii: "d")] {
                    output[end] = letter
                    end += 1
                }
                owesSpace = true
                continue
            case 0xC3...0xC5 where index < text.count && text[index] & 0xC0 == 0x80:
                letters = latin[(Int(byte) << 6 | Int(text[index] & 0x3F)) - 0x30C0]
                guard letters != 0 else { return nil }
                index += 1
            case 0x80...: return nil
            default:
                owesSpace = true
                continue
            }
            if owesSpace, end > start {
                output[end] = 0x20
                end += 1
            }
            owesSpace = false
            if letters > 0xFF {
                output[end] = UInt8(letters >> 8)
                end += 1
                letters &= 0xFF
            }
            output[end] = UInt8(letters)
            end += 1
        }
        return end
    }
}

extension Span<UInt8> {
    /// The text of these bytes; what is not UTF-8 becomes replacement characters.
    var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for index in indices { bytes.append(self[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
