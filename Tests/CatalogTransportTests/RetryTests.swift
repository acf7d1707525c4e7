import CatalogTestSupport
import CatalogTransport
import Foundation
import Synchronization
import Testing

/// Answers each request with the next outcome of a list, and with 200 when it is used up.
private func transport(_ outcomes: [Result<TransportResponse, TransportError>]) -> ScriptedTransport {
    let rest = Mutex(outcomes[...])
    return ScriptedTransport { _ throws(TransportError) in
        let next = rest.withLock { $0.popFirst() }
        return try next?.get() ?? TransportResponse(status: 200)
    }
}

private func status(_ status: Int, _ headers: [String: String] = [:]) -> Result<
    TransportResponse, TransportError
> {
    .success(TransportResponse(status: status, headers: headers))
}

private let request = TransportRequest(url: "https://a.test/movie")

@Suite struct `Retrying` {
    private let clock = ManualClock(movesItself: true)

    /// A transport whose waits are as long as they may be.
    private func retrying(_ base: some Transport, _ policy: RetryPolicy = RetryPolicy()) -> RetryingTransport
    {
        RetryingTransport(
            base: base, policy: policy, clock: clock, now: { Date(timeIntervalSince1970: 0) },
            jitter: { $0.upperBound })
    }

    @Test(arguments: [
        status(429), status(500), status(502), status(503), status(504),
        .failure(.unreachable("connection refused")), .failure(.cutOff("connection reset")),
        .failure(.timeout(.seconds(1))),
    ])
    func `overcomes what passes`(passing: Result<TransportResponse, TransportError>) async throws {
        let base = transport([passing])
        #expect(try await retrying(base).response(to: request).status == 200)
        #expect(base.requests.count == 2)
        #expect(clock.sleeps == [.milliseconds(250)])
    }

    @Test(arguments: [
        status(200), status(204), status(304), status(400), status(401), status(403), status(404),
        status(501),
        .failure(.tooLarge(limit: 1)), .failure(.malformed("x")), .failure(.invalidRequest("x")),
        .failure(.notRecorded("x")), .failure(.offline), .failure(.rateLimited), .failure(.cancelled),
        .failure(.leftAlone(after: .answer(status: 503))),
    ])
    func `leaves alone what does not pass`(lasting: Result<TransportResponse, TransportError>) async {
        let base = transport([lasting])
        #expect(await outcome(of: retrying(base)) == lasting)
        #expect(base.requests.count == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test(arguments: [
        status(503), status(429), .failure(.cutOff("reset")), .failure(.unreachable("refused")),
    ])
    func `gives up after five tries, with the last outcome, within four seconds`(
        passing: Result<TransportResponse, TransportError>
    ) async {
        let base = transport(Array(repeating: passing, count: 9))
        #expect(await outcome(of: retrying(base)) == passing)
        #expect(base.requests.count == 5)
        #expect(clock.sleeps == [.milliseconds(250), .milliseconds(500), .seconds(1), .seconds(2)])
        #expect(clock.now.elapsed < .seconds(4))
    }

    @Test func `tries once more after a timeout, and not twice`() async {
        let base = transport([.failure(.timeout(.seconds(9))), status(503), .failure(.timeout(.seconds(9)))])
        #expect(await outcome(of: retrying(base)) == .failure(.timeout(.seconds(9))))
        #expect(base.requests.count == 3)
    }

    @Test(arguments: [
        (fields: ["retry-after": "7"], wait: Duration.seconds(7)),
        (["retry-after": "0"], .milliseconds(250)),
        (["retry-after": "soon"], .milliseconds(250)),
        (["retry-after": "-5"], .milliseconds(250)),
        // A date is held against the answer's own.
        (
            ["retry-after": "Sun, 06 Nov 1994 08:49:47 GMT", "date": "Sun, 06 Nov 1994 08:49:37 GMT"],
            .seconds(10)
        ),
        (
            ["retry-after": "Sun, 06 Nov 1994 08:49:37 GMT", "date": "Sun, 06 Nov 1994 08:49:47 GMT"],
            .milliseconds(250)
        ),
        // Without one, against the clock, which stands at the start of 1970.
        (["retry-after": "Thu, 01 Jan 1970 00:00:20 GMT"], .seconds(20)),
    ])
    func `waits as long as the server asks`(fields: [String: String], wait: Duration) async throws {
        let base = transport([status(503, fields)])
        #expect(try await retrying(base).response(to: request).status == 200)
        #expect(clock.sleeps == [wait])
    }

    @Test(arguments: ["61", "86400", "99999999999999999999"])
    func `stops at once when the wait would exceed the budget`(seconds: String) async {
        let refused = transport([status(429, ["retry-after": seconds])])
        #expect(await outcome(of: retrying(refused)) == .failure(.rateLimited))
        let broken = status(503, ["retry-after": seconds])
        #expect(await outcome(of: retrying(transport([broken]))) == broken)
        #expect(clock.sleeps.isEmpty)
    }

    @Test func `has one budget for all waits of a request`() async {
        let base = transport(Array(repeating: status(429, ["retry-after": "25"]), count: 4))
        #expect(await outcome(of: retrying(base)) == .failure(.rateLimited))
        #expect(clock.sleeps == [.seconds(25), .seconds(25)])
    }

    @Test func `caps its waits and shortens them at random by up to a half`() async {
        let policy = RetryPolicy(attempts: 9)
        let base = transport(Array(repeating: status(500), count: 8))
        let transport = RetryingTransport(
            base: base, policy: policy, clock: clock,
            jitter: { range in
                #expect(range == 0.5...1)
                return range.lowerBound
            })
        #expect(await outcome(of: transport) == status(200))
        #expect(clock.sleeps == [125, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000].map { .milliseconds($0) })
    }

    @Test func `ends promptly when its task is canceled`() async {
        let standing = ManualClock()
        let base = transport([status(503), status(503)])
        let transport = RetryingTransport(base: base, clock: standing)
        let task = Task { await outcome(of: transport) }
        await standing.sleepers(1)
        task.cancel()
        #expect(await task.value == .failure(.cancelled))
        #expect(base.requests.count == 1)
    }

    @Test func `tells of each wait, without the secret`() async throws {
        let events = Log<TransportEvent>()
        let transport = RetryingTransport(
            base: transport([status(503), .failure(.cutOff("connection reset"))]), clock: clock,
            jitter: { $0.upperBound }, observer: { events.add($0) })
        let secret = Credential.query(name: "key", Secret("hush-hush"))
        _ = try await transport.response(
            to: TransportRequest(url: "https://a.test/x?y=z", credential: secret))
        #expect(
            events.entries == [
                .retrying("GET /x?y=z", after: .milliseconds(250), because: "status 503"),
                .retrying("GET /x?y=z", after: .milliseconds(500), because: "connection reset"),
            ])
    }
}
