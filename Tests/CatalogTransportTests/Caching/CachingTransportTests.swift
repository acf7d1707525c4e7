import CatalogTestSupport
import CatalogTransport
import Foundation
import Synchronization
import Testing

@Suite struct `Caching` {
    private let time = SetTime()
    private let store = MemoryResponseStore()
    private let request = TransportRequest(url: "https://a.test/x", credential: .bearer(Secret("hush-hush")))

    private func caching(
        _ mode: CachingTransport.Mode = .normal, over base: ScriptedTransport
    ) -> CachingTransport {
        CachingTransport(base: base, store: store, mode: mode, now: { [time] in time.now })
    }

    private func answer(_ body: String = "{}", _ headers: [String: String] = [:]) -> TransportResponse {
        var headers = headers
        headers["date"] = time.now.httpText
        return TransportResponse(status: 200, headers: headers, body: Data(body.utf8))
    }

    private func fill(_ headers: [String: String]) async throws {
        let first = answer(#"{"first":1}"#, headers)
        _ = try await caching(over: ScriptedTransport { _ in first }).response(to: request)
    }

    private let silent = ScriptedTransport { _ throws(TransportError) in throw .unreachable("refused") }

    @Test func `serves what is fresh as it was, asking nothing`() async throws {
        try await fill(["cache-control": "max-age=60", "etag": "\"1\""])
        time.move(by: 59)
        let again = try await caching(over: silent).response(to: request)
        #expect(silent.requests.isEmpty)
        #expect(again.body == Data(#"{"first":1}"#.utf8) && !again.isStale)
        #expect(again.date == SetTime.start)
    }

    @Test func `asks whether the stale still holds, and then serves it with what is new`() async throws {
        try await fill([
            "cache-control": "max-age=60", "etag": "W/\"1\"", "age": "5", "content-type": "text/plain",
        ])
        time.move(by: 100)
        let date = time.now.httpText
        let base = ScriptedTransport { _ in
            TransportResponse(
                status: 304,
                headers: ["etag": "\"1\"", "date": date, "cache-control": "max-age=9", "content-type": "x/y"])
        }
        let checked = try await caching(over: base).response(to: request)
        #expect(base.requests.map(\.headers) == [["if-none-match": "W/\"1\""]])
        #expect(base.requests.map(\.credential) == [request.credential])
        #expect(checked.status == 200 && !checked.isStale && checked.body == Data(#"{"first":1}"#.utf8))
        #expect(
            checked.headers == [
                "etag": "\"1\"", "date": date, "cache-control": "max-age=9", "content-type": "text/plain",
            ])
        time.move(by: 8)
        #expect(try await caching(over: silent).response(to: request) == checked)
    }

    @Test func `asks again without condition when the server confirms something else`() async throws {
        try await fill(["etag": "\"1\""])
        time.move(by: 1)
        let new = answer("[2]")
        let base = ScriptedTransport { request in
            request.headers.isEmpty ? new : TransportResponse(status: 304, headers: ["etag": "\"7\""])
        }
        #expect(try await caching(over: base).response(to: request) == new)
        #expect(base.requests.count == 2)
    }

    @Test func `checks with the date where there is no tag, and with both where there are both`() async throws
    {
        let date = SetTime.start.addingTimeInterval(-1_000).httpText
        try await fill(["last-modified": date, "cache-control": "max-age=0"])
        let base = ScriptedTransport { _ in TransportResponse(status: 304, headers: ["etag": "\"1\""]) }
        _ = try await caching(over: base).response(to: request)
        _ = try await caching(.refresh, over: base).response(to: request)
        #expect(
            base.requests.map(\.headers) == [
                ["if-modified-since": date], ["if-modified-since": date, "if-none-match": "\"1\""],
            ])
    }

    @Test func `refreshing checks what is fresh, too`() async throws {
        try await fill(["cache-control": "max-age=60", "etag": "\"1\""])
        let base = ScriptedTransport { _ in TransportResponse(status: 304) }
        let checked = try await caching(.refresh, over: base).response(to: request)
        #expect(base.requests.count == 1 && checked.body == Data(#"{"first":1}"#.utf8) && !checked.isStale)
    }

    @Test func `offline never asks, and says what is no longer fresh`() async throws {
        await #expect(throws: TransportError.offline) {
            try await caching(.offline, over: silent).response(to: request)
        }
        try await fill(["cache-control": "max-age=60, must-revalidate"])
        let fresh = try await caching(.offline, over: silent).response(to: request.withoutSecret)
        time.move(by: 1_000_000)
        let old = try await caching(.offline, over: silent).response(to: request.withoutSecret)
        #expect(!fresh.isStale && old.isStale && fresh.body == old.body)
        #expect(silent.requests.isEmpty)
    }

    @Test(
        arguments: [
            .unreachable("refused"), .timeout(.seconds(1)), .cutOff("reset"), .tooLarge(limit: 9),
            .malformed("circle"), .rateLimited, .leftAlone(after: .answer(status: 503)),
        ] as [TransportError])
    func `an older answer stands in for a source that fails, and says so`(error: TransportError) async throws
    {
        let failing = ScriptedTransport { _ throws(TransportError) in throw error }
        await #expect(throws: error) { try await caching(over: failing).response(to: request) }
        try await fill(["cache-control": "max-age=60", "etag": "\"1\""])
        time.move(by: 600)
        let old = try await caching(over: failing).response(to: request)
        #expect(old.isStale && old.body == Data(#"{"first":1}"#.utf8))
        #expect(try await caching(.refresh, over: failing).response(to: request).isStale)
        try await fill(["cache-control": "max-age=60, must-revalidate"])
        time.move(by: 600)
        await #expect(throws: error) { try await caching(over: failing).response(to: request) }
    }

    @Test(arguments: [429, 500, 503, 599])
    func `... also for one that answers with a failure`(status: Int) async throws {
        let failing = ScriptedTransport { _ in TransportResponse(status: status) }
        #expect(try await caching(over: failing).response(to: request).status == status)
        try await fill([:])
        #expect(try await caching(over: failing).response(to: request).isStale)
    }

    @Test(arguments: ["<html></html>", "", "null", #"{"a":"#])
    func `... also for an answer that cannot be read, which is never kept`(body: String) async throws {
        let broken = answer(body, ["cache-control": "max-age=60", "etag": "\"2\""])
        let base = ScriptedTransport { _ in broken }
        #expect(try await caching(over: base).response(to: request) == broken)
        #expect(store.everything.isEmpty)
        try await fill([:])
        #expect(try await caching(over: base).response(to: request).isStale)
        #expect(store.everything.map(\.body) == [Data(#"{"first":1}"#.utf8)])
    }

    @Test(arguments: [400, 401, 403, 404, 410, 422])
    func `nothing stands in for a refusal`(status: Int) async throws {
        try await fill(["etag": "\"1\""])
        let base = ScriptedTransport { _ in TransportResponse(status: status) }
        #expect(try await caching(over: base).response(to: request).status == status)
        #expect(store.everything.isEmpty == [404, 410].contains(status))
    }

    @Test(arguments: [.cancelled, .invalidRequest("x"), .notRecorded("x"), .offline] as [TransportError])
    func `nothing stands in for what is not the source's failure`(error: TransportError) async throws {
        try await fill([:])
        let base = ScriptedTransport { _ throws(TransportError) in throw error }
        await #expect(throws: error) { try await caching(over: base).response(to: request) }
    }

    @Test func `a server that no longer wants it kept is obeyed`() async throws {
        try await fill(["etag": "\"1\""])
        let base = ScriptedTransport { _ in
            TransportResponse(status: 304, headers: ["cache-control": "no-store"])
        }
        #expect(try await caching(over: base).response(to: request).body == Data(#"{"first":1}"#.utf8))
        #expect(store.everything.isEmpty)
        try await fill([:])
        let unkept = answer("[2]", ["cache-control": "no-store"])
        #expect(try await caching(over: ScriptedTransport { _ in unkept }).response(to: request) == unkept)
        #expect(store.everything.isEmpty)
    }

    @Test(arguments: [
        TransportRequest(url: "file:///a/b.json"),
        TransportRequest(url: "https://a.test/x", headers: ["If-None-Match": "\"1\""]),
        TransportRequest(url: "https://a.test/x", headers: ["Range": "bytes=0-1"]),
        TransportRequest(url: "https://a.test/x", headers: ["cache-control": "no-cache"]),
    ])
    func `what is no question for a cache passes by`(request: TransportRequest) async throws {
        try await fill(["cache-control": "max-age=60"])
        let before = store.everything
        let base = ScriptedTransport { _ in TransportResponse(status: 200, body: Data("[3]".utf8)) }
        #expect(try await caching(over: base).response(to: request).body == Data("[3]".utf8))
        #expect(base.requests == [request])
        #expect(store.everything == before)
    }
}

extension TransportRequest {
    fileprivate var withoutSecret: TransportRequest { TransportRequest(url: url, headers: headers) }
}
