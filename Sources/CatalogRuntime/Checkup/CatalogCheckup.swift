package import CatalogConfiguration
internal import CatalogCore
internal import CatalogHTTP
package import CatalogStore

/// How a configured catalog is doing: what `doctor` finds out.
package struct CatalogCheckup: Sendable {
    /// The providers that run, in order of precedence.
    package let providers: [ProviderCheckup]
    /// The response cache; nil where there is no place for one.
    package let cache: CacheCheckup?
    /// How many movies are on the watchlist, or why nobody can tell; nil where there is no place for one.
    package let watchlist: Result<Int, WatchlistError>?

    /// Whether there is nothing to put right.
    package var isHealthy: Bool {
        guard providers.allSatisfy(\.isHealthy), cache?.isHealthy == true, case .success = watchlist else {
            return false
        }
        return true
    }

    /// Looks at everything: the providers at the same time, each asked one question past the cache.
    ///
    /// - Throws: ``SettingError`` where the environment makes nonsense of a setting.
    @concurrent
    package init(
        of configuration: Configuration, environment: [String: String]
    ) async throws(SettingError) {
        let folders = UserFolders(environment: environment)
        let pool = ConnectionPool(configuration, environment: environment)
        let stack = TransportStack(
            reach: .network(checksAll: false), pool: pool, store: nil, recorder: nil,
            redactor: CatalogSession.redactor(for: configuration, in: environment))
        let outcomes = await withTaskGroup(of: (Int, Outcome).self) { group in
            for (place, provider) in configuration.selected.enumerated() {
                group.addTask {
                    (place, await Self.outcome(of: provider, environment: environment, stack: stack))
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
        await pool.shutdown()
        var providers: [ProviderCheckup] = []
        for outcome in outcomes { try outcome.get().map { providers.append($0) } }
        self.providers = providers
        cache = folders.cache.map { CacheCheckup(folder: $0, limit: configuration.cacheLimit) }
        watchlist = folders.data.map { folder in
            Result { () throws(WatchlistError) in try WatchlistStore(folder: folder).watchlist().entries.count
            }
        }
    }

    private typealias Outcome = Result<ProviderCheckup?, SettingError>

    /// One provider's checkup; nil for a kind that the reader would not have let pass.
    private static func outcome(
        of provider: ProviderConfiguration, environment: [String: String], stack: TransportStack
    ) async -> Outcome {
        guard let kind = BuiltInProviders.kind(named: provider.kind) else { return .success(nil) }
        do throws(SettingFailure) {
            return .success(
                try await ProviderCheckup(provider, kind: kind, environment: environment, stack: stack))
        } catch {
            return .failure(SettingError(provider: provider.id, failure: error))
        }
    }
}
