/// An id as one provider knows it: the provider's name, a colon, and the provider's own key.
///
/// TradeRev's 5 and TMDB's 5 are different films, so a bare key is never an id.
/// `Subject` keeps ids of movies and of people apart in the type system; see ``MovieID`` and ``PersonID``.
public struct ScopedID<Subject>: Hashable, Sendable, CustomStringConvertible {
    /// Whose key it is.
    public let provider: ProviderID

    /// The provider's own key, never empty; it may hold colons.
    public let key: String

    /// Makes an id of its halves; nil when `key` is empty or holds a control character.
    public init?(provider: ProviderID, key: String) {
        guard !key.isEmpty,
            key.utf8.allSatisfy({ (0x20..<0x7F).contains($0) })
                || key.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else {
            return nil
        }
        self.provider = provider
        self.key = key
    }

    /// Makes an id of a number, as most services count their records.
    public init(provider: ProviderID, number: Int) {
        self.provider = provider
        self.key = String(number)
    }

    /// Reads `provider:key`, split at the first colon; nil unless both halves stand.
    public init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), let provider = ProviderID(String(text[..<colon])) else {
            return nil
        }
        self.init(provider: provider, key: String(text[text.index(after: colon)...]))
    }

    /// `provider:key`, which reads back as the same id.
    public var description: String { provider.name + ":" + key }
}

extension ScopedID: Comparable {
    /// By provider name, then by key: numbers in their order, and before keys that are none.
    public static func < (left: Self, right: Self) -> Bool {
        guard left.provider == right.provider else { return left.provider.name < right.provider.name }
        // Were numbers and other keys compared as text, 2 < 10 < 1a < 2 would go in a circle.
        return switch (Int(left.key), Int(right.key)) {
        case (let leftNumber?, let rightNumber?) where leftNumber != rightNumber: leftNumber < rightNumber
        case (_?, nil): true
        case (nil, _?): false
        case (_, _): left.key < right.key
        }
    }
}

/// What a ``MovieID`` names. It has no values.
public enum MovieSubject: Sendable {}

/// What a ``PersonID`` names. It has no values.
public enum PersonSubject: Sendable {}

/// A movie as one provider knows it, printed as `tmdb:27205`.
public typealias MovieID = ScopedID<MovieSubject>

/// A person as one provider knows them, printed as `tmdb:525`.
public typealias PersonID = ScopedID<PersonSubject>
