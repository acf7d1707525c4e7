/// Why a text is not the YAML that is read here: it breaks the language's rules, or uses a part of the
/// language that a configuration has no use for.
package enum YAMLFault: Hashable, Sendable {
    /// It breaks the rules of YAML; the parser's words.
    case malformed(String)
    /// A tab stands where YAML takes spaces only.
    case tab
    /// A character that cannot stand in YAML, by its number.
    case forbiddenCharacter(UInt32)
    /// A second document begins.
    case secondDocument
    /// Values stand in more values than this.
    case tooDeep(limit: Int)
    /// There are more values than this.
    case tooManyValues(limit: Int)
    /// `*name`.
    case alias(String)
    /// `<<`.
    case mergeKey
    /// `!name`.
    case tag(String)
    /// A key is a list or a mapping.
    case keyIsNotText
}

extension YAMLFault: CustomStringConvertible {
    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .malformed(let words):
            "this is not YAML: \(words); check brackets, quotes and indentation here and in the lines above"
        case .tab: "a tab stands where YAML takes spaces only; replace it"
        case .forbiddenCharacter(let number):
            "the character U+\(Self.hexadecimal(number)) cannot stand here; remove it"
        case .secondDocument: "a second document begins here; keep one in the file"
        case .tooDeep(let limit):
            "values stand more than \(limit) deep in each other; a configuration needs four"
        case .tooManyValues(let limit):
            "the file holds more than \(limit) values; check that it is the right one"
        case .alias(let name): "aliases such as \(Excerpt("*" + name)) are not supported; write the value out"
        case .mergeKey: "'<<' is not supported; write the settings out"
        case .tag(let name): "tags such as \(Excerpt(name)) are not supported; leave it out"
        case .keyIsNotText: "a key must be text, and this one is a list or has keys of its own"
        }
    }

    private static func hexadecimal(_ number: UInt32) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
