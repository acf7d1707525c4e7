internal import CatalogConfiguration

/// The configuration that the built-in sample runs with.
enum SampleConfiguration {
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

    /// The same, read.
    static func configuration() throws(ConfigurationErrors) -> Configuration {
        try ConfigurationReader(kinds: BuiltInProviders.kinds.map(\.description))
            .configuration(yaml: text, file: "sample")
    }
}
