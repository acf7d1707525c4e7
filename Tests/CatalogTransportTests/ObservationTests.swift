import CatalogTestSupport
import CatalogTransport
import Foundation
import Testing

@Suite struct `Observation` {
    @Test func `tells of each exchange, its length and its bytes, without the secret`() async {
        let clock = ManualClock()
        let events = Log<TransportEvent>()
        let base = ScriptedTransport { request throws(TransportError) in
            clock.advance(by: .seconds(2))
            guard request.pathAndQuery == "/a?b=c" else { throw .cutOff("connection reset") }
            return TransportResponse(status: 404, body: Data("abc".utf8))
        }
        let transport = ObservedTransport(base: base, clock: clock) { events.add($0) }
        for path in ["/a?b=c", "/d"] {
            let credential = Credential.query(name: "key", Secret("hush-hush"))
            _ = await outcome(
                of: transport, TransportRequest(url: "https://a.test" + path, credential: credential))
        }
        #expect(
            events.entries == [
                .started("GET /a?b=c"),
                .finished("GET /a?b=c", status: 404, bytes: 3, took: .seconds(2)),
                .started("GET /d"),
                .failed("GET /d", .cutOff("connection reset")),
            ])
    }
}

@Suite struct `A manual clock` {
    @Test func `wakes those who are due, and no others`() async throws {
        let clock = ManualClock()
        let early = Task { try await clock.sleep(for: .seconds(1)) }
        let late = Task { try await clock.sleep(for: .seconds(3)) }
        await clock.sleepers(2)
        clock.advance(by: .seconds(2))
        try await early.value
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        try await late.value
        #expect(clock.now.elapsed == .seconds(3))
        #expect(Set(clock.sleeps) == [.seconds(1), .seconds(3)])
    }

    @Test func `does not hold what is due already, or canceled`() async throws {
        let clock = ManualClock()
        try await clock.sleep(for: .zero)
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.sleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `may move itself`() async throws {
        let clock = ManualClock(movesItself: true)
        try await clock.sleep(for: .seconds(5))
        #expect(clock.now.elapsed == .seconds(5))
    }
}
