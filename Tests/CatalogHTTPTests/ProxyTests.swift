import CatalogLoopback
import CatalogTransport
import Foundation
import Testing

@testable import CatalogHTTP

@Suite struct `Proxy variables` {
    private static let proxy = Proxy(host: "proxy.test", port: 3128, authorization: nil)

    @Test(
        arguments: [
            (environment: [:], url: "http://a.test/", route: ProxyRoute.direct),
            (["http_proxy": "http://proxy.test:3128"], "http://a.test/", .forward(proxy)),
            (["http_proxy": "proxy.test:3128"], "http://a.test/", .forward(proxy)),
            (["HTTP_PROXY": "http://proxy.test:3128/"], "http://a.test/", .forward(proxy)),
            (["http_proxy": "http://proxy.test:3128"], "https://a.test/", .direct),
            (["https_proxy": "http://proxy.test:3128"], "https://a.test/", .tunnel(proxy)),
            (["HTTPS_PROXY": "http://proxy.test:3128"], "http://a.test/", .direct),
            (["all_proxy": "http://proxy.test:3128"], "http://a.test/", .forward(proxy)),
            (["ALL_PROXY": "http://proxy.test:3128"], "https://a.test/", .tunnel(proxy)),
            (["all_proxy": "socks5://proxy.test:3128"], "https://a.test/", .socks(proxy)),
            (
                ["http_proxy": "http://proxy.test:3128", "HTTP_PROXY": "http://other.test"], "http://a.test/",
                .forward(proxy)
            ),
            (["HTTP_PROXY": "http://proxy.test:3128", "REQUEST_METHOD": "GET"], "http://a.test/", .direct),
            (["http_proxy": ""], "http://a.test/", .direct),
            (["http_proxy": "ftp://proxy.test"], "http://a.test/", .direct),
            (["http_proxy": "http://"], "http://a.test/", .direct),
        ] as [([String: String], String, ProxyRoute)])
    func `choose the way`(environment: [String: String], url: String, route: ProxyRoute) throws {
        #expect(ProxyRules(environment: environment).route(to: try #require(URL(string: url))) == route)
    }

    @Test(arguments: [
        ("*", "http://a.test/", true),
        ("a.test", "http://a.test/", true),
        ("A.TEST", "http://a.test/", true),
        (".a.test", "http://a.test/", true),
        ("*.a.test", "http://b.a.test/", true),
        ("a.test", "http://b.a.test/", true),
        ("a.test", "http://ba.test/", false),
        ("b.test, a.test", "http://a.test/", true),
        ("a.test:80", "http://a.test/", true),
        ("a.test:81", "http://a.test/", false),
        ("127.0.0.1", "http://127.0.0.1:8080/", true),
        ("::1", "http://[::1]/", true),
        ("", "http://a.test/", false),
        (". , ,", "http://a.test/", false),
    ])
    func `make exceptions`(exceptions: String, url: String, isDirect: Bool) throws {
        let rules = ProxyRules(environment: ["http_proxy": "http://proxy.test", "no_proxy": exceptions])
        #expect((rules.route(to: try #require(URL(string: url))) == .direct) == isDirect)
    }

    @Test func `may hold a user, who is not printed`() throws {
        let rules = ProxyRules(environment: ["http_proxy": "http://me:p%40ss@proxy.test"])
        let route = rules.route(to: try #require(URL(string: "http://a.test/")))
        let word = Secret(Data("me:p@ss".utf8).base64EncodedString())
        #expect(route == .forward(Proxy(host: "proxy.test", port: 80, authorization: word)))
        #expect(!String(reflecting: route).contains(word.exposed))
    }
}

@Suite struct `A proxy` {
    @Test func `is asked for the whole URL of an http server`() async throws {
        let proxied = ["http_proxy": "$SERVER"]
        let allowed = PlainHTTP(allowing: ["movies.test"])
        try await withLoopback(environment: proxied, plainHTTP: allowed) { _ in
            .json("1")
        } test: { proxy, transport in
            let credential = Credential.query(name: "key", Secret("hush-hush"))
            for port in ["", ":8080"] {
                let response = try await transport.response(
                    to: TransportRequest(url: "http://movies.test\(port)/a?b=c", credential: credential))
                #expect(response.status == 200)
            }
            #expect(
                proxy.targets == [
                    "http://movies.test/a?b=c&key=hush-hush", "http://movies.test:8080/a?b=c&key=hush-hush",
                ])
            #expect(proxy.requests.map { $0.headers["host"] } == ["movies.test", "movies.test:8080"])
        }
    }

    @Test func `is told the user`() async throws {
        let server = try await LoopbackServer { _ in .json("1") }
        let pool = ConnectionPool(
            .init(
                userAgent: "catalog/0", environment: ["http_proxy": "http://me:pass@127.0.0.1:\(server.port)"]
            ))
        _ = try await LiveTransport(pool: pool).response(to: TransportRequest(url: "http://movies.test/"))
        let word = Data("me:pass".utf8).base64EncodedString()
        #expect(server.requests.first?.headers["proxy-authorization"] == "Basic " + word)
        await pool.shutdown()
        server.stop()
    }

    @Test func `is asked for a tunnel to an https server`() async throws {
        try await withLoopback(environment: ["https_proxy": "$SERVER"]) { _ in
            .status(403)
        } test: { proxy, transport in
            let error = await failure(of: transport, for: "https://movies.test/a")
            #expect(error == .unreachable("the proxy refused the connection"))
            #expect(proxy.requests.map(\.method) == ["CONNECT"])
            #expect(proxy.targets == ["movies.test:443"])
        }
    }

    @Test func `is passed by where no_proxy says so`() async throws {
        let environment = ["http_proxy": "http://proxy.test:1", "no_proxy": "127.0.0.1"]
        try await withLoopback(environment: environment) { _ in
            .json("1")
        } test: { server, transport in
            _ = try await transport.response(to: TransportRequest(url: server.url + "/a"))
            #expect(server.targets == ["/a"])
        }
    }

    @Test func `is not handed a secret for another machine over plain http`() async throws {
        try await withLoopback(environment: ["http_proxy": "$SERVER"]) { _ in
            .json("1")
        } test: { proxy, transport in
            let secret = Credential.bearer(Secret("hush-hush"))
            #expect(
                await failure(of: transport, for: "http://movies.test/a", credential: secret)
                    == .invalidRequest("a secret would travel unencrypted to 'movies.test'"))
            #expect(proxy.requests.isEmpty)
        }
    }
}
