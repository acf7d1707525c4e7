import CatalogTransport
import Testing

@testable import CatalogConfiguration

@Suite struct `Values of settings` {
    @Test func `have the types of their forms`() throws {
        let provider = try ConfigurationReader.provider(
            "timeout_seconds: 2.5", "requests_per_second: 0.5", "max_concurrent: 3", "related: similar",
            "base_url: http://127.0.0.1:80/3/", "language: ' en-US '", "api_key: ${K}")
        let values = provider.values(in: ["K": " abc-123\n"])
        #expect(try values.seconds("timeout_seconds") == .milliseconds(2500))
        #expect(try values.rate("requests_per_second") == 0.5)
        #expect(try values.count("max_concurrent") == 3)
        #expect(try values.choice("related") == "similar")
        #expect(try values.address("base_url") == "http://127.0.0.1:80/3/")
        #expect(try values.text("language") == "en-US")
        #expect(try values.secret("api_key")?.exposed == "abc-123")
    }

    @Test func `are nil where nothing is set or nothing is left`() throws {
        let values = try ConfigurationReader.provider("language: ${L:-}", "api_key: ${K:-}").values(in: [:])
        #expect(try values.text("language") == nil)
        #expect(try values.secret("api_key") == nil)
        #expect(try values.text("region") == nil)
        #expect(try values.seconds("timeout_seconds") == nil)
        #expect(try values.path("path") == nil)
    }

    @Test func `do not give a secret away as text`() throws {
        let values = try ConfigurationReader.provider("api_key: ${K}").values(in: ["K": "abc-123"])
        #expect(try values.text("api_key") == nil)
    }

    @Test func `are looked at one by one, so that a missing secret stops only who asks for it`() throws {
        let values = try ConfigurationReader.provider("api_key: ${K}", "language: en").values(in: [:])
        #expect(try values.text("language") == "en")
        let failure = #expect(throws: SettingFailure.self) { try values.secret("api_key") }
        #expect(failure?.description == "the environment variable K is not set")
    }

    @Test(arguments: [
        (
            line: "timeout_seconds: ${V}", value: "soon",
            words: "timeout_seconds expects a positive number of seconds, 86400 at most, found 'soon' "
                + "(from the environment variable V)"
        ),
        (
            line: "base_url: http://${V}/${W:-3}", value: "me:secret@host",
            words: "base_url expects an https, http or file address without user name, query and fragment, "
                + "found something else (from the environment variables V, W)"
        ),
        (
            line: "api_key: ${V}", value: "YOUR_API_KEY_HERE",
            words: "api_key is a placeholder, not a secret (from the environment variable V)"
        ),
    ])
    func `of a wrong form name the variable they came from`(line: String, value: String, words: String) throws
    {
        let values = try ConfigurationReader.provider(line).values(in: ["V": value])
        let name = String(line.prefix { $0 != ":" })
        let failure = #expect(throws: SettingFailure.self) {
            _ = try values.text(name)
            _ = try values.secret(name)
        }
        #expect(failure?.description == words)
    }

    @Test(arguments: [
        (folder: "/etc/catalog/", path: "movies.csv", whole: "/etc/catalog/movies.csv"),
        (folder: "/etc/catalog", path: "a/b.csv", whole: "/etc/catalog/a/b.csv"),
        (folder: "/etc/catalog", path: "/srv/b.csv", whole: "/srv/b.csv"),
        (folder: "", path: "b.csv", whole: "b.csv"),
    ])
    func `that are paths start from the folder of the file`(folder: String, path: String, whole: String)
        throws
    {
        let yaml = "providers: {mine: {kind: file, path: \(path)}}"
        let configuration = try ConfigurationReader.read(yaml, folder: folder)
        #expect(try configuration.providers[0].values(in: [:]).path("path") == whole)
    }

    @Test(arguments: [
        (
            form: SettingForm.seconds, good: ["1", "0.001", "86400", "007"],
            bad: ["0", "-1", "86401", "1e3", "inf", "1s", "."]
        ),
        (
            form: .count, good: ["1", "1000000"],
            bad: ["0", "1.0", "+1", "1000001", "٣", "99999999999999999999"]
        ),
        (form: .rate, good: ["0.1", "50"], bad: ["0", "nan", "0x1", "1_000"]),
        (
            form: .address, good: ["https://a.example/x", "http://[::1]:80", "file:///srv/x", "HTTPS://a"],
            bad: [
                "a.example", "ftp://a", "https://", "file:x", "https://a?b", "https://a#b", "https://u@a",
                "x y",
            ]
        ),
        (form: .text, good: ["en", "日本語"], bad: ["a\nb", "a\u{1B}[31m"]),
        (form: .choice(["a", "b"]), good: ["a", "b"], bad: ["A", "c"]),
    ])
    func `are of a form or not`(form: SettingForm, good: [String], bad: [String]) {
        for text in good { #expect(form.accepts(text), "\(text)") }
        for text in bad { #expect(!form.accepts(text), "\(text)") }
    }
}
