internal import CatalogCore

/// What the command line says over the file.
package struct ConfigurationOverrides: Hashable, Sendable {
    /// The providers that run instead of those under `use`, in order of precedence; nil leaves `use` alone.
    package let providers: [String]?
    /// The language, for every provider whose kind knows one; nil leaves the file's.
    package let language: String?
    /// The region, for every provider whose kind knows one; nil leaves the file's.
    package let region: String?

    /// Makes overrides.
    ///
    /// - Parameter providers: Names, or several names with commas between them; of a name that comes twice
    ///   the first place counts.
    package init(providers: [String]? = nil, language: String? = nil, region: String? = nil) {
        self.providers = providers.map { names in
            names.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
                .map { String($0.filter { !$0.isWhitespace }) }
        }
        self.language = language
        self.region = region
    }
}

extension Configuration {
    /// The configuration with the command line's word put over the file's.
    ///
    /// - Throws: ``UnknownProvider`` for the first name that no provider has: wrong usage rather than a wrong
    ///   file.
    package func overridden(
        by overrides: ConfigurationOverrides
    ) throws(UnknownProvider) -> Configuration {
        var result = self
        if let names = overrides.providers {
            result.use = []
            for name in names {
                guard let provider = providers.first(where: { $0.id.name == name }) else {
                    throw UnknownProvider(name, known: providers.map(\.id.name))
                }
                if !result.use.contains(provider.id) { result.use.append(provider.id) }
            }
        }
        for (setting, value) in [("language", overrides.language), ("region", overrides.region)] {
            guard let value else { continue }
            for index in result.providers.indices { result.providers[index].set(setting, to: value) }
        }
        return result
    }
}

extension ProviderConfiguration {
    /// Sets a setting to a text as it is, dollars and all, where the kind asks a server with it. The language that
    /// a file is in does not change because another one is asked for.
    fileprivate mutating func set(_ name: String, to text: String) {
        guard let setting = description.setting(name), SettingDescription.http.contains(setting) else {
            return
        }
        settings[name] = Setting(setting, Template(literal: text), at: nil)
    }
}

/// A provider was asked for by a name that none has.
package struct UnknownProvider: Error, Hashable, Sendable, CustomStringConvertible {
    private let unknown: UnknownName

    /// Makes the error; `known` are the names of the providers there are.
    package init(_ name: String, known: [String]) {
        self.unknown = UnknownName(name, known: known)
    }

    /// The name that was asked for.
    package var name: String { unknown.name }
    /// The name that was probably meant.
    package var nearest: String? { unknown.nearest }
    /// The names of the providers there are, in the order of the file.
    package var known: [String] { unknown.known }

    /// `unknown provider 'tmbd'; did you mean 'tmdb'?`
    package var description: String { "unknown provider \(Excerpt(name))\(unknown.hint)" }
}
