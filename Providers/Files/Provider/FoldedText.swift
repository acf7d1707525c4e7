internal import Foundation

/// Text made comparable for searching: case, accents and punctuation taken away.
///
/// It is simpler than the folding that matches movies, which looks at whatever is found here once more.
enum FoldedText {
    /// The words of a text, in lowercase and without accents: runs of letters and digits. An apostrophe parts no
    /// words, and `&` is `and`.
    static func words(of text: String) -> [String] {
        let folded = text.utf8.allSatisfy { $0 < 0x80 } ? text : plain(text)
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func close() {
            if !word.isEmpty { words.append(String(word)) }
            word.removeAll()
        }
        for scalar in folded.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": word.append(scalar)
            case "A"..."Z": word.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
            case "'", "\u{2019}": continue
            case "&":
                close()
                words.append("and")
            case "\0"..."\u{7F}": close()
            case _:
                let properties = scalar.properties
                if properties.isAlphabetic || properties.numericType != nil
                    || properties.generalCategory == .nonspacingMark
                {
                    word.append(scalar)
                } else {
                    close()
                }
            }
        }
        close()
        return words
    }

    /// A number for a word or a name, the same in every run; others may share it.
    static func hash(_ words: some Sequence<String>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for word in words {
            for byte in word.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
            hash = (hash ^ 0x20) &* 0x0100_0193
        }
        return hash
    }

    /// Without accents, and with the letters that have none of their own.
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
