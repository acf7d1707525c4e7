import CatalogTransport
import Foundation
import Testing

@Suite struct `A secret` {
    private struct Settings {
        var name = "tmdb"
        var token = Secret("hush-hush")
        var credential: Credential? = .query(name: "api_key", Secret("hush-hush"))
    }

    @Test func `is not printed, dumped or reflected, wherever it stands`() {
        let settings = Settings()
        var printed = ""
        print(settings, settings.token, settings.credential as Any, to: &printed)
        debugPrint(settings, [settings.token], to: &printed)
        dump(settings, to: &printed)
        printed += String(describing: settings.token) + String(reflecting: settings.token)
        printed += "\(settings) \(Mirror(reflecting: settings.token).children.map { "\($0)" })"
        printed += String(
            describing: TransportRequest(url: "https://a.test/", credential: settings.credential))
        #expect(!printed.contains("hush"))
        #expect(printed.contains("<redacted>"))
    }

    @Test(arguments: ["hush", " hush", "hush\n", "\t hush \r\n"])
    func `loses the white space around it`(pasted: String) {
        #expect(Secret(pasted).exposed == "hush")
        #expect(Secret(pasted) == Secret("hush"))
    }

    @Test func `keeps the white space inside it`() {
        #expect(Secret(" hush hush ").exposed == "hush hush")
        #expect(Secret(" \n ").exposed.isEmpty)
    }
}

@Suite struct `A redactor` {
    @Test(arguments: [
        (secrets: ["hush-hush"], text: "key=hush-hush!", redacted: "key=<redacted>!"),
        (["hush-hush"], "hush-hush hush-hush", "<redacted> <redacted>"),
        (["hush-hush", "hush-hush-2"], "a hush-hush-2 b", "a <redacted> b"),
        (["a&b=c d"], "key=a%26b%3Dc%20d and a&b=c d", "key=<redacted> and <redacted>"),
        (["abc"], "abcdef", "abcdef"),
        ([""], "abc", "abc"),
        ([], "abc", "abc"),
        (["redacted"], "redacted", "<redacted>"),
    ])
    func `takes secrets out of text and bytes`(secrets: [String], text: String, redacted: String) {
        let redactor = Redactor(secrets.map(Secret.init))
        #expect(redactor.redacted(text) == redacted)
        #expect(redactor.redacted(Data(text.utf8)) == Data(redacted.utf8))
    }

    @Test func `leaves bytes that are no text alone`() {
        let bytes = Data([0xFF, 0x00, 0xC3, 0x28])
        #expect(Redactor([Secret("hush-hush")]).redacted(bytes) == bytes)
    }
}
