internal import CatalogCore

/// Reads configuration files.
///
/// Every error that can be found is found in one go, each with the place it stands at. Nothing outside the
/// text is looked at, the environment least of all.
package struct ConfigurationReader: Sendable {
    /// The most bytes a file may hold.
    package static let largestFile = 1 << 20

    private let kinds: [KindDescription]

    /// Makes a reader for files whose providers are of these kinds.
    package init(kinds: [KindDescription]) {
        self.kinds = kinds
    }

    /// What may stand at the top level. A new key begins with a case here.
    private enum TopLevelKey: String, CaseIterable {
        case providers
        case use
        case merge
        case matches
        case cache
    }

    /// Reads a file.
    package func configuration(in file: ConfigurationFile) throws(ConfigurationErrors) -> Configuration {
        try configuration(yaml: try file.text(), file: file.name, folder: file.folder)
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - yaml: The text of a file.
    ///   - file: What messages call the file.
    ///   - folder: What relative paths in the file start from; empty for the current folder.
    package func configuration(
        yaml: String,
        file: String,
        folder: String = ""
    ) throws(ConfigurationErrors) -> Configuration {
        var findings = Findings(file: file)
        let configuration = read(yaml, folder: folder, reportingTo: &findings)
        if let errors = ConfigurationErrors(findings.errors) { throw errors }
        return configuration
    }

    /// Reads what can be read. The result is only worth something where no error was found.
    private func read(
        _ yaml: String,
        folder: String,
        reportingTo findings: inout Findings
    ) -> Configuration {
        var configuration = Configuration(providers: [], use: [], folder: folder)
        guard yaml.utf8.count <= Self.largestFile else {
            findings.report(.file(.tooLarge(limit: Self.largestFile)), at: nil)
            return configuration
        }
        guard let root = YAMLReader.root(of: yaml, reportingTo: &findings),
            let values = topLevel(root, reportingTo: &findings)
        else { return configuration }

        if let entry = values[.providers] {
            let reader = ProviderReader(kinds: kinds, folder: folder)
            configuration.providers = reader.providers(entry, reportingTo: &findings)
        } else if findings.errors.isEmpty {
            // Where there are errors, an unknown key is the likely home of the providers.
            findings.report(.noProviders, at: root.position)
        }
        configuration.use = configuration.providers.map(\.id)
        let named = ProviderReader.names(in: values[.providers])
        if let entry = values[.use] {
            configuration.use = SelectionReader.selection(entry, among: named, reportingTo: &findings)
        }
        if let entry = values[.merge] {
            let reader = MergeReader(providers: named)
            configuration.mergeRules = reader.rules(entry, reportingTo: &findings)
        }
        if let entry = values[.matches] {
            let reader = SettingReader(description: MatchesFile.setting, provider: "")
            configuration.matches = reader.setting(entry, reportingTo: &findings)
        }
        if let entry = values[.cache] {
            configuration.cacheMegabytes = CacheReader.megabytes(entry, reportingTo: &findings)
        }
        configuration.warnings = findings.warnings
        return configuration
    }

    /// The entries of the top level by key; nil where it has no keys.
    private func topLevel(
        _ root: YAMLElement,
        reportingTo findings: inout Findings
    ) -> [TopLevelKey: YAMLEntry]? {
        guard case .mapping(let entries) = root.content else {
            if case .nothing = root.content {
                findings.report(.empty, at: nil)
            } else {
                findings.report(root, of: "the file", at: root.position, insteadOf: .topLevel)
            }
            return nil
        }
        var values: [TopLevelKey: YAMLEntry] = [:]
        for entry in entries {
            if let key = TopLevelKey(rawValue: entry.key) {
                values[key] = entry
            } else {
                let unknown = UnknownName(entry.key, known: TopLevelKey.allCases.map(\.rawValue))
                findings.report(.unknownKey(unknown, under: []), at: entry.position)
            }
        }
        return values
    }
}
