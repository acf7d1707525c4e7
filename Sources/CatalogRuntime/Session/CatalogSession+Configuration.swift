package import CatalogConfiguration
package import CatalogCore
internal import CatalogHTTP
internal import CatalogStore
package import CatalogTransport

/// Sessions of a configuration.
extension CatalogSession {
    /// Makes the providers of a configuration ready.
    ///
    /// The user's verdicts and values by hand are those of the options: `matches:` of the configuration is not
    /// read here.
    ///
    /// - Throws: ``SettingError`` where the environment makes nonsense of a setting. A missing secret is a
    ///   problem of its provider's, reported when it is asked.
    package init(
        _ configuration: Configuration, environment: [String: String],
        options: SessionOptions = SessionOptions(), observe: @escaping @Sendable (Event) -> Void
    ) throws(SettingError) {
        let pool = ConnectionPool(configuration, environment: environment)
        let cache = options.cacheFolder.map { folder in
            ResponseCache(folder: folder, limit: configuration.cacheLimit) { observe(.cache($0.description)) }
        }
        let stack = TransportStack(
            reach: options.reach, pool: pool, store: cache, recorder: options.recorder,
            redactor: Self.redactor(for: configuration, in: environment))
        var sources: [Source] = []
        for provider in configuration.selected {
            // The reader lets no configuration pass whose kinds are not these.
            guard let kind = BuiltInProviders.kind(named: provider.kind) else { continue }
            do {
                sources.append(
                    try stack.source(provider, kind: kind, environment: environment) {
                        observe(.transport(provider.id, $0))
                    })
            } catch {
                throw SettingError(provider: provider.id, failure: error)
            }
        }
        var rules = configuration.mergeRules
        rules.handValues = options.handValues
        self.init(
            sources: sources, configured: configuration.kinds, watchlist: options.watchlist,
            verdicts: options.verdicts, rules: rules, warnings: configuration.warnings.map(\.description),
            pool: pool, cache: cache, pictures: stack.pictures(), observe: observe)
    }

    /// Takes every secret of the providers that run out of texts.
    package static func redactor(
        for configuration: Configuration, in environment: [String: String]
    ) -> Redactor {
        Redactor(
            configuration.selected.flatMap { provider in
                let values = provider.values(in: environment)
                return provider.description.settings.filter { $0.form == .secret }.compactMap { setting in
                    // A secret that cannot be read cannot leak either.
                    (try? values.secret(setting.name)) ?? nil
                }
            })
    }
}

extension TransportStack {
    /// The source of a configured provider, with a stack of its own.
    fileprivate func source(
        _ provider: ProviderConfiguration, kind: ProviderKind, environment: [String: String],
        observer: @escaping TransportObserver
    ) throws(SettingFailure) -> Source {
        let values = provider.values(in: environment)
        let limits = try kind.limits?.overridden(by: values) ?? .none
        let breaker = Breaker(width: limits.maxConcurrent, observer: observer)
        let transport = try transport(values: values, limits: limits, breaker: breaker, observer: observer)
        var source = try kind.source(
            provider.id, values: values, transport: transport, needsSecrets: reach.needsSecrets)
        source.isLeftAlone = { breaker.isOpen }
        return source
    }
}

extension ConnectionPool {
    /// The connections of a configuration's providers: never fewer to a host than one of them may have
    /// requests under way.
    convenience init(_ configuration: Configuration, environment: [String: String]) {
        // What is no number is reported where its provider is made.
        let widest = configuration.selected.compactMap { provider in
            (try? provider.values(in: environment).count("max_concurrent")) ?? nil
        }
        self.init(
            Settings(
                userAgent: "catalog/\(CatalogVersion.current)",
                // A hundred times what a movie's page takes. Twenty of them may be on their way at once.
                bodyLimit: 8 << 20,
                connectionsPerHost: max(32, widest.max() ?? 0), environment: environment))
    }
}

extension Configuration {
    /// The kind of every provider, by its name.
    package var kinds: [ProviderID: String] {
        Dictionary(providers.map { ($0.id, $0.kind) }) { first, _ in first }
    }

    /// How many bytes the response cache may take.
    package var cacheLimit: Int { (cacheMegabytes ?? 200) << 20 }
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
