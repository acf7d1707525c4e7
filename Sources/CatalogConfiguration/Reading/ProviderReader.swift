internal import CatalogCore

/// Reads what stands under `providers`.
struct ProviderReader {
    /// The key that says what a provider is; the kind's own settings stand beside it.
    private static let kindKey = "kind"

    let kinds: [KindDescription]
    let folder: String

    /// The providers that could be read, in the order of the file.
    func providers(_ entry: YAMLEntry, reportingTo findings: inout Findings) -> [ProviderConfiguration] {
        switch entry.value.content {
        case .mapping(let entries) where !entries.isEmpty:
            return entries.compactMap { provider($0, reportingTo: &findings) }
        case .mapping, .nothing: findings.report(.noProviders, at: entry.position)
        case .text, .list, .unusable:
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .providers)
        }
        return []
    }

    /// Every name that stands under `providers`, those of providers that could not be read included, so that
    /// a provider with an error is not called unknown as well.
    static func names(in entry: YAMLEntry?) -> [ProviderID] {
        guard case .mapping(let entries) = entry?.value.content else { return [] }
        return entries.compactMap { ProviderID($0.key) }
    }

    private func provider(
        _ entry: YAMLEntry,
        reportingTo findings: inout Findings
    ) -> ProviderConfiguration? {
        let id = ProviderID(entry.key)
        if id == nil {
            let isReserved = ExternalID.Authority(rawValue: entry.key) != nil
            findings.report(
                isReserved ? .reservedProviderName(entry.key) : .malformedProviderName(entry.key),
                at: entry.position)
        }
        guard case .mapping(let settings) = entry.value.content else {
            if case .nothing = entry.value.content {
                reportMissingKind(of: entry, to: &findings)
            } else {
                findings.report(
                    entry.value, of: "providers.\(entry.key)", at: entry.position, insteadOf: .settings)
            }
            return nil
        }
        guard let kind = kind(among: settings, of: entry, reportingTo: &findings) else { return nil }
        for required in kind.settings where required.isRequired {
            guard !settings.contains(where: { $0.key == required.name }) else { continue }
            findings.report(.missingSetting(required, provider: entry.key), at: entry.position)
        }
        let values = self.settings(settings, of: kind, provider: entry.key, reportingTo: &findings)
        return id.map {
            ProviderConfiguration(
                id: $0, description: kind, settings: values, location: findings.location(entry.position),
                folder: folder)
        }
    }

    private func kind(
        among settings: [YAMLEntry],
        of provider: YAMLEntry,
        reportingTo findings: inout Findings
    ) -> KindDescription? {
        guard let entry = settings.first(where: { $0.key == Self.kindKey }) else {
            reportMissingKind(of: provider, to: &findings)
            return nil
        }
        guard case .text(let name) = entry.value.content else {
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .kind)
            return nil
        }
        if let kind = kinds.first(where: { $0.name == name }) { return kind }
        findings.report(.unknownKind(UnknownName(name, known: kinds.map(\.name))), at: entry.position)
        return nil
    }

    private func reportMissingKind(of provider: YAMLEntry, to findings: inout Findings) {
        findings.report(
            .missingKind(provider: provider.key, known: kinds.map(\.name)), at: provider.position)
    }

    private func settings(
        _ entries: [YAMLEntry],
        of kind: KindDescription,
        provider: String,
        reportingTo findings: inout Findings
    ) -> [String: Setting] {
        var settings: [String: Setting] = [:]
        for entry in entries where entry.key != Self.kindKey {
            guard let description = kind.setting(entry.key) else {
                let known = [Self.kindKey] + kind.settings.map(\.name)
                findings.report(
                    .unknownKey(UnknownName(entry.key, known: known), under: ["providers", provider]),
                    at: entry.position)
                continue
            }
            let reader = SettingReader(description: description, provider: provider)
            settings[entry.key] = reader.setting(entry, reportingTo: &findings)
        }
        return settings
    }
}
