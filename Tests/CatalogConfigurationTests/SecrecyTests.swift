import CatalogTransport
import Testing

@testable import CatalogConfiguration

@Suite struct `A secret in a configuration` {
    private static let secret = "eyJhbGciOiJIUzI1NiJ9.c2VjcmV0LXNlY3JldA.c2lnbmF0dXJl"
    private static let key = "0123456789abcdef0123456789abcdef"

    @Test func `is accepted in the file with a warning that does not show it`() throws {
        let configuration = try ConfigurationReader.read(
            "providers:\n  my-tmdb:\n    kind: tmdb\n    access_token: \(Self.secret)\n")
        #expect(
            configuration.warnings.map(\.description) == [
                "catalog.yaml:4:5: access_token stands in the file itself, where others may read it; put it "
                    + "into an environment variable and write access_token: ${MY_TMDB_ACCESS_TOKEN}"
            ])
        let token = try configuration.providers[0].values(in: [:]).secret("access_token")
        #expect(token?.exposed == Self.secret)
    }

    @Test(arguments: ["${TOKEN}", "${TOKEN:-}", "${A}${B}"])
    func `brings no warning from the environment`(text: String) throws {
        let yaml = "providers:\n  p:\n    kind: tmdb\n    access_token: \(text)\n"
        #expect(try ConfigurationReader.read(yaml).warnings.isEmpty)
    }

    @Test func `brings a warning as a default`() throws {
        let yaml = "providers:\n  p:\n    kind: tmdb\n    access_token: ${TOKEN:-\(Self.secret)}\n"
        #expect(try ConfigurationReader.read(yaml).warnings.count == 1)
    }

    @Test func `is in nothing that is printed or dumped of it`() throws {
        let configuration = try ConfigurationReader.read(
            "providers:\n  p:\n    kind: tmdb\n    access_token: \(Self.secret)\n    api_key: ${K:-\(Self.key)}\n"
        )
        var dumped = ""
        dump(configuration, to: &dumped)
        let shown =
            [dumped, "\(configuration)", String(reflecting: configuration)]
            + [ConfigurationDump().text(of: configuration)] + configuration.warnings.map(\.description)
        for text in shown {
            #expect(!text.contains(Self.secret))
            #expect(!text.contains(Self.key))
        }
    }

    @Test(arguments: [
        "providers: {p: {kind: tmdb, access_token:SECRET}}",
        "providers:\n  p:\n    kind: tmdb\n    access_token SECRET\n",
        "providers:\n  p:\n    access_token SECRET\n",
        "providers:\n  p:\n    kind: tmdb SECRET\n",
        "providers:\n  p:\n    kind: tmdb\n    access_token: ${SECRET}\n",
        "providers:\n  p:\n    kind: tmdb\n    access_token: SECRET$x\n",
        "providers:\n  p:\n    kind: tmdb\n    access_token: ${K:-SECRET$x}\n",
        "providers:\n  p:\n    kind: tmdb\n    access_token: [SECRET]\n",
        "providers:\n  p:\n    kind: tmdb\n    timeout_seconds: SECRET\n",
        "providers:\n  p:\n    kind: tmdb\n    base_url: https://me:SECRET@host/\n",
        "providers:\n  p:\n    kind: tmdb\n    base_url: https://host/?api_key=SECRET\n",
        "providers:\n  p:\n    kind: tmdb\n    access_token: \"SECRET\n",
        "providers:\n  p:\n    kind: tmdb\n    access_token: *SECRET\n",
        "providers:\n  p:\n    kind: tmdb\n    SECRET: 1\n    SECRET: 2\n",
        "SECRET", "use: [SECRET]", "SECRET: 1",
    ])
    func `is in no message, wherever it was put by mistake`(yaml: String) {
        for secret in [Self.secret, Self.key] {
            let messages = ConfigurationReader.messages(yaml.replacing("SECRET", with: secret))
            #expect(!messages.isEmpty)
            #expect(!messages.contains { $0.contains(secret.prefix(12)) })
        }
    }

    @Test(arguments: [
        "YOUR_API_KEY_HERE", "your-token", "<your token>", "<token>", "{{ token }}", "[key]", "changeme",
        "CHANGE_ME", "change-me", "replace_me", "xxx", "XXXXXXXX", "xxx-xxx-xxx", "...", "***", "…", "0000",
        "todo", "TODO", "tbd", "placeholder", "secret", "token", "api_key", "API KEY", "insert-your-key-here",
        "PASTETOKENHERE", "yourapikey", "mysecret", "<redacted>", "password",
    ])
    func `is not taken for one when it only stands for one`(text: String) {
        #expect(PlaceholderSecret.matches(text))
    }

    @Test(arguments: [
        secret, key, "test-token", "s3cr3t-v4lue", "hunter2", "correct horse battery staple", "abc123",
        "heretic-9", "keymaster-77-x",
    ])
    func `is taken for one otherwise`(text: String) {
        #expect(!PlaceholderSecret.matches(text))
    }
}
