internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogPipeline
internal import CatalogRuntime
internal import Foundation

/// The session that the options and the configuration amount to.
struct OpenedSession: Sendable {
    let session: CatalogSession
    private let known: [String]

    /// Finds the configuration and makes its providers ready; says what is wrong and where.
    ///
    /// - Throws: `ExitCode`, after the reason has been said.
    init(
        _ run: RunOptions, console: Console, observe: @escaping @Sendable (CatalogSession.Event) -> Void
    ) throws {
        do {
            let environment = ProcessInfo.processInfo.environment
            if let configuration = try run.configuration(environment: environment) {
                known = configuration.providers.map(\.id.name)
                session = try CatalogSession(
                    configuration.overridden(by: run.overrides), environment: environment, observe: observe)
            } else {
                if !run.sample { console.notice(Self.sampleNotice) }
                session = try CatalogSession.sample(choosing: run.providerNames, observe: observe)
                known = session.catalog.sources.map(\.id.name)
            }
        } catch {
            throw ExitCode(console.refuse(error))
        }
    }

    /// What the user means by a movie's name.
    ///
    /// Something before a colon that no provider goes by is part of a title, unless it is so near to a
    /// provider's name that it must be mistyped.
    func reference(_ text: String) -> MovieReference {
        let reference = MovieReference(text)
        guard case .id(let id) = reference, !known.contains(id.provider.name),
            Choice.nearest(to: id.provider.name, among: known) == nil
        else { return reference }
        return .title(text, year: nil)
    }

    private static let sampleNotice = """
        This is the built-in sample, because there is no configuration. To see live data, save \
        catalog.example.yaml as catalog.yaml and set TMDB_ACCESS_TOKEN (free at \
        https://www.themoviedb.org/settings/api).
        """
}

extension RunOptions {
    /// The configuration that holds for this run; nil where the sample does.
    func configuration(environment: [String: String]) throws -> Configuration? {
        guard !sample else { return nil }
        let reader = ConfigurationReader(kinds: BuiltInProviders.kinds.map(\.description))
        return try ConfigurationFile.found(
            explicit: config, in: environment, currentDirectory: FileManager.default.currentDirectoryPath
        ).map { try reader.configuration(in: $0) }
    }

    /// What the options say in place of the file.
    var overrides: ConfigurationOverrides {
        ConfigurationOverrides(providers: providerNames, language: language, region: region)
    }
}

extension Console {
    /// Says why nothing can be asked, and returns the status that it ends with.
    func refuse(_ failure: any Error) -> Int32 {
        error(String(describing: failure))
        return failure is UnknownProvider ? ExitStatus.usage : ExitStatus.configuration
    }
}
