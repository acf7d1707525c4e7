internal import CatalogCore

/// Chooses a field's value among its claims.
struct FieldElection {
    /// Who is who among the people of the movie.
    let cast: MovieCast

    /// The value that counts: the user's own, else what the rule gives, which is one of the claims or made of
    /// several.
    ///
    /// - Parameters:
    ///   - claims: One per record, in precedence order.
    ///   - hand: What the user set by hand.
    func resolved(
        _ field: MovieField, among claims: [Claim], by rule: FieldRule, hand: HandValue?
    ) -> Resolved {
        if let hand {
            return Resolved(fact: hand.fact, provider: nil, rule: rule, claims: claims, hand: hand)
        }
        let candidates = Self.candidates(among: claims, by: rule)
        guard let chosen = rule.chosen(of: candidates), let value = chosen.fact.value else {
            return Resolved(fact: Self.withoutValue(claims), provider: nil, rule: rule, claims: claims)
        }
        let addsUp = rule.addsUp && candidates.count > 1
        let whole = addsUp ? union(of: candidates, about: field) ?? value : value
        return Resolved(fact: .known(whole), provider: chosen.provider, rule: rule, claims: claims)
    }

    /// The claims with a value that may be chosen, the first in the rule's order first.
    ///
    /// Claims in the preferred language stand alone where only one is chosen, and first where all add up.
    private static func candidates(among claims: [Claim], by rule: FieldRule) -> [Claim] {
        let ordered = rule.order.flatMap { provider in
            claims.filter { $0.provider == provider && $0.fact.value != nil }
        }
        guard let language = rule.language, ordered.count > 1 else { return ordered }
        let fits = Dictionary(grouping: ordered) { language.fit(of: $0.language) }
        let best = fits.sorted { $0.key < $1.key }.map(\.value)
        return rule.addsUp ? best.flatMap(\.self) : best.first ?? []
    }

    /// Absent where somebody who could say says there is none, else unknown.
    private static func withoutValue(_ claims: [Claim]) -> Fact<FieldValue> {
        claims.allSatisfy(\.fact.isUnknown) ? .unknown : .absent
    }

    /// What the first claim holds, and what each other one has beside; nil where their values do not add up.
    private func union(of claims: [Claim], about field: MovieField) -> FieldValue? {
        switch field {
        case .actors: .credits(cast.credits(as: .actor, of: claims.map(\.provider)))
        case .directors: .credits(cast.credits(as: .director, of: claims.map(\.provider)))
        case .externalIDs, .links, .genres, .title, .originalTitle, .year, .releaseDate, .overview, .tagline,
            .status, .poster, .backdrop, .trailer, .runtimeMinutes, .revenueUSD, .originalLanguage, .rating,
            .popularity:
            claims.lazy.compactMap(\.fact.value).reduce(nil) { $0?.adding($1) ?? $1 }
        }
    }
}

extension FieldRule {
    /// The claim that is taken, or of several that add up the first; nil where there is none.
    ///
    /// - Parameter claims: Claims with a value; of those that are even the first one is taken.
    fileprivate func chosen(of claims: [Claim]) -> Claim? {
        guard let named, !addsUp else { return claims.first }
        var best: (claim: Claim, figure: Double)?
        for claim in claims {
            let figure = claim.fact.value.flatMap(named.figure) ?? -.infinity
            if figure > best?.figure ?? -.infinity || best == nil { best = (claim, figure) }
        }
        return best?.claim
    }
}

extension NamedRule {
    /// What a value counts by this rule, more being better; nil where it cannot be counted.
    fileprivate func figure(of value: FieldValue) -> Double? {
        switch self {
        case .mostVotes:
            if case .rating(let rating) = value { rating.votes.map { Double($0) } } else { nil }
        case .highest: value.number
        case .lowest: value.number.map { -$0 }
        case .longest: value.length.map { Double($0) }
        case .union: nil
        }
    }
}

extension FieldValue {
    /// The value as a number; nil where it is none.
    fileprivate var number: Double? {
        switch self {
        case .whole(let number): Double(number)
        case .decimal(let number): number
        case .day(let day): Double(day.dayNumber)
        case .rating(let rating): rating.value
        case .text, .texts, .externalIDs, .credits, .links: nil
        }
    }

    /// How many characters or items the value has, people by their names; nil where it has no length.
    fileprivate var length: Int? {
        switch self {
        case .text(let text): text.count
        case .texts(let texts): texts.count
        case .externalIDs(let ids): ids.count
        case .credits(let credits): Set(credits.map(\.name)).count
        case .links(let links): links.count
        case .whole, .decimal, .day, .rating: nil
        }
    }

    /// This value and what another of its kind has beside, where values of their kind add up; else this one.
    fileprivate func adding(_ other: FieldValue) -> FieldValue {
        switch (self, other) {
        case (.externalIDs(let ids), .externalIDs(let more)):
            return .externalIDs(ExternalID.inOrder(ids + more))
        case (.links(let links), .links(let more)):
            let taken = Set(links.map(\.provider))
            return .links(links + more.filter { !taken.contains($0.provider) })
        case (.texts(let texts), .texts(let more)):
            var taken = Set(texts.map(TextFolding.comparable))
            return .texts(texts + more.filter { taken.insert(TextFolding.comparable($0)).inserted })
        case (_, _):
            return self
        }
    }
}
