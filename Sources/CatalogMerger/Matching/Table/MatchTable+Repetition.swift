internal import CatalogCore

extension MatchTable {
    /// Whether two records have one id. Of several hundred million tables one may say so that has no such records.
    package var repeatsIDs: Bool { Repetition.exists(among: count) { ids.hash($0) } }
}
