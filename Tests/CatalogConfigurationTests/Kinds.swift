import CatalogConfiguration

/// The kinds that these tests configure, each with settings of every form.
enum Kinds {
    static let tmdb = KindDescription(
        name: "tmdb",
        settings: [
            SettingDescription(
                name: "access_token", form: .secret, meaning: "The token.", example: "${TMDB_ACCESS_TOKEN}"),
            SettingDescription(name: "api_key", form: .secret, meaning: "The key."),
            SettingDescription(
                name: "related", form: .choice(["recommendations", "similar"]), meaning: "Which list."),
        ] + SettingDescription.http)

    static let traderev = KindDescription(
        name: "traderev",
        settings: [
            SettingDescription(
                name: "overview", form: .choice(["description", "notes"]), meaning: "Which text.")
        ] + SettingDescription.http)

    static let file = KindDescription(
        name: "file",
        settings: [
            SettingDescription(
                name: "path", form: .path, meaning: "Which file.", example: "movies.csv", isRequired: true),
            SettingDescription(name: "language", form: .text, meaning: "Which language it is in."),
        ])

    static let all = [tmdb, traderev, file]
}

extension ConfigurationReader {
    /// Reads a text as `catalog.yaml` with the kinds of these tests.
    static func read(_ yaml: String, folder: String = "") throws(ConfigurationErrors) -> Configuration {
        try ConfigurationReader(kinds: Kinds.all).configuration(
            yaml: yaml, file: "catalog.yaml", folder: folder)
    }

    /// The messages about a text, a line for each; empty where nothing is wrong.
    static func messages(_ yaml: String) -> [String] {
        do {
            _ = try read(yaml)
            return []
        } catch {
            return error.description.split(separator: "\n").map(String.init)
        }
    }

    /// The configuration of a provider `p` of kind `tmdb` with these lines of settings.
    static func provider(_ settings: String...) throws -> ProviderConfiguration {
        let lines = ["providers:", "  p:", "    kind: tmdb"] + settings.map { "    " + $0 }
        return try read(lines.joined(separator: "\n")).providers[0]
    }
}
