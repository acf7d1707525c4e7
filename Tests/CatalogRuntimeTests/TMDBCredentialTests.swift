import CatalogConfiguration
import CatalogCore
import CatalogLoopback
import CatalogPipeline
import CatalogRuntime
import CatalogTransport
import Testing

@Suite struct `A credential for TMDB` {
    private static let token = "eyJhbGciOiJub25lIn0.bm90LWEtcmVhbC10b2tlbg.c2lnbmF0dXJl"
    private static let key = "00112233445566778899aabbccddeeff"

    @Test(arguments: [
        (
            set: ["access_token: ${T}"], environment: ["T": token], header: "Bearer \(token)" as String?,
            query: ""
        ),
        (set: ["api_key: ${K}"], environment: ["K": key], header: nil, query: "api_key=\(key)"),
        (
            set: ["access_token: ${T}", "api_key: ${K}"], environment: ["T": token, "K": key],
            header: "Bearer \(token)", query: ""
        ),
        (
            set: ["access_token: ${T}", "api_key: ${K}"], environment: ["K": key], header: nil,
            query: "api_key=\(key)"
        ),
        (
            set: ["access_token: \(token)"], environment: [:], header: "Bearer \(token)", query: ""
        ),
    ])
    func `is the token where there is one, else the key`(
        set: [String], environment: [String: String], header: String?, query: String
    ) async throws {
        let server = try await LoopbackServer { request in
            var request = request
            request.headers["authorization"] = "Bearer \(TwoServices.token)"
            return TwoServices.answer(to: request)
        }
        defer { server.stop() }
        let session = try Sessions.session(
            Self.yaml(set + ["base_url: \(server.url)/3"]), environment: environment)
        _ = try await session.catalog.listing(of: Selection(.list(.popular)))
        await session.close()
        #expect(!server.requests.isEmpty)
        #expect(server.requests.allSatisfy { $0.headers["authorization"] == header })
        #expect(server.targets.allSatisfy { $0.contains(query) && $0.contains("api_key") == !query.isEmpty })
    }

    @Test(arguments: [
        (set: [], environment: [:], words: "neither access_token nor api_key is set"),
        (set: ["access_token: ${T}"], environment: [:], words: "the environment variable T is not set"),
        (set: ["access_token: ${T}"], environment: ["T": ""], words: "the environment variable T is empty"),
        (
            set: ["access_token: ${T}", "api_key: ${K}"], environment: [:],
            words: "the environment variable T is not set"
        ),
        (set: ["access_token: ${T}"], environment: ["T": "changeme"], words: "access_token is a placeholder"),
        (set: ["access_token: ${T}"], environment: ["T": key], words: "put it under api_key"),
        (set: ["api_key: ${K}"], environment: ["K": token], words: "put it under access_token"),
    ])
    func `that cannot be used leaves a source that says why and asks nobody`(
        set: [String], environment: [String: String], words: String
    ) async throws {
        let session = try Sessions.session(Self.yaml(set), environment: environment)
        let source = try #require(session.catalog.sources.first)
        guard case .unconfigured(let said) = source.refusal else {
            Issue.record("it was not refused: \(String(describing: source.refusal))")
            return
        }
        #expect(said.contains(words), "\(said)")
        for secret in environment.values where secret.count > 8 { #expect(!said.contains(secret)) }
        #expect(source.list != nil && source.credits != nil)
        await session.close()
    }

    @Test func `is taken out of texts where its provider runs, and not looked at where it does not`() throws {
        let configuration = try BuiltInProviders.reader.configuration(
            yaml: """
                providers:
                  one: {kind: tmdb, access_token: "${T}"}
                  two: {kind: tmdb, api_key: "${K}"}
                  three: {kind: tmdb, api_key: "${NOT_SET}"}
                use: [one, two, three]
                """, file: "test.yaml")
        let redactor = CatalogSession.redactor(for: configuration, in: ["T": Self.token, "K": Self.key])
        #expect(redactor.redacted("a \(Self.token) b \(Self.key)") == "a <redacted> b <redacted>")
        #expect(redactor.redacted("nothing of it") == "nothing of it")
        let alone = try configuration.overridden(by: ConfigurationOverrides(providers: ["one"]))
        let other = CatalogSession.redactor(for: alone, in: ["T": Self.token, "K": Self.key])
        #expect(other.redacted("a \(Self.token) b \(Self.key)") == "a <redacted> b \(Self.key)")
    }

    private static func yaml(_ settings: [String]) -> String {
        "providers:\n  tmdb:\n    kind: tmdb\n" + settings.map { "    \($0)\n" }.joined()
    }
}
