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

    /// Makes a claim.
    public init(provider: ProviderID, record: MovieID, fact: Fact<FieldValue>, asOf: Date? = nil) {
        self.provider = provider
        self.record = record
        self.fact = fact
        self.asOf = asOf
    }
}

/// How a field's value is chosen among its claims.
public enum FieldRule: Hashable, Sendable {
    /// The first provider of these that has a value.
    case precedence([ProviderID])
    /// Everything that any provider of these has, in their order.
    case union([ProviderID])
}

/// The value of one field of a merged movie, with every claim that stood for election.
public struct Resolved: Hashable, Sendable {
    /// The value chosen; absent where all who could say say there is none; unknown where nobody could say.
    public let fact: Fact<FieldValue>
    /// Whose claim was chosen; nil where there is no value.
    public let provider: ProviderID?
    /// How it was chosen.
    public let rule: FieldRule
    /// One claim per record of the movie, in precedence order, those of providers that could not say included.
    public let claims: [Claim]

    /// Makes a resolved field.
    public init(fact: Fact<FieldValue>, provider: ProviderID?, rule: FieldRule, claims: [Claim]) {
        self.fact = fact
        self.provider = provider
        self.rule = rule
        self.claims = claims
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
