package import CatalogCore

/// What a configuration file asks for: providers, in the order of the file, and which of them run.
///
/// A configuration is right as far as a file can be: its kinds, keys and forms are known. What depends on
/// the environment (`${NAME}`) is looked at when a provider runs; see ``ProviderConfiguration/values(in:)``.
package struct Configuration: Hashable, Sendable {
    /// Every configured provider, in the order of the file; never empty, no id twice.
    package var providers: [ProviderConfiguration]
    /// The providers that run, in order of precedence; each stands in ``providers``, none twice, never empty.
    package var use: [ProviderID]
    /// Whose value counts where providers differ; what the user set by hand is not among it.
    package var mergeRules: MergeRules
    /// How many megabytes (of 2²⁰ bytes) the response cache may take; nil leaves it to the program.
    package var cacheMegabytes: Int?
    /// Where the user's verdicts on matches are, as written; nil where the file does not say. See
    /// ``matchesFile(in:)``.
    package var matches: Setting?
    /// What is accepted but unwise, in the order of the file.
    package var warnings: [ConfigurationWarning]
    /// The folder that relative paths of the file start from; empty for the current one.
    package var folder: String

    /// Makes a configuration of parts that fit together.
    package init(
        providers: [ProviderConfiguration],
        use: [ProviderID],
        mergeRules: MergeRules = MergeRules(),
        cacheMegabytes: Int? = nil,
        matches: Setting? = nil,
        warnings: [ConfigurationWarning] = [],
        folder: String = ""
    ) {
        self.providers = providers
        self.use = use
        self.mergeRules = mergeRules
        self.cacheMegabytes = cacheMegabytes
        self.matches = matches
        self.warnings = warnings
        self.folder = folder
    }

    /// The configurations of the providers that run, in order of precedence.
    package var selected: [ProviderConfiguration] {
        use.compactMap { id in providers.first { $0.id == id } }
    }
}

/// One provider as the file configures it.
package struct ProviderConfiguration: Hashable, Sendable {
    /// The name the user gave it.
    package let id: ProviderID
    /// The kind it is of, with the settings that kind understands.
    package let description: KindDescription
    /// What is set, by the setting's name; every name is one that ``description`` lists.
    package var settings: [String: Setting]
    /// Where its name stands.
    package let location: FileLocation
    /// The folder that relative paths among its settings start from.
    package let folder: String

    /// The name of its kind.
    package var kind: String { description.name }

    /// Makes the configuration of one provider.
    package init(
        id: ProviderID,
        description: KindDescription,
        settings: [String: Setting],
        location: FileLocation,
        folder: String = ""
    ) {
        self.id = id
        self.description = description
        self.settings = settings
        self.location = location
        self.folder = folder
    }

    /// The settings as they amount to in an environment; nothing is looked up before it is asked for.
    package func values(in environment: [String: String]) -> SettingValues {
        SettingValues(of: self, in: environment)
    }
}

/// One setting as it is written, with what its kind says about it.
package struct Setting: Hashable, Sendable {
    /// What the setting means and which form it has.
    package let description: SettingDescription
    /// The text as written, with its `${NAME}` unresolved.
    package let template: Template
    /// Where its name stands; nil where the command line set it.
    package let location: FileLocation?

    /// Makes a setting.
    package init(_ description: SettingDescription, _ template: Template, at location: FileLocation?) {
        self.description = description
        self.template = template
        self.location = location
    }
}
