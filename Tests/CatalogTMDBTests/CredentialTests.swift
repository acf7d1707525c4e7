import CatalogCore
import CatalogTMDB
import CatalogTestSupport
import CatalogTransport
import Testing

@Suite struct `TMDB credentials` {
    static let key = "00112233445566778899aAbBcCdDeEfF"
    static let token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJl-_"

    @Test(arguments: [token, "test-token", "0123", key + "0", "eyJ.only-two", "eyJ..x"])
    func `are tokens under access_token unless they are keys`(text: String) {
        let secret = Secret(text)
        #expect(TMDBCredential(secret, under: .accessToken) == .usable(.bearer(secret)))
    }

    @Test(arguments: [key, "test-key", "eyJ.only-two", String(key.dropLast()) + "g"])
    func `are keys under api_key unless they are tokens`(text: String) {
        let secret = Secret(text)
        #expect(TMDBCredential(secret, under: .apiKey) == .usable(.query(name: "api_key", secret)))
    }

    @Test(arguments: [
        (TMDBCredential.Setting.accessToken, key, "the value of access_token is a v3 API key", "api_key"),
        (.accessToken, "  \(key)\n", "the value of access_token is a v3 API key", "api_key"),
        (.apiKey, token, "the value of api_key is a v4 read access token", "access_token"),
    ])
    func `that stand where the other belongs are told where to go`(
        setting: TMDBCredential.Setting, text: String, finding: String, home: String
    ) throws {
        guard case .unusable(.unconfigured(let words)) = TMDBCredential(Secret(text), under: setting) else {
            Issue.record("It was taken.")
            return
        }
        #expect(words.hasPrefix(finding))
        #expect(words.hasSuffix("put it under \(home)"))
        #expect(!words.contains(Secret(text).exposed))
    }

    @Test(arguments: ["eyJa.b c.d", "abc\r\nX-Evil: 1", "t\u{F6}ken"])
    func `that cannot be sent are told to be copied again`(text: String) {
        guard case .unusable(.unconfigured(let words)) = TMDBCredential(Secret(text), under: .accessToken)
        else {
            Issue.record("It was taken.")
            return
        }
        #expect(words.contains("copy it again") && !words.contains(text))
    }

    @Test(arguments: TMDBCredential.Setting.allCases)
    func `that are empty are told where to get one`(setting: TMDBCredential.Setting) {
        guard case .unusable(.unconfigured(let words)) = TMDBCredential(Secret(" \n"), under: setting) else {
            Issue.record("It was taken.")
            return
        }
        #expect(words.contains(setting.rawValue))
        #expect(words.contains(TMDBCredential.page))
    }

    @Test func `travel beside the address and never in it`() async throws {
        let tmdb = try StagedTMDB(credential: .query(name: "api_key", Secret(Self.key))) { _ in nil }
        _ = try? await tmdb.popular(20)
        #expect(!tmdb.transport.requests.isEmpty)
        for request in tmdb.transport.requests {
            #expect(request.credential == .query(name: "api_key", Secret(Self.key)))
            #expect(!request.url.contains(Self.key))
        }
    }
}
