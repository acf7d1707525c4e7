internal import CatalogCore

/// What is compared, and what counts as different.
public struct ComparisonRules: Hashable, Sendable {
    /// The fields, in their order, each once.
    public let fields: [ComparedField]
    /// How far values may be apart.
    public let tolerances: Tolerances
    /// Differences that were accepted before.
    public let baseline: Baseline

    /// Makes rules, of fields in any order.
    public init(
        fields: [ComparedField] = ComparedField.usual, tolerances: Tolerances = .usual,
        baseline: Baseline = Baseline()
    ) {
        let chosen = Set(fields)
        self.fields = ComparedField.allCases.filter(chosen.contains)
        self.tolerances = tolerances
        self.baseline = baseline
    }

    /// The accepted differences that a run of these providers would show, were they still there, and that it did
    /// not show.
    ///
    /// - Parameter used: The places of the entries that it did show.
    func baselineEntries(besides used: Set<Int>, among providers: [ProviderID]) -> [Baseline.Entry] {
        let fields = Set(fields)
        return baseline.entries.enumerated().compactMap { place, entry in
            guard !used.contains(place), fields.contains(entry.difference.field),
                entry.difference.claims.allSatisfy({ providers.contains($0.provider) })
            else { return nil }
            return entry
        }
    }
}
