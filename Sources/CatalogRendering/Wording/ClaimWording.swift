internal import CatalogCore
package import CatalogMerger

extension FieldRule {
    /// `precedence tmdb, traderev`, `most_votes, then precedence tmdb, traderev`, `union tmdb, traderev`,
    /// `language de, then precedence tmdb, traderev`.
    package var wording: String {
        let order = self.order.map(\.name).joined(separator: ", ")
        let choice =
            addsUp
            ? "union \(order)" : (named.map { "\($0.rawValue), then " } ?? "") + "precedence \(order)"
        return language.map { "language \($0), then \(choice)" } ?? choice
    }
}

extension Wording {
    /// Who says what the user set by hand. No provider is called so, for a name has no space.
    static let byHand = "by hand"
    /// Who says what several claims come to.
    static let together = "together"
}

extension Resolved {
    /// Whose value it is, in one word for programs: of several that were added up the first; nil where there is no
    /// value.
    var source: String? {
        guard fact.value != nil else { return nil }
        return hand == nil ? provider?.name : Wording.byHand
    }

    /// Whose value it is, for people: all who had a part in it; nil where there is no value.
    var speaker: String? {
        guard hand == nil, rule.addsUp, fact.value != nil else { return source }
        let named = rule.order.filter { name in claims.contains { $0.provider == name && isChosen($0) } }
        return named.map(\.name).joined(separator: ", ")
    }

    /// What is said: by hand first, then by everybody who says something, be it that there is none.
    var statements: [Statement] {
        let claimed = claims.filter { !$0.fact.isUnknown }.map { claim in
            Statement(
                speaker: claim.provider.name, record: claim.record, value: claim.fact.value, asOf: claim.asOf,
                language: claim.language, isByHand: false, isChosen: isChosen(claim))
        }
        guard let hand else { return claimed }
        let own = Statement(
            speaker: Wording.byHand, record: hand.record, value: hand.fact.value, asOf: nil, language: nil,
            isByHand: true, isChosen: true)
        return [own] + claimed
    }

    /// Why the value is what it is.
    ///
    /// - Parameter file: What the file is called that values by hand stand in.
    func reason(file: String?) -> String {
        hand == nil ? rule.wording : "\(Wording.byHand)\(file.map { " in \($0)" } ?? "")"
    }
}
