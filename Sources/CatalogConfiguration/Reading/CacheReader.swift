internal import CatalogCore

/// Reads what stands under `cache`.
///
///     cache: {max_megabytes: 200}
enum CacheReader {
    /// The one setting of the cache.
    static let maxMegabytes = SettingDescription(
        name: "max_megabytes", form: .count,
        meaning: "How much the response cache may take; what was used longest ago leaves first.",
        example: "200")

    /// How many megabytes the cache may take; nil where that is not said, or cannot be read and is reported.
    static func megabytes(_ entry: YAMLEntry, reportingTo findings: inout Findings) -> Int? {
        guard case .mapping(let settings) = entry.value.content else {
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .cacheSettings)
            return nil
        }
        var megabytes: Int?
        for setting in settings {
            guard setting.key == maxMegabytes.name else {
                let unknown = UnknownName(setting.key, known: [maxMegabytes.name])
                findings.report(.unknownKey(unknown, under: [entry.key]), at: setting.position)
                continue
            }
            guard case .text(let text) = setting.value.content else {
                findings.report(
                    setting.value, of: setting.key, at: setting.position, insteadOf: .setting(maxMegabytes))
                continue
            }
            megabytes = SettingForm.wholeNumber(text)
            if megabytes == nil {
                findings.report(
                    .wrongType(key: setting.key, expected: .setting(maxMegabytes), found: .text(text)),
                    at: setting.position)
            }
        }
        return megabytes
    }
}
