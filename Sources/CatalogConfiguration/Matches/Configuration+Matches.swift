internal import Foundation

extension MatchesFile {
    /// The key of a configuration that names the file.
    package static let setting = SettingDescription(
        name: "matches", form: .path, meaning: "The file with your verdicts about matches.",
        example: "matches.yaml")
}

extension Configuration {
    /// What the user said about matches, and set by hand; nothing where no file is named.
    ///
    /// - Parameter environment: What `${NAME}` stands for in its path.
    /// - Throws: Everything that is wrong in the file, and where there is none of that name.
    package func matches(in environment: [String: String]) throws(ConfigurationErrors) -> MatchesContent {
        try matchesFile(in: environment)?.content() ?? MatchesContent()
    }

    /// The file with the user's verdicts; nil where none is named. It need not exist.
    ///
    /// Messages call it as the user would, who called the configuration file by its name.
    ///
    /// - Parameter environment: What `${NAME}` stands for in its path.
    /// - Throws: Where the environment has no value for a variable of the path.
    package func matchesFile(in environment: [String: String]) throws(ConfigurationErrors) -> MatchesFile? {
        guard let matches else { return nil }
        let location = matches.location ?? FileLocation(file: MatchesFile.setting.name)
        let written: String
        do {
            written = try matches.template.resolved(in: environment)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            throw ConfigurationErrors(
                ConfigurationError(.unresolved(key: MatchesFile.setting.name, error), at: location))
        }
        guard !written.isEmpty else { return nil }
        let beside = location.file.lastIndex(of: "/").map { String(location.file[...$0]) } ?? ""
        return MatchesFile(
            path: TextFile.path(written, from: folder),
            name: TextFile.path(written, from: beside), namedAt: location
        )
    }
}
