internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogRuntime
internal import Foundation

/// `catalog config path|check|show`.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Tell which configuration is used, whether it is right, and what it amounts to.",
        discussion: """
            EXAMPLES:
              catalog config path
              catalog config check --config mine.yaml
              catalog config show
            """,
        subcommands: [Path.self, Check.self, Show.self],
        defaultSubcommand: Show.self)

    /// Which file is meant.
    struct FileOption: ParsableArguments {
        @Option(
            name: [.short, .long], help: ArgumentHelp("Use this configuration file.", valueName: "file"),
            completion: .file(extensions: ["yaml", "yml"]))
        var config: String?

        /// The file that a run with this option uses; nil where the sample runs.
        func file() throws(ConfigurationErrors) -> ConfigurationFile? {
            try ConfigurationFile.found(
                explicit: config, in: ProcessInfo.processInfo.environment,
                currentDirectory: FileManager.default.currentDirectoryPath)
        }

        /// Does what needs the file; says what is wrong with it and ends with status 78.
        func run(_ body: (ConfigurationFile?, ConfigurationReader) throws -> Void) throws {
            let console = Console()
            do {
                try body(file(), ConfigurationReader(kinds: BuiltInProviders.kinds.map(\.description)))
            } catch let error as OutputError {
                try console.writing { () throws(OutputError) in throw error }
            } catch {
                throw ExitCode(console.refuse(error))
            }
        }
    }

    /// `catalog config path`.
    struct Path: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "path", abstract: "Print which file is used.",
            discussion: "EXAMPLES:\n  catalog config path")

        @OptionGroup var options: FileOption

        func run() throws {
            try options.run { file, _ in
                guard let file else {
                    let usual = ConfigurationFile.usual(
                        in: ProcessInfo.processInfo.environment,
                        currentDirectory: FileManager.default.currentDirectoryPath)
                    Console().notice(
                        "There is no configuration, so the built-in sample runs. Looked for:\n"
                            + usual.map(\.path).joined(separator: "\n"))
                    return
                }
                try AnswerFile.write(to: nil) { $0.write(file.path + "\n") }
            }
        }
    }

    /// `catalog config check`.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Tell whether the file is right, and where it is not.",
            discussion: "EXAMPLES:\n  catalog config check --config mine.yaml")

        @OptionGroup var options: FileOption

        func run() throws {
            try options.run { file, reader in
                guard let file else {
                    return Console().notice("There is no configuration to check; the built-in sample runs.")
                }
                let configuration = try reader.configuration(in: file)
                for warning in configuration.warnings { Console().notice(warning.description) }
                let names = configuration.use.map(\.name).joined(separator: ", ")
                try AnswerFile.write(to: nil) { $0.write("\(file.name) is right. Providers that run: \(names).\n") }
            }
        }
    }

    /// `catalog config show`.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Print what the configuration amounts to; secrets are hidden.",
            discussion: "EXAMPLES:\n  catalog config show")

        @OptionGroup var options: FileOption

        func run() throws {
            try options.run { file, reader in
                let configuration =
                    try file.map { try reader.configuration(in: $0) } ?? CatalogSession.sampleConfiguration()
                for warning in configuration.warnings { Console().notice(warning.description) }
                if file == nil { Console().notice("There is no configuration; this is the built-in sample's.") }
                try AnswerFile.write(to: nil) { $0.write(ConfigurationDump().text(of: configuration)) }
            }
        }
    }
}
