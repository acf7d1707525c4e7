import CatalogConfiguration
import CatalogCore
import Testing

@Suite struct `Options over the file` {
    private static let yaml = """
        providers:
          tmdb: {kind: tmdb, language: de-DE}
          traderev: {kind: traderev}
          mine: {kind: file, path: movies.csv, language: fr}
        use: [tmdb]
        """

    private static func overridden(_ overrides: ConfigurationOverrides) throws -> Configuration {
        try ConfigurationReader.read(yaml).overridden(by: overrides)
    }

    @Test func `leave everything alone where there are none`() throws {
        #expect(try Self.overridden(ConfigurationOverrides()) == ConfigurationReader.read(Self.yaml))
    }

    @Test(arguments: [
        (options: ["traderev"], use: ["traderev"]),
        (options: ["mine,tmdb"], use: ["mine", "tmdb"]),
        (options: ["mine", "tmdb"], use: ["mine", "tmdb"]),
        (options: ["mine, tmdb", "mine", "traderev"], use: ["mine", "tmdb", "traderev"]),
    ])
    func `replace use, in the order given`(options: [String], use: [String]) throws {
        #expect(try Self.overridden(ConfigurationOverrides(providers: options)).use.map(\.name) == use)
    }

    @Test(arguments: [
        (option: "tmbd", words: "unknown provider 'tmbd'; did you mean 'tmdb'?"),
        (option: "tmdb,netflix", words: "unknown provider 'netflix'; known: tmdb, traderev, mine"),
        (option: "tmdb,", words: "unknown provider ''; known: tmdb, traderev, mine"),
    ])
    func `name an unknown provider with the nearest`(option: String, words: String) {
        let error = #expect(throws: UnknownProvider.self) {
            try Self.overridden(ConfigurationOverrides(providers: [option]))
        }
        #expect(error?.description == words)
    }

    @Test func `reach every provider that asks a server with the setting, over the file's`() throws {
        let configuration = try Self.overridden(ConfigurationOverrides(language: "es-ES", region: "ES"))
        for (name, language, region) in [
            ("tmdb", "es-ES", "ES"), ("traderev", "es-ES", "ES"), ("mine", "fr", nil),
        ] {
            let provider = try #require(configuration.providers.first { $0.id.name == name })
            #expect(try provider.values(in: [:]).text("language") == language)
            #expect(try provider.values(in: [:]).text("region") == region)
        }
    }

    @Test func `are texts, never templates`() throws {
        let configuration = try Self.overridden(ConfigurationOverrides(language: "${HOME}"))
        #expect(try configuration.providers[0].values(in: ["HOME": "/root"]).text("language") == "${HOME}")
    }
}
