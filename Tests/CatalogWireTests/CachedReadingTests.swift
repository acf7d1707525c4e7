internal import CatalogCore
internal import CatalogTestSupport
internal import CatalogTransport
internal import CatalogWire
internal import Foundation
internal import Testing

/// A wire client over a cache, as a run has it: what it cannot read is not kept.
@Suite struct `A wire client over a cache` {
    private struct Page: Decodable, Equatable {
        let total: Int
    }

    private let time = SetTime()
    private let store = MemoryResponseStore()

    private static let question = Question.list(.popular)
    private static let url = "https://api.example/page"

    private func response(_ body: String) -> TransportResponse {
        TransportResponse(
            status: 200, headers: ["cache-control": "max-age=60", "date": time.now.httpText],
            body: Data(body.utf8))
    }

    /// A client of its own run: coalescing, caching, breaker, retrying.
    private func client(over base: ScriptedTransport) throws -> WireClient {
        let careful = BreakerTransport(base: RetryingTransport(base: base), breaker: Breaker())
        let caching = CachingTransport(base: careful, store: store, now: { [time] in time.now })
        return WireClient(
            provider: try #require(ProviderID("tmdb")), base: "https://api.example",
            transport: CoalescingTransport(base: caching))
    }

    private func client(answering body: String) throws -> (WireClient, ScriptedTransport) {
        let response = response(body)
        let base = ScriptedTransport { _ in response }
        return (try client(over: base), base)
    }

    /// Keeps a body as an earlier version of the program did, whatever this one makes of it.
    private func fill(_ body: String) async throws {
        let response = response(body)
        let caching = CachingTransport(
            base: ScriptedTransport { _ in response }, store: store, now: { [time] in time.now })
        _ = try await caching.response(to: TransportRequest(url: Self.url))
        try #require(store.everything.map(\.body) == [Data(body.utf8)])
    }

    @Test(arguments: [#"{"page": 1}"#, "[]", #"{"total": "7"}"#, #"{"success": false}"#])
    func `is not stuck with what an earlier version kept`(alien: String) async throws {
        try await fill(alien)
        let (client, base) = try client(answering: #"{"total": 7}"#)
        for _ in 0..<3 {
            let reply = try await client.answer("page", as: Page.self, to: Self.question)
            #expect(reply.value == Page(total: 7) && !reply.isStale)
        }
        #expect(base.requests.count == 1)
        #expect(store.everything.map(\.body) == [Data(#"{"total": 7}"#.utf8)])
    }

    @Test(arguments: [nil, #"{"page": 1}"#])
    func `asks once for what it cannot read, says so, and has nothing kept`(kept: String?) async throws {
        if let kept { try await fill(kept) }
        let (client, base) = try client(answering: #"{"pages": 1}"#)
        for _ in 0..<3 {
            let missing = Problem(client.provider, Self.question, .unreadable("'total' is missing"))
            await #expect(throws: ProviderError.failed(missing)) {
                try await client.answer("page", as: Page.self, to: Self.question)
            }
        }
        #expect(base.requests.count == 1)
        #expect(store.everything.isEmpty)
    }

    @Test(arguments: [#"{"pages": 1}"#, "<html></html>", ""])
    func `has an older answer that it can read in place of one that it cannot`(new: String) async throws {
        try await fill(#"{"total": 7}"#)
        time.move(by: 600)
        let (client, _) = try client(answering: new)
        let reply = try await client.answer("page", as: Page.self, to: Self.question)
        #expect(reply == Reply(Page(total: 7), asOf: SetTime.start, isStale: true))
        #expect(store.everything.map(\.body) == [Data(#"{"total": 7}"#.utf8)])
    }

    @Test func `keeps what it can mend`() async throws {
        let body = #"{"total": 7, "popularity": NaN}"#
        let (client, base) = try client(answering: body)
        #expect(try await client.answer("page", as: Page.self, to: Self.question).value == Page(total: 7))
        #expect(base.requests.count == 1)
        #expect(store.everything.map(\.body) == [Data(body.utf8)])
    }

    /// Decoding is what takes the time of a run from the cache.
    @Test func `decodes a body once, new or kept`() async throws {
        for count in 1...2 {
            let (client, base) = try client(answering: #"{"total": 7}"#)
            _ = try await client.answer("page", as: Counted.self, to: Self.question)
            #expect(Counted.decodings.entries.count == count)
            #expect(base.requests.count == 2 - count)
        }
    }

    /// Counts how often it is decoded.
    private struct Counted: Decodable {
        static let decodings = Log<Void>()

        init(from decoder: any Decoder) {
            Self.decodings.add(())
        }
    }
}
