import CatalogHTTP
import CatalogLoopback
import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

@Suite struct `The live transport` {
    @Test(arguments: [200, 204, 400, 404, 429, 500])
    func `gives an answer of any status as it is`(status: Int) async throws {
        let body = status == 204 ? "" : #"{"a": 1}"#
        try await withLoopback { _ in
            .whole(status: status, headers: ["x-one": "1"], body: Array(body.utf8))
        } test: { server, transport in
            let response = try await transport.response(to: TransportRequest(url: server.url + "/x?y=z"))
            #expect(response.status == status)
            #expect(response.headers == ["x-one": "1"])
            #expect(String(decoding: response.body, as: UTF8.self) == body)
            #expect(!response.isStale)
            #expect(server.targets == ["/x?y=z"])
        }
    }

    @Test func `says who asks, and takes gzip`() async throws {
        try await withLoopback { _ in
            .json("{}")
        } test: { server, transport in
            let headers = ["accept-language": "de"]
            _ = try await transport.response(to: TransportRequest(url: server.url + "/", headers: headers))
            let sent = try #require(server.requests.first?.headers)
            #expect(sent["user-agent"] == "catalog/0")
            #expect(sent["accept-encoding"] == "gzip")
            #expect(sent["accept-language"] == "de")
            #expect(sent["authorization"] == nil)
        }
    }

    @Test(
        arguments: [
            (.bearer(Secret("s3cr et")), "/x?y=z", "Bearer s3cr et"),
            (.query(name: "api_key", Secret("s3cr et&")), "/x?y=z&api_key=s3cr%20et%26", nil),
        ] as [(Credential, String, String?)])
    func `brings request and credential together`(
        credential: Credential, target: String, authorization: String?
    ) async throws {
        try await withLoopback { _ in
            .json("{}")
        } test: { server, transport in
            let request = TransportRequest(url: server.url + "/x?y=z", credential: credential)
            _ = try await transport.response(to: request)
            #expect(server.targets == [target])
            #expect(server.requests.first?.headers["authorization"] == authorization)
        }
    }

    @Test func `sends a path as the request spells it`() async throws {
        try await withLoopback { _ in
            .json("{}")
        } test: { server, transport in
            let request = TransportRequest(
                base: server.url, path: "search/a b/ü%", query: [("query", "a+b & c=d/é"), ("page", "1")])
            _ = try await transport.response(to: request)
            #expect(
                server.targets == ["/search/a%20b/%C3%BC%25?query=a%2Bb%20%26%20c%3Dd%2F%C3%A9&page=1"])
        }
    }

    @Test func `joins a field that comes twice`() async throws {
        try await withLoopback { _ in
            .raw("HTTP/1.1 200 OK\r\nVary: a\r\nvary: b\r\nContent-Length: 0\r\n\r\n")
        } test: { server, transport in
            let response = try await transport.response(to: TransportRequest(url: server.url + "/"))
            #expect(response.headers["vary"] == "a, b")
        }
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
    func `decompresses a body, and says no more of its compression`(size: Int) async throws {
        let body = [UInt8](repeating: UInt8(ascii: "7"), count: size)
        try await withLoopback { _ in
            .gzip(StoredGzip.compressed(body))
        } test: { server, transport in
            let response = try await transport.response(to: TransportRequest(url: server.url + "/"))
            #expect(response.body.elementsEqual(body))
            #expect(response.headers["content-encoding"] == nil)
            #expect(response.headers["content-length"] == nil)
        }
    }

    @Test func `reads a body that ends with the connection`() async throws {
        try await withLoopback { _ in
            .raw("HTTP/1.1 200 OK\r\n\r\nwhole")
        } test: { server, transport in
            let response = try await transport.response(to: TransportRequest(url: server.url + "/"))
            #expect(String(decoding: response.body, as: UTF8.self) == "whole")
        }
    }

    @Test func `keeps connections open, and never more than the pool may have`() async throws {
        try await withLoopback { _ in
            .json("{}")
        } test: { server, transport in
            try await withThrowingTaskGroup { group in
                for number in 0..<120 {
                    group.addTask {
                        let request = TransportRequest(url: server.url + "/\(number)")
                        return try await transport.response(to: request).status
                    }
                }
                for try await status in group { #expect(status == 200) }
            }
            #expect(Set(server.targets).count == 120)
            #expect(server.connections <= 20)
            #expect(server.peakConcurrency <= 20)
        }
    }
}
