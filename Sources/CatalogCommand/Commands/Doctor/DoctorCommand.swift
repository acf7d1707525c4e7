internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogRendering
internal import CatalogRuntime
internal import Foundation

/// `catalog doctor`.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tell how each provider is doing, and what to do about what is wrong.",
        usage: "catalog doctor [<options>]",
        discussion: """
            Looks at settings and secrets, reads the whole cache, asks each provider one cheap question past it, \
            and ends with status 1 when there is something to put right.

            EXAMPLES:
              catalog doctor
              catalog doctor -p tmdb --format json
            """)

    @OptionGroup var file: ConfigFileOption

    @Option(
        name: [.short, .customLong("provider")],
        help: ArgumentHelp("Look at these providers alone.", valueName: "id"))
    var providers: [String] = []

    @OptionGroup(title: "Output") var output: OverviewOptions

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        var console = Console()
        let (found, configuration) = try console.reporting { [console] in
            let found = try file.file()
            let configuration =
                try found.map { try BuiltInProviders.reader.configuration(in: $0) }
                ?? CatalogSession.sampleConfiguration()
            _ = try configuration.matches(in: environment)
            for warning in configuration.warnings { console.notice(warning.description) }
            let overrides = ConfigurationOverrides(providers: providers.isEmpty ? nil : providers)
            return (found, try configuration.overridden(by: overrides))
        }
        console = console.redacting(with: CatalogSession.redactor(for: configuration, in: environment))
        guard let found else { return console.notice(Hints.sample) }
        let signals = try console.reporting { try SignalWatch() }
        defer { signals.stop() }
        let outcome = await signals.result {
            try await CatalogCheckup(of: configuration, environment: environment)
        }
        try console.reporting {
            let report = HealthReport(try outcome.get(), file: found.name)
            try AnswerTarget(output.file.path).write { output.renderer.render(report, to: &$0) }
            guard report.failures == 0 else { throw ExitCode(ExitStatus.toPutRight) }
        }
    }
}
