internal import CatalogCore

/// Reads what stands under `use`.
enum SelectionReader {
    /// The providers named, in order.
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
        var selection: [ProviderID] = []
        let names = known.map(\.name)
        for item in items {
            guard case .text(let name) = item.content else {
                findings.report(item, of: entry.key, at: item.position, insteadOf: .providerName)
                continue
            }
            guard let id = known.first(where: { $0.name == name }) else {
                findings.report(.unknownProvider(UnknownName(name, known: names)), at: item.position)
                continue
            }
            if selection.contains(id) {
                findings.report(.repeatedProvider(name), at: item.position)
            } else {
                selection.append(id)
            }
        }
        return selection
    }
}
