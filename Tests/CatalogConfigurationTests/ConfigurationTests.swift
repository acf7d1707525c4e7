import CatalogConfiguration
import CatalogCore
import Testing

@Suite struct `A configuration` {
    private static let main = """
        # A comment.
        providers:
          tmdb:
            kind: tmdb
            access_token: ${TMDB_ACCESS_TOKEN}
            language: no
          mirror: {kind: traderev, base_url: "http://127.0.0.1:8080/", timeout_seconds: 2.5}
        use: [mirror, tmdb]

        """

    @Test func `keeps providers in file order and use in its own`() throws {
        let configuration = try ConfigurationReader.read(Self.main)
        #expect(configuration.providers.map(\.id.name) == ["tmdb", "mirror"])
        #expect(configuration.providers.map(\.kind) == ["tmdb", "traderev"])
        #expect(configuration.use.map(\.name) == ["mirror", "tmdb"])
        #expect(configuration.selected.map(\.id.name) == ["mirror", "tmdb"])
        #expect(configuration.warnings.isEmpty)
    }

    @Test func `remembers where everything stands`() throws {
        let configuration = try ConfigurationReader.read(Self.main)
        #expect(configuration.providers[0].location.description == "catalog.yaml:3:3")
        let setting = try #require(configuration.providers[1].settings["timeout_seconds"])
        #expect(setting.location?.description == "catalog.yaml:7:64")
    }

    @Test func `runs every provider in file order without use`() throws {
        let yaml = Self.main.replacing("use: [mirror, tmdb]\n", with: "")
        #expect(try ConfigurationReader.read(yaml).use.map(\.name) == ["tmdb", "mirror"])
    }

    @Test func `may leave providers out of use`() throws {
        let yaml = Self.main.replacing("use: [mirror, tmdb]", with: "use:\n  - tmdb")
        let configuration = try ConfigurationReader.read(yaml)
        #expect(configuration.providers.count == 2)
        #expect(configuration.selected.map(\.id.name) == ["tmdb"])
    }

    @Test(arguments: ["no", "1.10", "yes", "0o17", "2010-07-16", "1_000", "'null'", "*x"])
    func `takes a text as it is written, whatever YAML makes of it elsewhere`(text: String) throws {
        let written = text == "*x" ? "\"*x\"" : text
        let provider = try ConfigurationReader.provider("language: \(written)")
        let expected = text.replacing("'", with: "")
        #expect(try provider.values(in: [:]).text("language") == expected)
    }

    private static let waysOfWriting: [(name: String, change: @Sendable (String) -> String)] = [
        (name: "CR LF", change: { $0.replacing("\n", with: "\r\n") }),
        (name: "CR", change: { $0.replacing("\n", with: "\r") }),
        (name: "a byte order mark", change: { "\u{FEFF}" + $0 }),
        (name: "document marks", change: { "%YAML 1.2\n---\n" + $0 + "...\n" }),
        (name: "trailing white space", change: { $0.replacing("\n", with: "  \n") }),
        (name: "quotes", change: { $0.replacing("kind: tmdb", with: "'kind': \"tmdb\"") }),
    ]

    @Test(arguments: waysOfWriting.indices)
    func `means the same with other ways of writing YAML`(index: Int) throws {
        let way = Self.waysOfWriting[index]
        let plain = try ConfigurationReader.read(Self.main)
        let changed = try ConfigurationReader.read(way.change(Self.main))
        #expect(
            ConfigurationDump().text(of: changed) == ConfigurationDump().text(of: plain), "\(way.name)")
    }

    @Test func `keeps anchors that nothing refers to and stars that are text`() throws {
        let provider = try ConfigurationReader.provider("language: &l \"a*b ?\"", "region: what? is * this")
        #expect(try provider.values(in: [:]).text("language") == "a*b ?")
        #expect(try provider.values(in: [:]).text("region") == "what? is * this")
    }
}
