internal import CatalogCore

/// Prints what a configuration amounts to, as YAML that reads back as the same configuration.
///
///     providers:
///       tmdb:
///         kind: tmdb
///         access_token: ${TMDB_ACCESS_TOKEN}
///         language: en-US
///     use: [tmdb]
///     merge:
///       fields:
///         rating: most_votes
///     matches: matches.yaml
///
/// A secret that stands in the file itself is printed as `<redacted>`, which does not read back: the reader
/// takes it for the placeholder it is. Providers keep the order of the file, settings that of their kind.
package struct ConfigurationDump {
    /// Makes a dump.
    package init() {}

    /// The YAML, ending with a new line.
    package func text(of configuration: Configuration) -> String {
        var text = "providers:\n"
        for provider in configuration.providers {
            text += "  \(YAMLText.scalar(provider.id.name)):\n"
            text += "    kind: \(YAMLText.scalar(provider.kind))\n"
            for description in provider.description.settings {
                guard let setting = provider.settings[description.name] else { continue }
                text += "    \(description.name): \(YAMLText.scalar(Self.shown(setting)))\n"
            }
        }
        let names = configuration.use.map { YAMLText.scalar($0.name) }
        text += "use: [\(names.joined(separator: ", "))]\n"
        text += Self.merge(configuration.mergeRules)
        if let matches = configuration.matches {
            text += "matches: \(YAMLText.scalar(Self.shown(matches)))\n"
        }
        if let megabytes = configuration.cacheMegabytes { text += "cache: {max_megabytes: \(megabytes)}\n" }
        return text
    }

    /// What stands under `merge`, fields in their order; empty where there are no rules.
    private static func merge(_ rules: MergeRules) -> String {
        var text = ""
        for field in MovieField.allCases {
            switch rules.choices[field] {
            case .precedence(let providers)?:
                let names = providers.map { YAMLText.scalar($0.name) }
                text += "    \(field.rawValue): [\(names.joined(separator: ", "))]\n"
            case .named(let rule)?: text += "    \(field.rawValue): \(rule.rawValue)\n"
            case nil: break
            }
        }
        if !text.isEmpty { text = "  fields:\n" + text }
        if let language = rules.preferredLanguage {
            text += "  prefer_language: \(YAMLText.scalar(language.tag))\n"
        }
        return text.isEmpty ? "" : "merge:\n" + text
    }

    private static func shown(_ setting: Setting) -> String {
        setting.description.form == .secret ? setting.template.redacted : setting.template.source
    }
}
