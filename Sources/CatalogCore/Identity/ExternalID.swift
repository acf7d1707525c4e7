/// An id that belongs to no provider of ours, such as an IMDb title id.
///
/// Its form is checked when it is made, so two records that share one really name the same page.
public struct ExternalID: Hashable, Sendable, CustomStringConvertible {
    /// Who gives the id out.
    public enum Authority: String, Hashable, Sendable, CaseIterable {
        /// IMDb titles: `tt` and at least seven digits.
        case imdb
        /// Wikidata items: `Q` and a positive number.
        case wikidata
    }

    /// Who gave the id out.
    public let authority: Authority

    /// The id in its canonical form.
    public let value: String

    /// Returns nil when `value` does not have the form that `authority` gives its ids.
    public init?(_ authority: Authority, _ value: String) {
        let prefix: String
        let leastDigits: Int
        switch authority {
        case .imdb: (prefix, leastDigits) = ("tt", 7)
        case .wikidata: (prefix, leastDigits) = ("Q", 1)
        }
        let digits = value.utf8.dropFirst(prefix.utf8.count)
        guard value.hasPrefix(prefix), (leastDigits...12).contains(digits.count),
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            digits.contains(where: { $0 != UInt8(ascii: "0") })
        else { return nil }
        self.authority = authority
        self.value = value
    }

    /// Reads `imdb:tt1375666`; nil when the authority is not known or the form is wrong.
    public init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"),
            let authority = Authority(rawValue: String(text[..<colon]))
        else {
            return nil
        }
        self.init(authority, String(text[text.index(after: colon)...]))
    }

    /// `authority:value`, which reads back as the same id.
    public var description: String { "\(authority.rawValue):\(value)" }
}
