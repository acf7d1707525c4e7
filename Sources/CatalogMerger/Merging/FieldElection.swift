internal import CatalogCore

/// Chooses a field's value among its claims.
enum FieldElection {
    /// The rule that a field has unless the user says otherwise: outside ids and links add up, everything else
    /// goes by precedence.
    static func usualRule(for field: MovieField, precedence: [ProviderID]) -> FieldRule {
        switch field {
        case .externalIDs, .links: .union(precedence)
        case .title, .originalTitle, .year, .releaseDate, .overview, .tagline, .status, .poster, .backdrop,
            .trailer, .genres, .runtimeMinutes, .revenueUSD, .originalLanguage, .rating, .popularity, .actors,
            .directors:
            .precedence(precedence)
        }
    }

    /// The value that a rule gives: always one of the claims, or made of several.
    ///
    /// - Parameter claims: One per record, in precedence order.
    static func resolved(_ claims: [Claim], by rule: FieldRule) -> Resolved {
        switch rule {
        case .precedence(let order):
            let chosen = order.lazy.compactMap { provider in
                claims.first { $0.provider == provider && $0.fact.value != nil }
            }.first
            return Resolved(
                fact: chosen?.fact ?? withoutValue(claims), provider: chosen?.provider, rule: rule,
                claims: claims)
        case .union(let order):
            let ordered = order.flatMap { provider in claims.filter { $0.provider == provider } }
            guard let first = ordered.first(where: { $0.fact.value != nil }) else {
                return Resolved(fact: withoutValue(claims), provider: nil, rule: rule, claims: claims)
            }
            let union = ordered.compactMap(\.fact.value).reduce(nil, added)
            return Resolved(
                fact: union.map(Fact.known) ?? first.fact, provider: first.provider, rule: rule,
                claims: claims)
        }
    }

    /// Absent where somebody who could say says there is none, else unknown.
    private static func withoutValue(_ claims: [Claim]) -> Fact<FieldValue> {
        claims.allSatisfy(\.fact.isUnknown) ? .unknown : .absent
    }

    /// Two values as one, where values of their kind add up; else the first.
    private static func added(_ one: FieldValue?, _ other: FieldValue) -> FieldValue {
        switch (one, other) {
        case (nil, _):
            return other
        case (.externalIDs(let ids)?, .externalIDs(let more)):
            return .externalIDs(ExternalID.inOrder(ids + more))
        case (.links(let links)?, .links(let more)):
            let taken = Set(links.map(\.provider))
            return .links(links + more.filter { !taken.contains($0.provider) })
        case (let one?, _):
            return one
        }
    }
}
