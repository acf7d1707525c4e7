internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogPipeline
internal import CatalogRuntime
internal import CatalogStore
internal import CatalogTransport
internal import Foundation

/// The session that the options and the configuration amount to.
struct OpenedSession: Sendable {
    /// Whom to ask.
    let session: CatalogSession
    /// Whom to tell; it prints no secret of the session.
    let console: Console
    /// Why the watchlist cannot be read; nil where it can, and where there is none.
    let watchlistFault: WatchlistError?
    /// The file of the user's verdicts; nil where the configuration names none, and for the sample.
    let matches: MatchesFile?
    /// Where its exchanges are kept; nil where nobody asked for that.
    private let recording: RecordingFolder?
    /// The kind of every provider that is configured, whether it runs or not.
    let kinds: [ProviderID: String]
    /// The providers that are configured, whether they run or not.
    private let configured: [ProviderID]

    /// Finds the configuration, makes its providers ready, and says what is worth knowing about them.
    ///
    /// - Parameters:
    ///   - makesMatches: Whether this run will make the file of verdicts that the configuration names, so that it
    ///     need not be there.
    ///   - observe: Told what happens, beside the console.
    /// - Throws: What ``ExitStatus/status(for:)`` knows.
    init(
        _ run: RunOptions, console: Console, makesMatches: Bool = false,
        observe: @escaping @Sendable (CatalogSession.Event) -> Void
    ) throws {
        let environment = ProcessInfo.processInfo.environment
        let file = try run.configuration()
        let configuration = try file ?? CatalogSession.sampleConfiguration()
        let reach = try run.reach.reach()
        recording = try run.reach.record.map { path throws(RecordingError) in try RecordingFolder(path) }
        kinds = configuration.kinds
        configured = configuration.providers.map(\.id)
        var options = SessionOptions()
        let folders = UserFolders(environment: environment)
        (options.watchlist, watchlistFault) = Self.watchlist(in: folders.data)
        matches = try file?.matchesFile(in: environment)
        if let matches, matches.exists || !makesMatches {
            let content = try matches.content()
            (options.verdicts, options.handValues) = (content.verdicts, content.handValues)
        }
        options.reach = reach
        options.cacheFolder = folders.cache
        options.recorder = recording?.recorder
        switch (file, reach) {
        case (nil, .network), (nil, .cache):
            self.console = console
            session = try CatalogSession.sample(choosing: run.providerNames, options: options) { event in
                observe(event)
                console.note(event)
            }
            if !run.sample { console.notice(Hints.sample) }
        case (_, _):
            let chosen = try configuration.overridden(by: run.overrides)
            let console = console.redacting(with: CatalogSession.redactor(for: chosen, in: environment))
            self.console = console
            session = try CatalogSession(chosen, environment: environment, options: options) { event in
                observe(event)
                console.note(event)
            }
        }
        for warning in session.warnings { self.console.notice(warning) }
    }

    /// The user's watchlist, or why it cannot be read.
    private static func watchlist(in folder: String?) -> (Watchlist, WatchlistError?) {
        guard let folder else { return (Watchlist(), nil) }
        do {
            return (try WatchlistStore(folder: folder).watchlist(), nil)
        } catch {
            return (Watchlist(), error)
        }
    }

    /// The selection of the watchlist's movies.
    ///
    /// - Throws: Why the watchlist cannot be read.
    func selectingWatchlist() throws(WatchlistError) -> Selection.Origin {
        if let watchlistFault { throw watchlistFault }
        return .watchlist
    }

    /// Closes the session, and keeps the recording where one was asked for.
    func close(keepingRecording: Bool) async throws(RecordingError) {
        await session.close()
        if keepingRecording { try recording?.write() }
    }

    /// Whom to ask, as a catalog.
    var catalog: Catalog { session.catalog }

    /// The movie that a text names.
    ///
    /// - Throws: See ``takesPart(_:)``.
    func movie(_ text: String) throws -> MovieReference {
        let reference = MovieReference(text)
        // 2001:odyssey looks like an id and is a title.
        guard case .id(let id) = reference, try !takesPart(id.provider) else { return reference }
        return MovieReference.titled(text)
    }

    /// The movie that a text names for the watchlist, which also takes ids of providers that do not run.
    func listedMovie(_ text: String) throws -> MovieReference {
        if case .id(let id) = MovieReference(text), configured.contains(id.provider) { return .id(id) }
        return try movie(text)
    }

    /// The person that a text names, by id or by name.
    ///
    /// - Throws: See ``takesPart(_:)``.
    func person(_ text: String) throws -> Selection.Origin {
        guard let id = PersonID(text), try takesPart(id.provider) else { return .person(text) }
        return .personID(id)
    }

    /// Whether what stands before a colon is a provider of this run; false where it is part of a name.
    ///
    /// - Throws: `PipelineError.notRunning` for a provider that is configured but does not run, and
    ///   ``UnknownProvider`` for what is so near to a provider's name that it must be mistyped.
    private func takesPart(_ provider: ProviderID) throws -> Bool {
        let running = catalog.sources.map(\.id)
        if running.contains(provider) { return true }
        guard !configured.contains(provider) else {
            throw PipelineError.notRunning(provider, running: running)
        }
        let known = configured.map(\.name) + ExternalID.Authority.allCases.map(\.rawValue)
        guard NearestName.nearest(to: provider.name, among: known) == nil else {
            throw UnknownProvider(provider.name, known: known)
        }
        return false
    }
}

extension RunOptions {
    /// The configuration that holds for this run; nil where the sample does.
    func configuration() throws(ConfigurationErrors) -> Configuration? {
        sample ? nil : try file.configuration()
    }

    /// What the options say in place of the file.
    var overrides: ConfigurationOverrides {
        ConfigurationOverrides(providers: providerNames, language: language, region: region)
    }
}
