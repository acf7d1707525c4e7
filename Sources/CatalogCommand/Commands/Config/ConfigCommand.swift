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

/// `catalog config check`.
struct ConfigCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell whether the file is right, and where it is not.",
        discussion: """
            EXAMPLES:
              catalog config check
              catalog config check --config mine.yaml
            """)

    @OptionGroup var options: ConfigFileOption

    func run() throws {
        let console = Console()
        try console.reporting {
            guard let file = try options.file() else {
                return console.notice(
                    "There is no configuration to check, so the built-in sample runs; 'catalog config init' writes one."
                )
            }
            let configuration = try BuiltInProviders.reader.configuration(in: file)
            let matches = try configuration.matchesFile(in: ProcessInfo.processInfo.environment)
            let verdicts = try matches?.verdicts() ?? .none
            for warning in configuration.warnings { console.notice(warning.description) }
            for stray in configuration.strayIDs(in: verdicts) { console.notice(stray) }
            let names = configuration.use.map(\.name).joined(separator: ", ")
            let counted = matches.map {
                "\($0.name) is right: \(Wording.count(verdicts.entries.count, "verdict")).\n"
            }
            try AnswerTarget(nil).write { stdout in
                stdout.write("\(file.name) is right. Providers that run: \(names).\n" + (counted ?? ""))
            }
        }
    }
}

extension Configuration {
    /// A sentence for each provider that verdicts name and nobody configured, in alphabetical order.
    fileprivate func strayIDs(in verdicts: Verdicts) -> [String] {
        let known = providers.map(\.id.name)
        let strays = Dictionary(grouping: verdicts.ids) { MovieID($0)?.provider.name ?? $0 }
            .filter { !known.contains($0.key) }
        return strays.sorted { $0.key < $1.key }.map { name, ids in
            let shown = ids.prefix(3).joined(separator: ", ") + (ids.count > 3 ? ", …" : "")
            let remedy = NearestName.nearest(to: name, among: known).map { "Did you mean '\($0)'?" }
            return "Verdicts name \(shown), and no provider is called '\(name)'. "
                + (remedy ?? "They change nothing until one is.")
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
