package import CatalogTransport
internal import Foundation

/// What a provider's settings amount to in one environment.
///
/// Each getter looks at one setting and at nothing else, so that a run that needs no secret is not stopped
/// by one that is missing. Nil means that nothing is set: a setting left out, or one whose variables leave
/// no text (`${LANGUAGE:-}`). What the file itself holds was checked when it was read; here it is what the
/// environment put in that may be of the wrong form.
package struct SettingValues: Sendable {
    private let provider: ProviderConfiguration
    private let environment: [String: String]

    init(of provider: ProviderConfiguration, in environment: [String: String]) {
        self.provider = provider
        self.environment = environment
    }

    /// Text, without white space around it; nil for a secret, which comes out through ``secret(_:)`` alone.
    package func text(_ name: String) throws(SettingFailure) -> String? {
        guard let setting = provider.settings[name], setting.description.form != .secret else { return nil }
        let text = try resolved(setting)
        guard !text.isEmpty else { return nil }
        guard setting.description.form.accepts(text) else {
            let found = setting.description.form.found(text)
            throw .wrongForm(setting.description, found: found, variables: setting.template.variables)
        }
        return text
    }

    /// A secret that is not a placeholder for one.
    package func secret(_ name: String) throws(SettingFailure) -> Secret? {
        guard let setting = provider.settings[name] else { return nil }
        let text = try resolved(setting)
        guard !text.isEmpty else { return nil }
        guard !PlaceholderSecret.matches(text) else {
            throw .placeholder(setting.description, variables: setting.template.variables)
        }
        return Secret(text)
    }

    /// An address: an absolute URL without user name, query or fragment.
    package func address(_ name: String) throws(SettingFailure) -> String? {
        try text(name)
    }

    /// One of the words of a choice.
    package func choice(_ name: String) throws(SettingFailure) -> String? {
        try text(name)
    }

    /// A time, longer than nothing and a day at most.
    package func seconds(_ name: String) throws(SettingFailure) -> Duration? {
        try text(name).flatMap(SettingForm.number).map { .seconds($0) }
    }

    /// A whole number, at least 1.
    package func count(_ name: String) throws(SettingFailure) -> Int? {
        try text(name).flatMap(SettingForm.wholeNumber)
    }

    /// A number greater than 0.
    package func rate(_ name: String) throws(SettingFailure) -> Double? {
        try text(name).flatMap(SettingForm.number)
    }

    /// A path; a relative one starts from the folder of the configuration file.
    package func path(_ name: String) throws(SettingFailure) -> String? {
        try text(name).map { TextFile.path($0, from: provider.folder) }
    }

    private func resolved(_ setting: Setting) throws(SettingFailure) -> String {
        do {
            return try setting.template.resolved(in: environment)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            throw .unset(error)
        }
    }
}

/// Why a setting has no value in an environment.
package enum SettingFailure: Error, Hashable, Sendable {
    /// A variable it names has no value.
    case unset(UnsetVariable)
    /// The variables' values make something of another form.
    case wrongForm(SettingDescription, found: ConfigurationFault.Found, variables: [String])
    /// The variables hold words that stand for a secret.
    case placeholder(SettingDescription, variables: [String])
}

extension SettingFailure: CustomStringConvertible {
    /// What is wrong and where to put it right, without a full stop and without any secret.
    package var description: String {
        switch self {
        case .unset(let variable): variable.description
        case .wrongForm(let setting, let found, let variables):
            "\(setting.name) expects \(setting.form.expectation), found \(found)\(Self.origin(variables))"
        case .placeholder(let setting, let variables):
            "\(setting.name) is a placeholder, not a secret\(Self.origin(variables))"
        }
    }

    private static func origin(_ variables: [String]) -> String {
        switch variables.count {
        case 0: ""
        case 1: " (from the environment variable \(variables[0]))"
        default: " (from the environment variables \(variables.joined(separator: ", ")))"
        }
    }
}
