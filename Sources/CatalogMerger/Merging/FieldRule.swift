public import CatalogCore

/// How a field's value is chosen among its claims, for the providers that make them.
public struct FieldRule: Hashable, Sendable {
    /// The language whose claims go before all others; nil where languages do not count.
    public let language: LanguagePreference?
    /// What chooses; nil where the order of the providers alone does.
    public let named: NamedRule?
    /// The providers, first the one whose claim is taken where nothing else decides.
    public let order: [ProviderID]

    /// Makes a rule.
    public init(
        language: LanguagePreference? = nil, named: NamedRule? = nil, order: [ProviderID]
    ) {
        self.language = language
        self.named = named
        self.order = order
    }

    /// The first provider of these that has a value.
    public static func precedence(_ order: [ProviderID]) -> FieldRule { FieldRule(order: order) }

    /// Everything that any provider of these has, in their order.
    public static func union(_ order: [ProviderID]) -> FieldRule { FieldRule(named: .union, order: order) }

    /// Whether the value is made of all claims and not one of them.
    public var addsUp: Bool { named == .union }
}

extension MergeRules {
    /// The rule of a field, for some providers.
    ///
    /// - Parameter providers: Those that have a say, in the precedence of the run.
    package func rule(for field: MovieField, among providers: [ProviderID]) -> FieldRule {
        var (named, order) = (Self.usualRule(for: field), providers)
        switch choices[field] {
        case .precedence(let first)?:
            order = first.filter(providers.contains) + providers.filter { !first.contains($0) }
        case .named(let rule)? where field.namedRules.contains(rule): named = rule
        case .named?, nil: break
        }
        return FieldRule(
            language: field.isWrittenInLanguage ? preferredLanguage : nil, named: named, order: order)
    }

    /// The fields that the user's word puts under another rule than they would have, in their order.
    ///
    /// - Parameter providers: As for ``rule(for:among:)``.
    package func ruledFields(among providers: [ProviderID]) -> [(field: MovieField, rule: FieldRule)] {
        MovieField.allCases.map { ($0, rule(for: $0, among: providers)) }
            .filter { $1 != MergeRules().rule(for: $0, among: providers) }
    }

    /// What chooses unless the user says otherwise: outside ids and links add up, everything else goes by
    /// precedence.
    private static func usualRule(for field: MovieField) -> NamedRule? {
        switch field {
        case .externalIDs, .links: .union
        case .title, .originalTitle, .year, .releaseDate, .overview, .tagline, .status, .poster, .backdrop,
            .trailer, .genres, .runtimeMinutes, .revenueUSD, .originalLanguage, .rating, .popularity, .actors,
            .directors:
            nil
        }
    }
}
