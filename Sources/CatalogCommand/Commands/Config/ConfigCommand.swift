internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogRendering
internal import CatalogRuntime
internal import Foundation

/// `catalog config init|path|check|show`.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Tell which configuration is used, whether it is right, and what it amounts to.",
        discussion: """
            EXAMPLES:
              catalog config init
              catalog config check --config mine.yaml
              catalog config show
            """,
        subcommands: [ConfigInit.self, ConfigPath.self, ConfigCheck.self, ConfigShow.self],
        defaultSubcommand: ConfigShow.self)
}

/// `catalog config path`.
struct ConfigPath: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path",
        abstract: "Print which file is used.",
        discussion: """
            EXAMPLES:
              catalog config path
            """)

    @OptionGroup var options: ConfigFileOption

    func run() throws {
        let console = Console()
        try console.reporting {
            if let file = try options.file() {
                return try AnswerTarget(nil).write { $0.write(file.path + "\n") }
            }
            let usual = ConfigurationFile.usual(
                in: ProcessInfo.processInfo.environment,
                currentDirectory: FileManager.default.currentDirectoryPath)
            console.notice(
                "There is no configuration, so the built-in sample runs. Looked for:\n"
                    + usual.map(\.path).joined(separator: "\n"))
        }
    }
}

/// `catalog config show`.
struct ConfigShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print what the configuration amounts to; secrets are hidden.",
        discussion: """
            EXAMPLES:
              catalog config show
              catalog config show --config mine.yaml
            """)

    @OptionGroup var options: ConfigFileOption

    func run() throws {
        let console = Console()
        try console.reporting {
            let found = try options.configuration()
            let configuration = try found ?? CatalogSession.sampleConfiguration()
            for warning in configuration.warnings { console.notice(warning.description) }
            if found == nil { console.notice("There is no configuration; this is the built-in sample's.") }
            try AnswerTarget(nil).write { $0.write(ConfigurationDump().text(of: configuration)) }
        }
    }
}
