internal import CatalogCore

/// Reads lists of provider names: what stands under `use`, and the precedence of a field.
enum SelectionReader {
    /// The providers that `use` names, in order.
    ///
    /// - Parameter known: The names that stand under `providers`.
    static func selection(
        _ entry: YAMLEntry,
        among known: [ProviderID],
        reportingTo findings: inout Findings
    ) -> [ProviderID] {
        guard case .list(let items) = entry.value.content else {
            if case .nothing = entry.value.content {
                findings.report(.emptyUse, at: entry.position)
            } else {
                findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .selection)
            }
            return []
        }
        if items.isEmpty { findings.report(.emptyUse, at: entry.position) }
        return providers(items, under: [entry.key], among: known, reportingTo: &findings)
    }

    /// The providers that a list names, in order, without those that are reported.
    ///
    /// - Parameters:
    ///   - path: Where the list stands.
    ///   - known: The names that stand under `providers`.
    static func providers(
        _ items: [YAMLElement], under path: ConfigurationFault.Path, among known: [ProviderID],
        reportingTo findings: inout Findings
    ) -> [ProviderID] {
        var selection: [ProviderID] = []
        let names = known.map(\.name)
        for item in items {
            guard case .text(let name) = item.content else {
                findings.report(
                    item, of: path.joined(separator: "."), at: item.position, insteadOf: .providerName)
                continue
            }
            guard let id = known.first(where: { $0.name == name }) else {
                findings.report(
                    .unknownProvider(UnknownName(name, known: names), under: path), at: item.position)
                continue
            }
            if selection.contains(id) {
                findings.report(.repeatedProvider(name, under: path), at: item.position)
            } else {
                selection.append(id)
            }
        }
        return selection
    }
}
