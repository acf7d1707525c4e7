internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogRendering
internal import CatalogRuntime
internal import Foundation

/// `catalog providers`.
struct ProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers",
        abstract: "Print the configured providers, the kinds there are, and what each can answer.",
        discussion: """
            EXAMPLES:
              catalog providers
              catalog providers --format json
            """)

    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        let console = Console(isQuiet: run.quiet, isVerbose: run.verbose)
        let configuration: Configuration
        do {
            let environment = ProcessInfo.processInfo.environment
            configuration =
                try (run.configuration(environment: environment) ?? CatalogSession.sampleConfiguration())
                .overridden(by: run.overrides)
        } catch {
            throw ExitCode(console.refuse(error))
        }
        let terminal = Terminal(writesToFile: output.output != nil)
        let renderer = Renderer(
            format: output.chosenFormat,
            layout: TextLayout(width: terminal.width, usesColor: terminal.usesColor(output.color)))
        try console.writing { () throws(OutputError) in
            try AnswerFile.write(to: output.output) { renderer.render(Self.overview(of: configuration), to: &$0) }
        }
    }

    private static func overview(of configuration: Configuration) -> ProviderOverview {
        ProviderOverview(
            providers: configuration.providers.map { provider in
                ProviderOverview.Provider(
                    id: provider.id, kind: provider.kind,
                    place: configuration.use.firstIndex(of: provider.id).map { $0 + 1 },
                    abilities: BuiltInProviders.kind(named: provider.kind)?.abilities.map(\.rawValue) ?? [])
            },
            kinds: BuiltInProviders.kinds.map { kind in
                ProviderOverview.Kind(
                    name: kind.description.name, summary: kind.summary,
                    abilities: kind.abilities.map(\.rawValue), settings: kind.description.settings.map(\.name))
            })
    }
}
