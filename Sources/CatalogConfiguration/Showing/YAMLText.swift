/// Writes texts as YAML scalars.
enum YAMLText {
    /// A text as one line of YAML that every YAML reader takes for that text: as it is where YAML has no
    /// other use for it, else in double quotes.
    static func scalar(_ text: String) -> String {
        isPlain(text) ? text : quoted(text)
    }

    /// The same, to stand in a list in brackets, and for every reader a text rather than a number or a date:
    /// whatever does not begin with a letter is in quotes.
    static func item(_ text: String) -> String {
        let isPlainItem = text.unicodeScalars.allSatisfy {
            isWordCharacter($0) || "/.:".unicodeScalars.contains($0)
        }
        let beginsWithLetter = text.first.map { $0.isASCII && $0.isLetter } ?? false
        return isPlainItem && beginsWithLetter && isPlain(text) ? text : quoted(text)
    }

    /// Words that some YAML readers take for something other than text.
    private static let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !words.contains(text.lowercased()) else { return false }
        // `{` and `}` are safe behind a `$`, and a colon before anything but a space; none of these ends.
        let isSafe = text.unicodeScalars.allSatisfy {
            isWordCharacter($0) || "$/.{}:".unicodeScalars.contains($0)
        }
        return isSafe && (isWordCharacter(first) || first == "$" || first == "/") && first != "-"
            && !text.hasSuffix(":")
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result += isPrintable(scalar) ? String(scalar) : escaped(scalar)
            }
        }
        return result + "\""
    }

    /// Whether a character stands for itself wherever it is shown: it is none that a terminal obeys, or that
    /// YAML has no room for.
    static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            false
        default: true
        }
    }

    /// A scalar by its number, in eight digits.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
