internal import CatalogConfiguration
package import CatalogCore
internal import CatalogHTTP
internal import CatalogStore
public import CatalogPipeline
package import CatalogTransport
public import Foundation

/// A configured catalog, ready to answer: what the command line runs, and what a server or another program
/// uses.
///
/// Make a session for each run: until it is closed it remembers what it was told, so that nothing is asked twice.
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
        /// Something is wrong with the response cache; in words, once in a run at most.
        case cache(String)
    }

    /// The catalog: ask it.
    public let catalog: Catalog

    /// What is accepted of the configuration but unwise, one sentence each.
    public let warnings: [String]

    private let pool: ConnectionPool?
    private let cache: ResponseCache?
    /// Where the pictures of a page come from; nil where there are none.
    let pictures: (any Transport)?

    /// Reads a configuration file and makes its providers ready. Nothing is asked yet. Its rules of fields hold in
    /// every answer, and so does what the user said in the file that `matches:` names.
    ///
    /// - Parameters:
    ///   - path: The file; relative paths start from the current folder.
    ///   - providers: Which providers run, in order of precedence; nil for those that the file names.
    ///   - environment: What `${NAME}` in the file stands for, and where proxies are named.
    ///   - cacheFolder: Where answers are kept beyond the session; nil keeps none.
    ///   - observe: Told what happens while an answer is on its way; called from any task.
    /// - Throws: An error whose description says what is wrong in the file, and where.
    public init(
        configurationFile path: String,
        providers: [String]? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        cacheFolder: String? = nil,
        observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws {
        let folder = FileManager.default.currentDirectoryPath
        let file = try ConfigurationFile.found(explicit: path, in: environment, currentDirectory: folder)
        // Nil comes only of a search in the usual places, and a path was given.
        let configuration = try file.map(BuiltInProviders.reader.configuration) ?? Self.sampleConfiguration()
        var options = SessionOptions()
        options.cacheFolder = cacheFolder
        let matches = try configuration.matches(in: environment)
        (options.verdicts, options.handValues) = (matches.verdicts, matches.handValues)
        try self.init(
            configuration.overridden(by: ConfigurationOverrides(providers: providers)),
            environment: environment, options: options
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

    /// A session of sources that are ready.
    ///
    /// - Parameters:
    ///   - configured: The kind of every configured provider, also of those that do not run.
    ///   - pool: What to close in the end; nil where nothing is opened.
    ///   - cache: What to close in the end; nil where nothing is kept.
    ///   - pictures: Where the pictures of a page come from; nil where there are none.
    init(
        sources: [Source], configured: [ProviderID: String], watchlist: Watchlist,
        verdicts: Verdicts = .none, rules: MergeRules = MergeRules(), warnings: [String] = [],
        pool: ConnectionPool? = nil, cache: ResponseCache? = nil, pictures: (any Transport)? = nil,
        observe: @escaping @Sendable (Event) -> Void
    ) {
        self.catalog = Catalog(
            sources: sources, watchlist: watchlist, configured: configured, verdicts: verdicts, rules: rules
        ) {
            observe(.pipeline($0))
        }
        self.warnings = warnings
        self.pool = pool
        self.cache = cache
        self.pictures = pictures
    }

    /// Closes what was opened, and writes what is to be kept. A session that was never asked has nothing to
    /// close.
    public func close() async {
        cache?.close()
        await pool?.shutdown()
    }
}
