import CatalogCore
import CatalogMerger
import Testing

@Suite struct `Rules of fields, by law` {
    /// Every rule that a field can have, and the preference of a language above them.
    struct Case: Sendable, CustomTestStringConvertible {
        let field: MovieField
        let choice: MergeRules.Choice?
        let language: String?

        var rules: MergeRules {
            MergeRules(
                choice.map { [field: $0] } ?? [:],
                preferredLanguage: language.flatMap { LanguagePreference($0) })
        }
        var testDescription: String { "\(field.rawValue) \(choice.map { "\($0)" } ?? "") \(language ?? "")" }
    }

    private static let everyCase = MovieField.allCases.flatMap { field -> [Case] in
        let turned = Array(RandomClaims.providers.reversed())
        let choices: [MergeRules.Choice?] =
            field.namedRules.map { .named($0) } + [
                nil, .precedence(turned), .precedence([turned[1]]),
                .precedence([Sample.provider("stranger")]),
            ]
        return choices.flatMap { choice in
            [nil, "de", "de-AT", "fr"].map { Case(field: field, choice: choice, language: $0) }
        }
    }

    private static func resolved(
        _ claims: RandomClaims, by rules: MergeRules, about field: MovieField
    ) throws -> Resolved {
        let merger = MovieMerger(
            precedence: RandomClaims.providers, rules: rules, languages: RandomClaims.languages)
        return try #require(merger.movie(of: claims.records.dated).fields[field])
    }

    @Test(arguments: everyCase)
    func `choose what an obvious chooser does`(row: Case) throws {
        for seed in 0..<40 {
            let claims = RandomClaims(seed: seed)
            let resolved = try Self.resolved(claims, by: row.rules, about: row.field)
            let obvious = ObviousChooser(
                choice: row.choice, language: row.language, records: claims.records)
            switch row.field {
            case .actors, .directors:
                #expect(
                    resolved.fact.names == obvious.people(row.field), "seed \(seed): \(resolved)")
            default:
                #expect(resolved.fact == obvious.fact(row.field), "seed \(seed): \(resolved)")
            }
            #expect(resolved.provider == obvious.claims(row.field).first?.id.provider)
        }
    }

    @Test(arguments: everyCase)
    func `give one of the claims, or what several say together`(row: Case) throws {
        for seed in 0..<40 {
            let resolved = try Self.resolved(RandomClaims(seed: seed), by: row.rules, about: row.field)
            let chosen = resolved.claims.filter(resolved.isChosen)
            guard let value = resolved.fact.value else {
                #expect(resolved.claims.allSatisfy { $0.fact.value == nil } && chosen.isEmpty)
                continue
            }
            #expect(chosen.contains { $0.provider == resolved.provider })
            if resolved.rule.addsUp {
                #expect(chosen.count == resolved.claims.count { $0.fact.value != nil })
                let said = Set(chosen.compactMap(\.fact.value).flatMap(\.parts))
                #expect(Set(value.parts).isSubset(of: said))
            } else {
                #expect(chosen.map(\.fact.value) == [value])
            }
        }
    }

    @Test(arguments: everyCase)
    func `do not depend on the order of records`(row: Case) throws {
        for seed in 0..<20 {
            let claims = RandomClaims(seed: seed)
            var random = claims.generator
            let merger = MovieMerger(
                precedence: RandomClaims.providers, rules: row.rules, languages: RandomClaims.languages)
            let shuffled = claims.records.shuffled(using: &random)
            #expect(merger.movie(of: claims.records.dated) == merger.movie(of: shuffled.dated))
        }
    }

    @Test(arguments: everyCase)
    func `over one claim are that claim`(row: Case) throws {
        for seed in stride(from: 0, to: 80, by: 4) {
            let claims = RandomClaims(seed: seed)
            #expect(claims.records.count == 1)
            let resolved = try Self.resolved(claims, by: row.rules, about: row.field)
            #expect(resolved.fact == claims.records[0].fact(about: row.field))
        }
    }

    @Test(arguments: 0..<40)
    func `change whose claim is chosen and nothing else`(seed: Int) throws {
        let records = RandomClaims(seed: seed).records.dated
        let plain = MovieMerger(precedence: RandomClaims.providers).movie(of: records)
        let rules = MergeRules([
            .rating: .named(.mostVotes), .genres: .named(.union), .title: .named(.longest),
            .year: .precedence(RandomClaims.providers.reversed()), .actors: .named(.union),
        ])
        let ruled = MovieMerger(precedence: RandomClaims.providers, rules: rules).movie(of: records)
        #expect(ruled.ids == plain.ids && ruled.conflicts == plain.conflicts)
        #expect(ruled.unknown == plain.unknown)
        for field in MovieField.allCases {
            #expect(ruled.fields[field]?.claims == plain.fields[field]?.claims)
            if rules.choices[field] == nil { #expect(ruled.fields[field] == plain.fields[field]) }
        }
    }
}

/// Chooses by going through all claims again and again.
private struct ObviousChooser {
    let choice: MergeRules.Choice?
    let language: String?
    let records: [MovieDetail]

    /// The records with a value, the one to choose first; of a union all, of others those that are even with it too.
    func claims(_ field: MovieField) -> [MovieDetail] {
        var order = RandomClaims.providers
        if case .precedence(let first)? = choice { order = first + order }
        var claims = records.filter { $0.fact(about: field).value != nil }.sorted { one, other in
            (order.firstIndex(of: one.id.provider) ?? 0) < (order.firstIndex(of: other.id.provider) ?? 0)
        }
        if let language, field.isWrittenInLanguage {
            let tags = claims.map { RandomClaims.languages[$0.id.provider] }
            let fits = zip(claims, tags).filter { $1 == language || $1?.hasPrefix(language + "-") == true }
            let related = zip(claims, tags).filter { $1?.prefix(2) == language.prefix(2) }
            let best = fits.isEmpty ? (related.isEmpty ? claims : related.map(\.0)) : fits.map(\.0)
            let second = related.map(\.0).filter { !best.contains($0) }
            claims =
                adds(field)
                ? best + second + claims.filter { !best.contains($0) && !second.contains($0) } : best
        }
        guard case .named(let rule)? = choice, !adds(field) else { return claims }
        let figures = claims.map { Self.figure($0.fact(about: field).value, rule) }
        let most = figures.max() ?? 0
        return zip(claims, figures).filter { $1 == most }.map(\.0)
    }

    func fact(_ field: MovieField) -> Fact<FieldValue> {
        let claims = claims(field).compactMap { $0.fact(about: field).value }
        guard let first = claims.first else {
            return records.contains { !$0.fact(about: field).isUnknown } ? .absent : .unknown
        }
        guard adds(field) else { return .known(first) }
        switch field {
        case .genres:
            var names = first.parts
            for name in claims.flatMap(\.parts) where !names.contains(where: { same($0, name) }) {
                names.append(name)
            }
            return .known(.texts(names))
        case .externalIDs:
            // All are of one authority here, so the first one's stands.
            return .known(first)
        case .links:
            return .known(
                .links(
                    claims.flatMap { value -> [FieldValue.Link] in
                        if case .links(let links) = value { links } else { [] }
                    }))
        default: return .known(first)
        }
    }

    /// The folded names of everybody in the list, each once where that is clear.
    func people(_ field: MovieField) -> Set<String>? {
        let claims = claims(field).compactMap { $0.fact(about: field).value }
        guard let first = claims.first else { return nil }
        return Set((adds(field) ? claims.flatMap(\.parts) : first.parts).map { $0.lowercased() })
    }

    private func adds(_ field: MovieField) -> Bool {
        choice == .named(.union) || field == .externalIDs || field == .links
    }

    private func same(_ one: String, _ other: String) -> Bool {
        one.replacing("é", with: "e").lowercased() == other.replacing("é", with: "e").lowercased()
    }

    private static func figure(_ value: FieldValue?, _ rule: NamedRule) -> Double {
        switch (rule, value) {
        case (.mostVotes, .rating(let rating)?): Double(rating.votes ?? -1)
        case (.highest, .rating(let rating)?): rating.value
        case (.lowest, .rating(let rating)?): 10 - rating.value
        case (.highest, .whole(let number)?): Double(number)
        case (.lowest, .whole(let number)?): -Double(number)
        case (.highest, .decimal(let number)?): number
        case (.lowest, .decimal(let number)?): -number
        case (.highest, .day(let day)?): Double(day.year)
        case (.lowest, .day(let day)?): -Double(day.year)
        case (.longest, .text(let text)?): Double(text.count)
        case (.longest, .texts(let texts)?): Double(texts.count)
        case (.longest, .credits(let credits)?): Double(Set(credits.map(\.name)).count)
        default: 0
        }
    }
}

extension FieldValue {
    /// What a list holds, or the value itself, in words.
    fileprivate var parts: [String] {
        switch self {
        case .texts(let texts): texts
        case .credits(let credits): credits.map(\.name)
        case .externalIDs(let ids): ids.map(\.description)
        case .links(let links): links.map(\.address)
        case .text, .whole, .decimal, .day, .rating: ["\(self)"]
        }
    }
}

extension Fact<FieldValue> {
    /// The names of everybody listed, in lowercase; nil where there is no list.
    fileprivate var names: Set<String>? { value.map { Set($0.parts.map { $0.lowercased() }) } }
}
