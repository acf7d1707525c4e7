public import CatalogCore
public import struct Foundation.Date

/// What one provider says about one field of a movie.
public struct Claim: Hashable, Sendable {
    /// Who says so.
    public let provider: ProviderID
    /// The record that says so.
    public let record: MovieID
    /// What it says.
    public let fact: Fact<FieldValue>
    /// When the source said so; nil where the exchange does not tell.
    public let asOf: Date?
    /// The language it is in, as `de` or `pt-BR`; nil where nobody can tell, and for what is in no language.
    public let language: String?

    /// Makes a claim.
    public init(
        provider: ProviderID, record: MovieID, fact: Fact<FieldValue>, asOf: Date? = nil,
        language: String? = nil
    ) {
        self.provider = provider
        self.record = record
        self.fact = fact
        self.asOf = asOf
        self.language = language
    }
}

/// The value of one field of a merged movie, with every claim that stood for election.
public struct Resolved: Hashable, Sendable {
    /// The value that counts: the user's own where there is one, else the one chosen; absent where all who could
    /// say say there is none; unknown where nobody could say.
    public let fact: Fact<FieldValue>
    /// Whose claim was chosen, the first one's of several that were added up; nil where there is no value, and
    /// where the user set it by hand.
    public let provider: ProviderID?
    /// How providers' claims are chosen from.
    public let rule: FieldRule
    /// One claim per record of the movie, in precedence order, those of providers that could not say included.
    public let claims: [Claim]
    /// What the user set by hand, whatever the claims are; nil where nothing was set.
    public let hand: HandValue?

    /// Makes a resolved field.
    public init(
        fact: Fact<FieldValue>, provider: ProviderID?, rule: FieldRule, claims: [Claim],
        hand: HandValue? = nil
    ) {
        self.fact = fact
        self.provider = provider
        self.rule = rule
        self.claims = claims
        self.hand = hand
    }

    /// Whether the value is a claim's, or made of it among others.
    public func isChosen(_ claim: Claim) -> Bool {
        guard hand == nil, claim.fact.value != nil else { return false }
        return rule.addsUp || claim.provider == provider
    }
}

/// A field about which providers say different things.
public struct Conflict: Hashable, Sendable {
    /// The field.
    public let field: MovieField
    /// The claims that give a value, in precedence order; at least two of them differ.
    public let claims: [Claim]

    /// Makes a conflict.
    public init(field: MovieField, claims: [Claim]) {
        self.field = field
        self.claims = claims
    }
}
