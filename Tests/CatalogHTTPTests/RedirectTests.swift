import CatalogHTTP
import CatalogLoopback
import CatalogTransport
import Foundation
import Testing

@Suite struct `Redirects` {
    @Test(arguments: [301, 302, 303, 307, 308])
    func `are followed on one server, with the credential`(status: Int) async throws {
        try await withLoopback { request in
            request.path == "/new" ? .json(#""there""#) : .redirect("new?page=2", status: status)
        } test: { server, transport in
            let credential = Credential.bearer(Secret("hush-hush"))
            let response = try await transport.response(
                to: TransportRequest(url: server.url + "/old?page=1", credential: credential))
            #expect(String(decoding: response.body, as: UTF8.self) == #""there""#)
            #expect(server.targets == ["/old?page=1", "/new?page=2"])
            #expect(
                server.requests.map { $0.headers["authorization"] } == [
                    "Bearer hush-hush", "Bearer hush-hush",
                ])
        }
    }

    @Test func `give a credential in the query once`() async throws {
        try await withLoopback { request in
            // A server that quotes the whole query, as most do when they add a slash.
            request.path == "/new/" ? .json("1") : .redirect("/new/" + request.target.drop { $0 != "?" })
        } test: { server, transport in
            let request = TransportRequest(
                url: server.url + "/new?page=1", credential: .query(name: "api_key", Secret("hush-hush")))
            _ = try await transport.response(to: request)
            #expect(server.targets == ["/new?page=1&api_key=hush-hush", "/new/?page=1&api_key=hush-hush"])
        }
    }

    @Test(arguments: [Credential.bearer(Secret("hush-hush")), .query(name: "api_key", Secret("hush-hush"))])
    func `take no credential to another origin`(credential: Credential) async throws {
        let other = try await LoopbackServer { _ in .json("1") }
        try await withLoopback { request in
            .redirect(other.url + request.target.replacing("/old", with: "/new"))
        } test: { server, transport in
            let response = try await transport.response(
                to: TransportRequest(url: server.url + "/old?page=1", credential: credential))
            #expect(response.status == 200)
            #expect(other.targets == ["/new?page=1"])
            #expect(other.requests.first?.headers["authorization"] == nil)
        }
        other.stop()
    }

    @Test(arguments: [
        (name: "to itself", location: "/0", words: "it redirects in a circle"),
        (name: "on and on", location: "/next", words: "it redirects too often"),
        (
            name: "out of HTTP", location: "file:///etc/hostname",
            words: "the redirect leads to no http or https address"
        ),
        (name: "to nowhere", location: "http://", words: "the redirect leads to no http or https address"),
    ])
    func `that lead nowhere are malformed`(name: String, location: String, words: String) async throws {
        try await withLoopback { request in
            .redirect(location == "/next" ? "/\((Int(request.path.dropFirst()) ?? 0) + 1)" : location)
        } test: { server, transport in
            #expect(await failure(of: transport, for: server.url + "/0") == .malformed(words), "\(name)")
            #expect(server.requests.count <= 6)
        }
    }

    @Test func `five are followed`() async throws {
        try await withLoopback { request in
            let number = Int(request.path.dropFirst()) ?? 0
            return number == 5 ? .json("5") : .redirect("/\(number + 1)")
        } test: { server, transport in
            let response = try await transport.response(to: TransportRequest(url: server.url + "/0"))
            #expect(String(decoding: response.body, as: UTF8.self) == "5")
        }
    }

    @Test(arguments: [302, 304])
    func `without a target are answers`(status: Int) async throws {
        try await withLoopback { _ in
            .status(status)
        } test: { server, transport in
            let response = try await transport.response(to: TransportRequest(url: server.url + "/"))
            #expect(response.status == status)
        }
    }
}
