internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogRuntime
internal import Foundation

/// Which configuration file a command looks at.
struct ConfigFileOption: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Use this configuration file.",
            discussion: "Otherwise ./catalog.yaml, then $XDG_CONFIG_HOME/catalog/catalog.yaml. "
                + "With none of them the built-in sample runs.",
            valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    /// The file that a run with this option uses; nil where the sample runs.
    func file() throws(ConfigurationErrors) -> ConfigurationFile? {
        try ConfigurationFile.found(
            explicit: config, in: ProcessInfo.processInfo.environment,
            currentDirectory: FileManager.default.currentDirectoryPath)
    }

    /// What that file says; nil where the sample runs.
    func configuration() throws(ConfigurationErrors) -> Configuration? {
        try file().map { file throws(ConfigurationErrors) in
            try BuiltInProviders.reader.configuration(in: file)
        }
    }
}
