internal import CatalogCore
internal import CatalogMerger

/// One line of what there is to know about a movie: a field, a value, and whose word it is.
struct FieldRow: Hashable {
    let field: MovieField
    let words: String
    /// Empty where nobody's word was chosen.
    let speaker: String
    /// Whether another value was chosen.
    let isOther: Bool
}

extension MergedMovie {
    /// The chosen value of every field that has one, each followed by the other values that providers claim. What
    /// pages show elsewhere is left out: the overview, and links.
    var fieldRows: [FieldRow] {
        MovieField.allCases.filter { $0 != .overview && $0 != .links }.flatMap(rows)
    }

    private func rows(of field: MovieField) -> [FieldRow] {
        guard let resolved = fields[field], let value = resolved.fact.value else { return [] }
        func row(_ words: String) -> FieldRow {
            FieldRow(field: field, words: words, speaker: resolved.speaker ?? "", isOther: false)
        }
        // Those of several providers were brought together, so that no one claim has them all.
        if field == .actors { return [row(Self.cast(actors))] }
        if field == .directors { return [row(Self.cast(directors))] }
        guard field != .externalIDs else { return [row(field.wording(of: value))] }
        let others = resolved.claims.compactMap { claim in
            resolved.isChosen(claim) ? nil : claim.fact.value.map { (claim.provider, $0) }
        }
        return [row(field.wording(of: value))]
            + others.filter { $0.1 != value }.map { provider, other in
                FieldRow(
                    field: field, words: field.wording(of: other), speaker: provider.name, isOther: true)
            }
    }

    private static func cast(_ people: [RankedPerson]) -> String {
        people.map { $0.name + ($0.character.map { " (\($0))" } ?? "") }.joined(separator: ", ")
    }
}
