internal import CatalogCore

/// Reads what stands under `merge`.
///
///     merge:
///       fields:
///         overview: [traderev, tmdb]
///         rating: most_votes
///       prefer_language: de
struct MergeReader {
    /// The names that stand under `providers`.
    let providers: [ProviderID]

    /// What may stand under `merge`.
    private enum Key: String, CaseIterable {
        case fields
        case language = "prefer_language"
    }

    /// The rules that could be read; what could not is reported.
    func rules(_ entry: YAMLEntry, reportingTo findings: inout Findings) -> MergeRules {
        var rules = MergeRules()
        guard case .mapping(let settings) = entry.value.content else {
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .mergeSettings)
            return rules
        }
        for setting in settings {
            switch Key(rawValue: setting.key) {
            case .fields?:
                rules.choices = choices(setting, under: [entry.key, setting.key], reportingTo: &findings)
            case .language?: rules.preferredLanguage = language(setting, reportingTo: &findings)
            case nil:
                let unknown = UnknownName(setting.key, known: Key.allCases.map(\.rawValue))
                findings.report(.unknownKey(unknown, under: [entry.key]), at: setting.position)
            }
        }
        return rules
    }

    private func choices(
        _ entry: YAMLEntry, under path: ConfigurationFault.Path, reportingTo findings: inout Findings
    ) -> [MovieField: MergeRules.Choice] {
        guard case .mapping(let fields) = entry.value.content else {
            findings.report(
                entry.value, of: path.joined(separator: "."), at: entry.position, insteadOf: .fieldRules)
            return [:]
        }
        var choices: [MovieField: MergeRules.Choice] = [:]
        for field in fields {
            guard let name = MovieField(rawValue: field.key) else {
                let unknown = UnknownName(field.key, known: MovieField.allCases.map(\.rawValue))
                findings.report(.unknownKey(unknown, under: path), at: field.position)
                continue
            }
            choices[name] = choice(of: name, in: field, under: path, reportingTo: &findings)
        }
        return choices
    }

    /// The rule of a field; nil, and reported, where there is none for it.
    private func choice(
        of field: MovieField, in entry: YAMLEntry, under path: ConfigurationFault.Path,
        reportingTo findings: inout Findings
    ) -> MergeRules.Choice? {
        switch entry.value.content {
        case .list(let items):
            if items.isEmpty { findings.report(.merge(.noProvider(field)), at: entry.position) }
            let named = SelectionReader.providers(
                items, under: path + [entry.key], among: providers, reportingTo: &findings)
            return .precedence(named)
        case .text(let name):
            guard let rule = NamedRule(rawValue: name) else {
                let isProvider = providers.contains { $0.name == name }
                findings.report(
                    .merge(isProvider ? .loneProvider(name) : .unknownRule(name, field)), at: entry.position)
                return nil
            }
            guard field.namedRules.contains(rule) else {
                findings.report(.merge(.inapplicable(rule, field)), at: entry.position)
                return nil
            }
            return .named(rule)
        case .nothing, .mapping, .unusable:
            findings.report(
                entry.value, of: entry.key, at: entry.position, insteadOf: .fieldRule(field))
            return nil
        }
    }

    private func language(_ entry: YAMLEntry, reportingTo findings: inout Findings) -> LanguagePreference? {
        guard case .text(let text) = entry.value.content else {
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .language)
            return nil
        }
        let language = LanguagePreference(text)
        if language == nil { findings.report(.merge(.unknownLanguage(text)), at: entry.position) }
        return language
    }
}
