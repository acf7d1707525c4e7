package import CatalogConfiguration
package import CatalogCore
internal import CatalogHTTP
public import CatalogPipeline
internal import CatalogSample
package import CatalogTransport
public import Foundation

/// A configured catalog, ready to answer: what the command line runs, and what a server or another program
/// uses.
///
///     let session = try CatalogSession(configurationFile: "catalog.yaml")
///     let report = try await session.catalog.report(of: Selection(.list(.popular)))
///     await session.close()
public struct CatalogSession: Sendable {
    /// What happens while an answer is on its way.
    package enum Event: Sendable {
        /// A question was put to a provider, or settled.
        case pipeline(PipelineEvent)
        /// An exchange of a provider's began, ended, or waits.
        case transport(ProviderID, TransportEvent)
    }

    /// The catalog: ask it.
    public let catalog: Catalog

    /// What is accepted of the configuration but unwise, one sentence each.
    public let warnings: [String]

    /// Takes every secret of this session out of a text.
    package let redactor: Redactor

    private let pool: ConnectionPool?

    /// Reads a configuration file and makes its providers ready. Nothing is asked yet.
    ///
    /// - Parameters:
    ///   - path: The file; relative paths start from the current folder.
    ///   - providers: Which providers run, in order of precedence; nil for those that the file names.
    ///   - environment: What `${NAME}` in the file stands for.
    ///   - observe: Told what happens while an answer is on its way; called from any task.
    /// - Throws: An error whose description says what is wrong in the file, and where.
    public init(
        configurationFile path: String,
        providers: [String]? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws {
        let reader = ConfigurationReader(kinds: BuiltInProviders.kinds.map(\.description))
        let file = try ConfigurationFile.found(
            explicit: path, in: environment, currentDirectory: FileManager.default.currentDirectoryPath)
        let configuration = try file.map { try reader.configuration(in: $0) }
            ?? SampleConfiguration.configuration()
        try self.init(
            configuration.overridden(by: ConfigurationOverrides(providers: providers)), environment: environment
        ) { event in
            if case .pipeline(let event) = event { observe(event) }
        }
    }

    /// The built-in sample: recorded answers of two providers, no network, no key.
    ///
    /// - Parameter observe: Told what happens while an answer is on its way; called from any task.
    public static func sample(
        observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws -> CatalogSession {
        try sample(choosing: nil) { event in
            if case .pipeline(let event) = event { observe(event) }
        }
    }

    private init(
        sources: [Source], warnings: [String], redactor: Redactor, pool: ConnectionPool?,
        observe: @escaping @Sendable (Event) -> Void
    ) {
        self.catalog = Catalog(sources: sources) { observe(.pipeline($0)) }
        self.warnings = warnings
        self.redactor = redactor
        self.pool = pool
    }

    /// Closes what was opened. A session that was never asked has nothing to close.
    public func close() async {
        await pool?.shutdown()
    }
}

extension CatalogSession {
    /// Makes the providers of a configuration ready.
    ///
    /// - Throws: ``SettingError`` where the environment makes nonsense of a setting. A missing secret is a
    ///   problem of its provider's, reported when it is asked.
    package init(
        _ configuration: Configuration, environment: [String: String],
        observe: @escaping @Sendable (Event) -> Void
    ) throws(SettingError) {
        var sources: [Source] = []
        var secrets: [Secret] = []
        let pool = ConnectionPool(
            ConnectionPool.Settings(
                userAgent: "catalog/\(CatalogVersion.current)", connectionsPerHost: 32, environment: environment))
        for provider in configuration.selected {
            guard let kind = BuiltInProviders.kind(named: provider.kind) else { continue }
            let values = provider.values(in: environment)
            let id = provider.id
            do {
                let transport = try TransportStack.transport(values: values, limits: kind.limits, pool: pool) {
                    observe(.transport(id, $0))
                }
                sources.append(try kind.source(id, values: values, transport: transport))
            } catch {
                throw SettingError(provider: id, failure: error)
            }
            // A secret that cannot be read cannot leak either.
            secrets += kind.description.settings.filter { $0.form == .secret }
                .compactMap { (try? values.secret($0.name)) ?? nil }
        }
        self.init(
            sources: sources, warnings: configuration.warnings.map(\.description), redactor: Redactor(secrets),
            pool: pool, observe: observe)
    }

    /// The built-in sample, or some of its providers.
    package static func sample(
        choosing providers: [String]?, observe: @escaping @Sendable (Event) -> Void
    ) throws -> CatalogSession {
        let configuration = try SampleConfiguration.configuration()
            .overridden(by: ConfigurationOverrides(providers: providers))
        let transport = SampleTransport()
        let environment = SampleConfiguration.environment
        let sources = try configuration.selected.compactMap { provider in
            try BuiltInProviders.kind(named: provider.kind)?.source(
                provider.id, values: provider.values(in: environment), transport: transport)
        }
        return CatalogSession(
            sources: sources, warnings: [], redactor: Redactor([]), pool: nil, observe: observe)
    }
}

extension CatalogSession {
    /// The configuration that the built-in sample runs with.
    package static func sampleConfiguration() throws(ConfigurationErrors) -> Configuration {
        try SampleConfiguration.configuration()
    }
}

/// A setting that the environment makes nonsense of.
package struct SettingError: Error, CustomStringConvertible {
    /// Whose setting it is.
    package let provider: ProviderID
    /// What is wrong with it.
    package let failure: SettingFailure

    /// Who, what, and where to put it right.
    package var description: String {
        "\(provider): \(failure). Correct the environment variable or the configuration file."
    }
}
