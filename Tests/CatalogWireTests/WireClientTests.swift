internal import CatalogCore
internal import CatalogTestSupport
internal import CatalogTransport
internal import CatalogWire
internal import Foundation
internal import Testing

@Suite struct `A wire client` {
    private struct Page: Decodable, Equatable {
        let total: Int
    }

    @Test func `asks below its base with all that goes with every request`() async throws {
        let transport = ScriptedTransport(bodies: ["/3/search/movie": #"{"total": 1}"#])
        let credential = Credential.bearer(Secret("a.b.c"))
        let client = WireClient(
            provider: try #require(ProviderID("tmdb")), base: "https://api.example/3/", transport: transport,
            headers: ["accept": "application/json"], credential: credential)
        _ = try await client.answer(
            "search/movie", query: [("query", "a&b"), ("page", "2")], as: Page.self, to: .search("a&b"))
        #expect(
            transport.requests == [
                TransportRequest(
                    url: "https://api.example/3/search/movie?query=a%26b&page=2",
                    headers: ["accept": "application/json"],
                    credential: credential)
            ])
    }

    @Test(arguments: [true, false])
    func `passes on what was said, when, and whether it is stale`(isStale: Bool) async throws {
        let response = TransportResponse(
            status: 200, headers: ["Date": "Sat, 03 Jan 2026 10:00:00 GMT"],
            body: Data(#"{"total": 7, "new": [null]}"#.utf8), isStale: isStale)
        let reply = try await client { _ throws(TransportError) in response }.answer(
            "page", as: Page.self, to: .configuration)
        #expect(
            reply
                == Reply(
                    Page(total: 7), asOf: Date(timeIntervalSince1970: 1_767_434_400), isStale: isStale))
    }

    @Test(arguments: [
        (TransportError.timeout(.milliseconds(2500)), FailureReason.timeout(seconds: 2.5)),
        (.unreachable("no route"), .unreachable("no route")),
        (.cutOff("reset"), .unreachable("reset")),
        (.invalidRequest("no host"), .unreachable("no host")),
        (.malformed("no head"), .malformed("no head")),
        (.tooLarge(limit: 7), .tooLarge(limit: 7)),
        (.notRecorded("GET /page"), .notRecorded("GET /page")),
        (.offline, .offline),
        (.rateLimited, .rateLimited),
        // What was not asked failed like what was asked before.
        (.leftAlone(after: .answer(status: 503)), .serverError(status: 503)),
        (.leftAlone(after: .answer(status: 429)), .rateLimited),
        (.leftAlone(after: .noAnswer(.unreachable("no route"))), .unreachable("no route")),
        (.leftAlone(after: .noAnswer(.timeout(.seconds(3)))), .timeout(seconds: 3)),
    ])
    func `makes a problem of a transport's failure`(error: TransportError, reason: FailureReason) async throws
    {
        let client = try client { _ throws(TransportError) in throw error }
        await expect(client, toFailBecause: reason)
    }

    @Test func `makes no problem of an ended run`() async throws {
        let client = try client { _ throws(TransportError) in throw .cancelled }
        await #expect(throws: ProviderError.cancelled) {
            try await client.answer("page", as: Page.self, to: .list(.popular))
        }
    }

    @Test(arguments: [
        (401, FailureReason.unauthorized(nil)), (403, .unauthorized(nil)), (404, .notFound), (410, .notFound),
        (429, .rateLimited), (500, .serverError(status: 500)), (503, .serverError(status: 503)),
        (400, .serverError(status: 400)), (204, .serverError(status: 204)), (304, .serverError(status: 304)),
    ])
    func `makes a problem of every status but 200, whatever the body`(
        status: Int, reason: FailureReason
    ) async throws {
        let client = try client { _ throws(TransportError) in
            TransportResponse(status: status, body: Data(#"{"total": 1}"#.utf8))
        }
        await expect(client, toFailBecause: reason)
    }

    @Test func `lets its provider explain a status, and helps where that has nothing to say`() async throws {
        let client = try client { request throws(TransportError) in
            TransportResponse(status: request.url.hasSuffix("/a") ? 401 : 500, body: Data("bad key".utf8))
        }
        let explain: @Sendable (TransportResponse) -> FailureReason? = { response in
            response.status == 401 ? .unauthorized(String(decoding: response.body, as: UTF8.self)) : nil
        }
        let question = Question.list(.popular)
        for (path, reason) in [
            ("a", FailureReason.unauthorized("bad key")), ("b", .serverError(status: 500)),
        ] {
            await #expect(throws: ProviderError.failed(Problem(client.provider, question, reason))) {
                try await client.answer(path, as: Page.self, to: question, explain: explain)
            }
        }
    }

    @Test(arguments: [
        ("", "the body is empty"), (" \r\n\t", "the body is empty"),
        ("<html></html>", "a web page came in place of JSON"),
        ("\n  <!DOCTYPE html>", "a web page came in place of JSON"),
        (#"{"total": 1"#, "it is not whole JSON"), ("total: 1", "it is not whole JSON"),
        ("null", "the body is null"), ("[]", "the body is not an object"), ("7", "the body is not an object"),
        ("{}", "'total' is missing"), (#"{"Total": 1}"#, "'total' is missing"),
        (#"{"total": null}"#, "'total' is null"), (#"{"total": "1"}"#, "'total' is not a number"),
        (#"{"total": 1.5}"#, "it is not whole JSON"),
    ])
    func `says in a few words why a body could not be read`(body: String, words: String) async throws {
        let client = try client { _ throws(TransportError) in
            TransportResponse(status: 200, body: Data(body.utf8))
        }
        await expect(client, toFailBecause: .unreadable(words))
    }

    private func client(
        _ script: @escaping @Sendable (TransportRequest) async throws(TransportError) -> TransportResponse
    ) throws -> WireClient {
        WireClient(
            provider: try #require(ProviderID("tmdb")), base: "https://api.example",
            transport: ScriptedTransport(script))
    }

    private func expect(
        _ client: WireClient, toFailBecause reason: FailureReason,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let question = Question.list(.popular)
        await #expect(
            throws: ProviderError.failed(Problem(client.provider, question, reason)),
            sourceLocation: sourceLocation
        ) {
            try await client.answer("page", as: Page.self, to: question)
        }
    }
}
