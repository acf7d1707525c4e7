/// The name a provider goes by in the configuration, in every id and in every report.
///
/// The name is the user's: two providers may run the same kind of code under two names.
public struct ProviderID: Hashable, Sendable, CustomStringConvertible {
    /// Lowercase letters, digits, `-` and `_`, beginning with a letter or digit.
    public let name: String

    /// Returns nil when `name` is empty or holds a character that ids and options could not carry.
    ///
    /// Names of outside ids (`imdb`, `wikidata`) are refused, because `imdb:tt1375666` must mean one thing.
    public init?(_ name: String) {
        guard let first = name.utf8.first, Self.isLetterOrDigit(first),
            name.utf8.allSatisfy({
                Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            }),
            ExternalID.Authority(rawValue: name) == nil
        else { return nil }
        self.name = name
    }

    /// The name itself.
    public var description: String { name }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
