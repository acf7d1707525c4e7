import CatalogConfiguration
import Testing

@Suite struct `A message about a wrong configuration` {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let yaml: String
        let messages: [String]
        var testDescription: String { name }

        init(_ name: String, _ yaml: String, _ messages: String...) {
            (self.name, self.yaml, self.messages) = (name, yaml, messages)
        }
    }

    private static let tmdbKeys =
        "kind, access_token, api_key, related, base_url, insecure_host, timeout_seconds, requests_per_second, "
        + "max_concurrent, language, region, poster_size"

    /// A file with one provider of kind tmdb and these lines of settings, the first of which is line 4.
    private static func settings(_ lines: String) -> String {
        "providers:\n  tmdb:\n    kind: tmdb\n    " + lines + "\n"
    }

    // MARK: - What stands where

    private static let shapes = [
        Row(
            "empty", "",
            "catalog.yaml: the configuration is empty; it begins with 'providers:' and a provider below it"),
        Row(
            "comments alone", "# nothing\n\n",
            "catalog.yaml: the configuration is empty; it begins with 'providers:' and a provider below it"),
        Row(
            "a list", "- tmdb\n",
            "catalog.yaml:1:1: the file expects keys and their values, found a list; "
                + "it begins with 'providers:'"),
        Row(
            "a sentence", "hello\n",
            "catalog.yaml:1:1: the file expects keys and their values, found something else; "
                + "it begins with 'providers:'"),
        Row(
            "no providers", "use: [tmdb]\n",
            "catalog.yaml:1:1: no provider is configured; put at least one below 'providers:'",
            "catalog.yaml:1:7: unknown provider 'tmdb' under use; none is known"),
        Row(
            "empty providers", "providers:\n",
            "catalog.yaml:1:1: no provider is configured; put at least one below 'providers:'"),
        Row(
            "providers in a list", "providers: [tmdb]\n",
            "catalog.yaml:1:1: providers expects provider names and their settings, found a list"),
        Row(
            "a provider without settings", "providers:\n  tmdb:\n",
            "catalog.yaml:2:3: provider 'tmdb' has no kind; add 'kind:' with one of tmdb, traderev, file"),
        Row(
            "a provider that is a text", "providers:\n  tmdb: access_token=abc\n",
            "catalog.yaml:2:3: providers.tmdb expects settings, 'kind' among them, found something else"),
        Row(
            "no kind", "providers:\n  a: {language: en}\n",
            "catalog.yaml:2:3: provider 'a' has no kind; add 'kind:' with one of tmdb, traderev, file"),
        Row(
            "no path where one is needed", "providers:\n  a:\n    kind: file\n",
            "catalog.yaml:2:3: provider 'a' has no path; add 'path: movies.csv'"),
        Row(
            "kind without value", "providers:\n  a:\n    kind:\n",
            "catalog.yaml:3:5: kind has no value; give it one, or leave it out"),
        Row(
            "kind in a list", "providers:\n  a:\n    kind: [tmdb]\n",
            "catalog.yaml:3:5: kind expects the name of a kind, found a list"),
    ]

    // MARK: - Names

    private static let names = [
        Row(
            "unknown kind", "providers:\n  tmdb:\n    kind: tmbd\n",
            "catalog.yaml:3:5: unknown kind 'tmbd'; did you mean 'tmdb'?"),
        Row(
            "unknown kind like none", "providers:\n  tmdb:\n    kind: letterboxd\n",
            "catalog.yaml:3:5: unknown kind 'letterboxd'; known: tmdb, traderev, file"),
        Row(
            "unknown key", settings("langauge: en"),
            "catalog.yaml:4:5: unknown key 'langauge' under providers.tmdb; did you mean 'language'?"),
        Row(
            "unknown key like none", settings("wallpaper: blue"),
            "catalog.yaml:4:5: unknown key 'wallpaper' under providers.tmdb; known: \(tmdbKeys)"),
        Row(
            "another kind's key", settings("overview: notes"),
            "catalog.yaml:4:5: unknown key 'overview' under providers.tmdb; known: \(tmdbKeys)"),
        Row(
            "unknown key at the top", "provider:\n  tmdb: {kind: tmdb}\n",
            "catalog.yaml:1:1: unknown key 'provider' at the top level; did you mean 'providers'?"),
        Row(
            "uppercase provider name", "providers:\n  TMDB: {kind: tmdb}\n",
            "catalog.yaml:2:3: a provider cannot be called 'TMDB'; use lowercase letters, digits, '-' and "
                + "'_', beginning with a letter or digit"),
        Row(
            "reserved provider name", "providers:\n  imdb: {kind: tmdb}\n",
            "catalog.yaml:2:3: a provider cannot be called 'imdb', because 'imdb:' begins the ids of another "
                + "catalog; choose another name"),
        Row(
            "unknown name under use", settings("language: en") + "use: [tmbd]\n",
            "catalog.yaml:5:7: unknown provider 'tmbd' under use; did you mean 'tmdb'?"),
        Row(
            "repeated name under use", settings("language: en") + "use:\n  - tmdb\n  - tmdb\n",
            "catalog.yaml:7:5: 'tmdb' stands twice under use; keep it where it ranks"),
        Row(
            "use without names", settings("language: en") + "use: []\n",
            "catalog.yaml:5:1: use names no provider; name at least one, or leave 'use' out to run them all"),
        Row(
            "use without value", settings("language: en") + "use:\n",
            "catalog.yaml:5:1: use names no provider; name at least one, or leave 'use' out to run them all"),
        Row(
            "use as a text", settings("language: en") + "use: tmdb\n",
            "catalog.yaml:5:1: use expects a list of provider names, found something else, "
                + "as in use: [first, second]"),
        Row(
            "use with a list in it", settings("language: en") + "use: [[tmdb]]\n",
            "catalog.yaml:5:7: use expects the name of a provider, found a list"),
        Row(
            "a provider with an error is still known", settings("language: []") + "use: [tmdb]\n",
            "catalog.yaml:4:5: language expects one line of text, found a list, as in language: en-US"),
    ]

    // MARK: - Values

    private static let values = [
        Row(
            "seconds in words", settings("timeout_seconds: soon"),
            "catalog.yaml:4:5: timeout_seconds expects a positive number of seconds, 86400 at most, "
                + "found 'soon', as in timeout_seconds: 10"),
        Row(
            "no seconds at all", settings("timeout_seconds: 0"),
            "catalog.yaml:4:5: timeout_seconds expects a positive number of seconds, 86400 at most, "
                + "found '0', as in timeout_seconds: 10"),
        Row(
            "a count with a fraction", settings("max_concurrent: 1.5"),
            "catalog.yaml:4:5: max_concurrent expects a positive whole number, found '1.5', "
                + "as in max_concurrent: 8"),
        Row(
            "a negative rate", settings("requests_per_second: -1"),
            "catalog.yaml:4:5: requests_per_second expects a positive number, found '-1', "
                + "as in requests_per_second: 20"),
        Row(
            "an address without scheme", settings("base_url: api.example.org/3"),
            "catalog.yaml:4:5: base_url expects an https, http or file address without user name, query and "
                + "fragment, found 'api.example.org/3', as in base_url: https://movies.example.org/3"),
        Row(
            "an address with a password", settings("base_url: https://me:pass@example.org"),
            "catalog.yaml:4:5: base_url expects an https, http or file address without user name, query and "
                + "fragment, found something else, as in base_url: https://movies.example.org/3"),
        Row(
            "a choice of none", settings("related: friends"),
            "catalog.yaml:4:5: related expects one of recommendations, similar, found 'friends'"),
        Row(
            "no value", settings("language:"),
            "catalog.yaml:4:5: language has no value; give it one, or leave it out"),
        Row(
            "an empty text", settings("language: ''"),
            "catalog.yaml:4:5: language has no value; give it one, or leave it out"),
        Row(
            "null", settings("language: ~"),
            "catalog.yaml:4:5: language has no value; give it one, or leave it out"),
        Row(
            "a mapping", settings("access_token: {from: env}"),
            "catalog.yaml:4:5: access_token expects a secret, found keys and values, "
                + "as in access_token: ${TMDB_ACCESS_TOKEN}"),
        Row(
            "a placeholder", settings("access_token: YOUR_API_KEY_HERE"),
            "catalog.yaml:4:5: access_token is a placeholder, not a secret; put the real one into an "
                + "environment variable and write access_token: ${TMDB_ACCESS_TOKEN}"),
        Row(
            "a placeholder as default", settings("api_key: ${KEY:-changeme}"),
            "catalog.yaml:4:5: api_key is a placeholder, not a secret; put the real one into an "
                + "environment variable and write api_key: ${TMDB_API_KEY}"),
        Row(
            "a variable that does not end", settings("language: ${LANGUAGE"),
            "catalog.yaml:4:5: language has '${' without its '}'; write ${NAME}, or $$ for a dollar"),
    ]

    // MARK: - YAML

    private static let syntax = [
        Row(
            "an open bracket", "providers: [\n",
            "catalog.yaml:2:1: this is not YAML: did not find expected node content while parsing a flow "
                + "node; check brackets, quotes and indentation here and in the lines above"),
        Row(
            "two colons", "a: b: c\n",
            "catalog.yaml:1:5: this is not YAML: mapping values are not allowed in this context; "
                + "check brackets, quotes and indentation here and in the lines above"),
        Row(
            "a tab", "providers:\n\ttmdb:\n",
            "catalog.yaml:2:1: a tab stands where YAML takes spaces only; replace it"),
        Row(
            "a control character", "providers:\n  a\u{7}:\n",
            "catalog.yaml:2:4: the character U+0007 cannot stand here; remove it"),
        Row(
            "two documents", settings("language: en") + "---\nuse: [tmdb]\n",
            "catalog.yaml:5:1: a second document begins here; keep one in the file"),
        Row(
            "an alias", settings("language: &l en\n    region: *l"),
            "catalog.yaml:5:13: aliases such as '*l' are not supported; write the value out"),
        Row(
            "a merge key", settings("<<: {language: en}"),
            "catalog.yaml:4:5: '<<' is not supported; write the settings out"),
        Row(
            "a tag", settings("access_token: !env TOKEN"),
            "catalog.yaml:4:19: tags such as '!env' are not supported; leave it out"),
        Row(
            "a list as key", settings("[a, b]: c"),
            "catalog.yaml:4:5: a key must be text, and this one is a list or has keys of its own"),
    ]

    // MARK: - The cache

    private static let cache = [
        Row(
            "cache as a number", settings("language: en") + "cache: 200\n",
            "catalog.yaml:5:1: cache expects settings of the cache, found something else, "
                + "as in cache: {max_megabytes: 200}"),
        Row(
            "unknown key under cache", settings("language: en") + "cache:\n  max_megabyte: 5\n",
            "catalog.yaml:6:3: unknown key 'max_megabyte' under cache; did you mean 'max_megabytes'?"),
        Row(
            "no megabytes at all", settings("language: en") + "cache: {max_megabytes: 0}\n",
            "catalog.yaml:5:9: max_megabytes expects a positive whole number, found '0', "
                + "as in max_megabytes: 200"),
        Row(
            "megabytes in a list", settings("language: en") + "cache: {max_megabytes: [1]}\n",
            "catalog.yaml:5:9: max_megabytes expects a positive whole number, found a list, "
                + "as in max_megabytes: 200"),
        Row(
            "cache without value", settings("language: en") + "cache:\n",
            "catalog.yaml:5:1: cache has no value; give it one, or leave it out"),
    ]

    @Test(arguments: shapes + names + values + cache + syntax)
    func `says where, what, and what to do`(row: Row) {
        #expect(ConfigurationReader.messages(row.yaml) == row.messages)
    }

    @Test func `comes with all the others, in the order of the file`() {
        let yaml = """
            use: [tmdb, tradrev]
            cashe: {}
            providers:
              tmdb:
                kind: tmdb
                timeout_seconds: soon
                langauge: en
                kind: tmdb
              traderev:
                kind: tradrev
            """
        #expect(
            ConfigurationReader.messages(yaml) == [
                "catalog.yaml:1:13: unknown provider 'tradrev' under use; did you mean 'traderev'?",
                "catalog.yaml:2:1: unknown key 'cashe' at the top level; did you mean 'cache'?",
                "catalog.yaml:6:5: timeout_seconds expects a positive number of seconds, 86400 at most, "
                    + "found 'soon', as in timeout_seconds: 10",
                "catalog.yaml:7:5: unknown key 'langauge' under providers.tmdb; did you mean 'language'?",
                "catalog.yaml:8:5: duplicate key 'kind' under providers.tmdb; keep one of the two",
                "catalog.yaml:10:5: unknown kind 'tradrev'; did you mean 'traderev'?",
            ])
    }

    @Test func `stops after twenty and counts the rest`() {
        let lines = (1...23).map { "key_of_mine_\($0): 1" }.joined(separator: "\n")
        let messages = ConfigurationReader.messages(lines)
        #expect(messages.count == 21)
        #expect(messages.last == "… and 3 more errors")
    }
}
