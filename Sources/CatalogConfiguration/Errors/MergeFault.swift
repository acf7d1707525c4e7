package import CatalogCore

/// What can be wrong with the rules of fields. The wording is below; these are the facts.
package enum MergeFault: Hashable, Sendable {
    /// There is no rule of such a name.
    case unknownRule(String, MovieField)
    /// A provider stands where a list of them belongs.
    case loneProvider(String)
    /// A field's list names no provider.
    case noProvider(MovieField)
    /// The rule cannot choose among values of this field.
    case inapplicable(NamedRule, MovieField)
    /// This is no language.
    case unknownLanguage(String)
}

extension MergeFault: CustomStringConvertible {
    /// What is wrong and what to do, to stand behind the location.
    package var description: String {
        switch self {
        case .unknownRule(let name, let field):
            if let nearest = NearestName.nearest(to: name, among: field.namedRules.map(\.rawValue)) {
                "unknown rule \(Excerpt(name)) for \(field.rawValue); did you mean '\(nearest)'?"
            } else {
                "unknown rule \(Excerpt(name)) for \(field.rawValue), which takes \(field.expectedRule)"
            }
        case .loneProvider(let name): "'\(name)' is a provider and no rule; write [\(name)]"
        case .noProvider(let field):
            "the list of \(field.rawValue) names no provider; name at least one, or leave it out"
        case .inapplicable(let rule, let field):
            "'\(rule.rawValue)' does not apply to \(field.rawValue), which takes \(field.expectedRule)"
        case .unknownLanguage(let text):
            "\(Excerpt(text)) is no language; write its code of two or three letters, as in de or pt-BR"
        }
    }
}

extension MovieField {
    /// What can stand behind a field, to stand behind "expects" or "takes".
    var expectedRule: String {
        let rules = namedRules.map(\.rawValue)
        guard let last = rules.last else { return "a list of provider names" }
        return (["a list of provider names"] + rules.dropLast()).joined(separator: ", ") + " or \(last)"
    }
}
