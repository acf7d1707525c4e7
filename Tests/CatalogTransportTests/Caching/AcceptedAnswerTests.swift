import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

/// Whoever asks may say what can be read. Here that is a body with the word "good" in it.
@Suite struct `Caching for somebody who reads` {
    private let time = SetTime()
    private let store = MemoryResponseStore()
    private let looked = Log<String>()

    private static let good = #"{"good":1}"#
    private static let alien = #"{"alien":1}"#

    private var request: TransportRequest {
        TransportRequest(
            url: "https://a.test/x",
            accepts: { [looked] response in
                let body = String(decoding: response.body, as: UTF8.self)
                looked.add(body)
                return body.contains("good")
            })
    }

    private func answer(_ body: String) -> TransportResponse {
        TransportResponse(
            status: 200,
            headers: ["cache-control": "max-age=60", "etag": "\"1\"", "date": time.now.httpText],
            body: Data(body.utf8))
    }

    private func caching(
        _ mode: CachingTransport.Mode = .normal, over base: some Transport
    ) -> CachingTransport {
        CachingTransport(base: base, store: store, mode: mode, now: { [time] in time.now })
    }

    /// Keeps an answer as an earlier version of the program did, which could read it.
    private func fill(_ body: String) async throws {
        let first = answer(body)
        _ = try await caching(over: ScriptedTransport { _ in first })
            .response(to: TransportRequest(url: request.url))
        try #require(store.everything.count == 1)
    }

    private func bodies(of base: ScriptedTransport, _ mode: CachingTransport.Mode) async throws -> [String] {
        // As a run has it: equal requests, coalesced above and retried below.
        let run = CoalescingTransport(base: caching(mode, over: RetryingTransport(base: base)))
        var bodies: [String] = []
        for _ in 0..<3 {
            let response = try await run.response(to: request)
            bodies.append(String(decoding: response.body, as: UTF8.self) + (response.isStale ? " stale" : ""))
        }
        return bodies
    }

    @Test(arguments: [CachingTransport.Mode.normal, .refresh], [0, 600])
    func `forgets what cannot be read, and asks once, without condition`(
        mode: CachingTransport.Mode, age: Int
    ) async throws {
        try await fill(Self.alien)
        time.move(by: age)
        let new = answer(Self.good)
        let base = ScriptedTransport { _ in new }
        #expect(try await bodies(of: base, mode) == Array(repeating: Self.good, count: 3))
        #expect(base.requests.map(\.headers) == [[:]])
        #expect(store.everything.map(\.body) == [Data(Self.good.utf8)])
    }

    @Test func `never keeps what cannot be read, and asks for it once in a run`() async throws {
        try await fill(Self.alien)
        let new = answer(Self.alien)
        let base = ScriptedTransport { _ in new }
        #expect(try await bodies(of: base, .normal) == Array(repeating: Self.alien, count: 3))
        #expect(base.requests.count == 1)
        #expect(store.everything.isEmpty)
    }

    @Test func `lets an older answer that can be read stand in for a new one that cannot`() async throws {
        try await fill(Self.good)
        time.move(by: 600)
        let new = answer(Self.alien)
        let base = ScriptedTransport { _ in new }
        #expect(try await bodies(of: base, .normal) == Array(repeating: Self.good + " stale", count: 3))
        #expect(store.everything.map(\.body) == [Data(Self.good.utf8)])
    }

    @Test func `offline has nothing where nothing can be read`() async throws {
        try await fill(Self.alien)
        let base = ScriptedTransport { _ in TransportResponse(status: 500) }
        await #expect(throws: TransportError.offline) { try await bodies(of: base, .offline) }
        #expect(base.requests.isEmpty && store.everything.isEmpty)
    }

    @Test func `keeps what is no JSON but can be read`() async throws {
        let new = answer("good, but no JSON")
        _ = try await caching(over: ScriptedTransport { _ in new }).response(to: request)
        #expect(store.everything.count == 1)
    }

    @Test(arguments: [301, 404, 429, 500])
    func `shows it answers with status 200 alone`(status: Int) async throws {
        let base = ScriptedTransport { _ in TransportResponse(status: status) }
        _ = try await caching(over: base).response(to: request)
        #expect(looked.entries.isEmpty)
    }

    @Test func `takes requests for equal that are sent alike`() {
        let deaf = TransportRequest(url: request.url, accepts: { _ in false })
        #expect(request == deaf)
        #expect(Set([request, deaf, TransportRequest(url: request.url)]).count == 1)
        #expect(request != TransportRequest(url: request.url, headers: ["accept-language": "de"]))
    }
}
