/// A user's text as a message may show it: in quotes, short, without control characters or tokens.
///
/// A token that stands in the wrong place (pasted between `${` and `}`, or glued to its key) must not
/// reach a terminal or a log, so whatever looks like one is cut out.
struct Excerpt: CustomStringConvertible {
    private static let longest = 40
    private let text: String
    private let mayHoldToken: Bool

    /// - Parameter mayHoldToken: False for a text that stands where nobody would put a secret, such as an id,
    ///   which may be long and look like one.
    init(_ text: String, mayHoldToken: Bool = true) {
        self.text = text
        self.mayHoldToken = mayHoldToken
    }

    /// The text in quotes.
    var description: String { "'\(unquoted)'" }

    /// The text without quotes, where it stands among words of ours.
    var unquoted: String {
        var result = ""
        var rest = text[...]
        while !rest.isEmpty, result.count <= Self.longest {
            let word = String(rest.prefix(while: Self.isTokenCharacter))
            result += mayHoldToken && Self.looksLikeToken(word) ? "…" : word
            rest = rest.dropFirst(word.count)
            if let separator = rest.popFirst() { result += Self.printable(separator) }
        }
        return result.count > Self.longest ? "\(result.prefix(Self.longest))…" : result
    }

    /// Whether a text could be a token: twenty or more of the characters that tokens are made of, with digits
    /// or with large and small letters among them. Our own names are `in_small_letters`.
    static func looksLikeToken(_ text: String) -> Bool {
        text.utf8.count >= 20 && text.allSatisfy(isTokenCharacter)
            && (text.filter(\.isNumber).count >= 3
                || text.contains(where: \.isLowercase) && text.contains(where: \.isUppercase))
    }

    private static func isTokenCharacter(_ character: Character) -> Bool {
        character.isASCII
            && (character.isLetter || character.isNumber || character == "." || character == "-"
                || character == "_")
    }

    /// A character, or its number where a terminal would obey it.
    private static func printable(_ character: Character) -> String {
        character.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }.joined()
    }
}
