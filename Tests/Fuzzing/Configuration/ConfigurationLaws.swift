internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogFuzzing

/// What the configuration reader keeps to whatever the file holds.
struct ConfigurationLaws {
    private static let reader = ConfigurationReader(kinds: [
        KindDescription(
            name: "tmdb",
            settings: [
                SettingDescription(name: "access_token", form: .secret, meaning: "The token."),
                SettingDescription(
                    name: "related", form: .choice(["recommendations", "similar"]), meaning: "Which list."),
                SettingDescription(name: "path", form: .path, meaning: "Which file."),
            ] + SettingDescription.http),
        KindDescription(name: "traderev", settings: SettingDescription.http),
    ])

    private let yaml: String

    init(_ yaml: String) {
        self.yaml = yaml
    }

    /// A sentence for each law that is broken.
    func violations() -> [String] {
        let outcome = Self.outcome(yaml)
        let repetition = Self.outcome(yaml) == outcome ? [] : ["read twice it comes to two things"]
        return switch outcome {
        case .success(let configuration): repetition + violations(in: configuration)
        case .failure(let errors): repetition + violations(in: errors)
        }
    }

    private static func outcome(_ yaml: String) -> Result<Configuration, ConfigurationErrors> {
        do {
            return .success(try reader.configuration(yaml: yaml, file: "fuzz.yaml"))
        } catch {
            return .failure(error)
        }
    }

    /// A right file has what the type promises, and its dump reads back as the same configuration, unless it
    /// holds a secret, which the dump hides.
    private func violations(in configuration: Configuration) -> [String] {
        var found = configuration.warnings.flatMap { Fuzzing.violations(inLine: $0.description) }
        let ids = configuration.providers.map(\.id)
        if ids.isEmpty || Set(ids).count < ids.count { found.append("the providers are \(ids)") }
        if configuration.use.isEmpty || Set(configuration.use).count < configuration.use.count
            || !Set(configuration.use).isSubset(of: ids)
        {
            found.append("of \(ids) it uses \(configuration.use)")
        }
        for provider in configuration.providers {
            for environment in [[:], ["A": "value", "B": " "]] {
                found += violations(in: provider.values(in: environment), of: provider)
            }
        }
        guard configuration.warnings.isEmpty else { return found }
        let dump = ConfigurationDump().text(of: configuration)
        switch Self.outcome(dump) {
        case .failure(let errors): found.append("the dump does not read back: \(errors)\n\(dump)")
        case .success(let again):
            if Self.essence(of: again) != Self.essence(of: configuration) || again.use != configuration.use {
                found.append("the dump reads back as something else:\n\(dump)")
            }
            if ConfigurationDump().text(of: again) != dump { found.append("two dumps differ:\n\(dump)") }
        }
        return found
    }

    /// What of the providers and the rest does not depend on where they stand in the file.
    private static func essence(of configuration: Configuration) -> [[String: Template]] {
        configuration.providers.map { provider in
            provider.settings.mapValues(\.template)
                .merging(["kind": Template(literal: provider.kind + " " + provider.id.name)]) { $1 }
        } + [configuration.matches.map { ["matches": $0.template] } ?? [:]]
    }

    /// Every setting has a value or a reason why not.
    private func violations(in values: SettingValues, of provider: ProviderConfiguration) -> [String] {
        provider.settings.keys.flatMap { name -> [String] in
            do throws(SettingFailure) {
                _ = try (values.text(name), values.secret(name), values.seconds(name), values.count(name))
                return []
            } catch {
                return Fuzzing.violations(inLine: error.description)
            }
        }
    }

    /// Every error stands somewhere in the file, but for those about the whole of it.
    private func violations(in errors: ConfigurationErrors) -> [String] {
        var found = errors.errors.isEmpty ? ["it fails without an error"] : []
        let lines = Self.lengths(ofLinesIn: yaml)
        for error in errors.errors.prefix(50) {
            found += Fuzzing.violations(inLine: error.description)
            guard let position = error.location.position else {
                if error.fault != .empty { found.append("no position: \(error)") }
                continue
            }
            let isInside =
                lines.indices.contains(position.line - 1)
                && (1...lines[position.line - 1] + 1).contains(position.column)
            if !isInside { found.append("outside of \(lines.count) lines: \(error)") }
        }
        return found
    }

    /// The scalars in each line of a text; a text has at least one line, and one behind its last line break.
    private static func lengths(ofLinesIn text: String) -> [Int] {
        text.split(omittingEmptySubsequences: false) { (character: Character) in
            character == "\n" || character == "\r" || character == "\r\n" || character == "\u{85}"
                || character == "\u{2028}" || character == "\u{2029}"
        }.map(\.unicodeScalars.count)
    }
}
