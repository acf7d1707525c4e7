package import CatalogConfiguration
internal import CatalogSample
internal import CatalogTransport

/// Sessions of the built-in sample.
extension CatalogSession {
    /// The built-in sample, or some of its providers.
    ///
    /// - Parameter options: The recorder and the watchlist count; the sample reaches for nothing and keeps
    ///   nothing.
    /// - Throws: `UnknownProvider` where it has none of such a name.
    package static func sample(
        choosing providers: [String]?, options: SessionOptions = SessionOptions(),
        observe: @escaping @Sendable (Event) -> Void
    ) throws -> CatalogSession {
        let configuration = try sampleConfiguration()
            .overridden(by: ConfigurationOverrides(providers: providers))
        let sample = SampleTransport()
        let transport: any Transport =
            options.recorder.map { RecordingTransport(base: sample, recorder: $0) } ?? sample
        let sources = try configuration.selected.compactMap { provider in
            try BuiltInProviders.kind(named: provider.kind)?.source(
                provider.id, values: provider.values(in: SampleConfiguration.environment),
                transport: transport)
        }
        return CatalogSession(
            sources: sources, configured: configuration.kinds, watchlist: options.watchlist, observe: observe)
    }

    /// The configuration that the built-in sample runs with.
    package static func sampleConfiguration() throws(ConfigurationErrors) -> Configuration {
        try BuiltInProviders.reader.configuration(yaml: SampleConfiguration.text, file: "sample")
    }
}

/// What the built-in sample runs with.
private enum SampleConfiguration {
    /// Both providers as anybody would configure them.
    static let text = """
        providers:
          tmdb:
            kind: tmdb
            access_token: ${TMDB_ACCESS_TOKEN}
          traderev:
            kind: traderev
        use: [tmdb, traderev]
        """

    /// The sample's server takes any token; the user's own never comes near it.
    static let environment = ["TMDB_ACCESS_TOKEN": "none-is-needed-here"]
}
