internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogRendering
internal import CatalogRuntime

/// `catalog providers`.
struct ProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers",
        abstract: "Print the configured providers, the kinds there are, and what each can answer.",
        usage: "catalog providers <options>",
        discussion: """
            EXAMPLES:
              catalog providers
              catalog providers --format json
            """)

    @OptionGroup(title: "Output") var output: OverviewOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        let console = Console(isQuiet: run.quiet, isVerbose: run.verbose)
        let signals = try console.reporting { try SignalWatch() }
        defer { signals.stop() }
        try console.reporting {
            let file = try run.configuration()
            let configuration = try (file ?? CatalogSession.sampleConfiguration()).overridden(
                by: run.overrides)
            if file == nil, !run.sample { console.notice(Hints.sample) }
            for warning in configuration.warnings { console.notice(warning.description) }
            let overview = Self.overview(of: configuration)
            try AnswerTarget(output.file.path).write { output.renderer.render(overview, to: &$0) }
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
                    abilities: kind.abilities.map(\.rawValue), settings: kind.description.settings.map(\.name)
                )
            })
    }
}
