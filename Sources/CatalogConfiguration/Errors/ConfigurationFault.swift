package import CatalogCore

/// What can be wrong with a configuration. The wording is elsewhere; these are the facts.
package enum ConfigurationFault: Hashable, Sendable {
    /// The file could not be had.
    case file(FileFault)
    /// Its text is not the YAML that is read here.
    case yaml(YAMLFault)
    /// There is nothing in the file.
    case empty
    /// There is no provider.
    case noProviders
    /// A key stands a second time in one mapping; where that mapping is, if it could be found out.
    case duplicateKey(String, under: Path?)
    /// Nobody knows the key.
    case unknownKey(UnknownName, under: Path)
    /// A key has no value behind it.
    case noValue(key: String)
    /// A key's value is not what the key asks for.
    case wrongType(key: String, expected: Expectation, found: Found)
    /// A provider does not say which kind it is of.
    case missingKind(provider: String, known: [String])
    /// A provider does not have a setting without which its kind can do nothing.
    case missingSetting(SettingDescription, provider: String)
    /// There is no such kind.
    case unknownKind(UnknownName)
    /// A provider's name holds what ids could not carry.
    case malformedProviderName(String)
    /// A provider's name is that of an authority of outside ids.
    case reservedProviderName(String)
    /// `use` names no provider.
    case emptyUse
    /// A list of providers names one that is not configured.
    case unknownProvider(UnknownName, under: Path)
    /// A list of providers names one twice.
    case repeatedProvider(String, under: Path)
    /// Something about the rules of fields.
    case merge(MergeFault)
    /// The `${…}` of a value cannot be read.
    case malformedTemplate(key: String, TemplateFault)
    /// A secret is one in name only.
    case placeholder(provider: String, key: String)
    /// The environment leaves a key of the top level without a value.
    case unresolved(key: String, UnsetVariable)
    /// Something about the user's verdicts.
    case matches(MatchesFault)

    /// The keys above a key, outermost first; none at the top level.
    package typealias Path = [String]

    /// What should have stood there.
    package enum Expectation: Hashable, Sendable {
        /// The whole file: keys and their values.
        case topLevel
        /// Provider names and their settings.
        case providers
        /// The settings of one provider.
        case settings
        /// A list of provider names.
        case selection
        /// The name of a provider.
        case providerName
        /// The settings of the cache.
        case cacheSettings
        /// What stands under `merge`.
        case mergeSettings
        /// Fields and their rules.
        case fieldRules
        /// A list of provider names or a named rule.
        case fieldRule(MovieField)
        /// A language.
        case language
        /// The name of a kind.
        case kind
        /// A whole matches file: its keys and their groups.
        case verdicts
        /// Groups of ids.
        case groups
        /// The ids of one group.
        case group
        /// The id of a movie.
        case movieID
        /// Movies and what is set for them by hand.
        case handValues
        /// The fields that are set for one movie.
        case handFields
        /// What a field can be set to.
        case handValue(MovieField)
        /// The value of a setting.
        case setting(SettingDescription)
    }

    /// What stood there instead.
    package enum Found: Hashable, Sendable {
        /// This text.
        case text(String)
        /// A text that may hold a secret.
        case hiddenText
        /// A list.
        case list
        /// A mapping.
        case mapping
        /// Nothing.
        case nothing
    }
}
