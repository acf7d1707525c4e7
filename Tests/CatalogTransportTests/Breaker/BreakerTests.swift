import CatalogTestSupport
import Foundation
import Synchronization
import Testing

@testable import CatalogTransport

private let ok = GatedTransport.Outcome.success(TransportResponse(status: 200))
private let down = GatedTransport.Outcome.success(TransportResponse(status: 503))
private let leftAlone = GatedTransport.Outcome.failure(.leftAlone(after: .answer(status: 503)))

private func request(_ number: Int) -> TransportRequest {
    TransportRequest(url: "https://a.test/\(number)")
}

/// Answers one request after the other with the next of a list, and with 200 when it is used up.
private func scripted(_ outcomes: [GatedTransport.Outcome]) -> ScriptedTransport {
    let rest = Mutex(outcomes[...])
    return ScriptedTransport { _ throws(TransportError) in
        try (rest.withLock { $0.popFirst() } ?? ok).get()
    }
}

/// The outcomes of so many requests, each sent when the one before has ended.
private func outcomes(of count: Int, over transport: some Transport) async -> [GatedTransport.Outcome] {
    var outcomes: [GatedTransport.Outcome] = []
    for number in 0..<count { outcomes.append(await outcome(of: transport, request(number))) }
    return outcomes
}

@Suite struct `A breaker, request by request` {
    @Test(arguments: [
        (
            failure: GatedTransport.Outcome.failure(.unreachable("connection refused")),
            words: "connection refused"
        ),
        (.failure(.cutOff("connection reset")), "connection reset"),
        (.failure(.timeout(.seconds(9))), "no whole answer within 9.0 seconds"),
        (.failure(.malformed("the answer is not HTTP")), "the answer is not HTTP"),
        (.failure(.rateLimited), "rate limited"),
        (.success(TransportResponse(status: 429)), "status 429"),
        (.success(TransportResponse(status: 500)), "status 500"), (down, "status 503"),
    ])
    func `sends nothing more after five failures in a row, and says so once`(
        failure: GatedTransport.Outcome, words: String
    ) async throws {
        let events = Log<TransportEvent>()
        // It would answer again, but nobody asks.
        let base = scripted(Array(repeating: failure, count: 5))
        let breaker = Breaker(observer: { events.add($0) })
        let all = await outcomes(of: 50, over: BreakerTransport(base: base, breaker: breaker))
        #expect(all.prefix(5).allSatisfy { $0 == failure })
        #expect(base.requests.count == 5)
        #expect(breaker.isOpen)
        #expect(events.entries == [.leftAlone(because: words)])
        for refused in all.dropFirst(5) {
            guard case .failure(.leftAlone(let last)) = refused else {
                Issue.record("\(refused)")
                continue
            }
            #expect(last.words == words)
        }
    }

    @Test func `counts requests with all their tries`() async {
        let clock = ManualClock(movesItself: true)
        let base = scripted(Array(repeating: down, count: 100))
        let retrying = RetryingTransport(base: base, clock: clock)
        let all = await outcomes(of: 9, over: BreakerTransport(base: retrying, breaker: Breaker()))
        #expect(all == Array(repeating: down, count: 5) + Array(repeating: leftAlone, count: 4))
        #expect(base.requests.count == 25)
    }

    @Test(arguments: [200, 304, 400, 401, 404])
    func `never opens where an answer comes in between`(status: Int) async {
        let answer = GatedTransport.Outcome.success(TransportResponse(status: status))
        let four = Array(repeating: down, count: 4) + [answer]
        let script = (0..<20).flatMap { _ in four }
        let base = scripted(script)
        #expect(await outcomes(of: 100, over: BreakerTransport(base: base, breaker: Breaker())) == script)
    }

    @Test(
        arguments: [
            .tooLarge(limit: 9), .invalidRequest("no URL"), .notRecorded("GET /"), .offline, .cancelled,
        ] as [TransportError])
    func `neither counts nor forgives what is not about the source`(error: TransportError) async {
        let base = scripted(Array(repeating: .failure(error), count: 50))
        let transport = BreakerTransport(base: base, breaker: Breaker())
        #expect(await outcomes(of: 50, over: transport) == Array(repeating: .failure(error), count: 50))

        let mixed = Array(repeating: down, count: 4) + [.failure(error), down]
        let other = BreakerTransport(base: scripted(mixed), breaker: Breaker())
        #expect(await outcomes(of: 7, over: other) == mixed + [leftAlone])
    }

    @Test func `is one provider's, whatever transport leads to it`() async {
        let breaker = Breaker()
        let ways = (0..<2).map { _ in
            BreakerTransport(
                base: ScriptedTransport { _ in TransportResponse(status: 503) }, breaker: breaker)
        }
        for number in 0..<5 { #expect(await outcome(of: ways[number % 2], request(number)) == down) }
        for way in ways { #expect(await outcome(of: way) == leftAlone) }
        let other = BreakerTransport(base: ScriptedTransport(bodies: [:]), breaker: Breaker())
        #expect(await outcome(of: other) == .success(TransportResponse(status: 404)))
    }

    @Test func `lets an older answer stand in for what is not asked`() async throws {
        let time = SetTime()
        let store = MemoryResponseStore()
        let good = TransportResponse(
            status: 200, headers: ["date": time.now.httpText], body: Data(#"{"a":1}"#.utf8))
        let filling = CachingTransport(
            base: ScriptedTransport { _ in good }, store: store, now: { time.now })
        _ = try await filling.response(to: request(40))
        time.move(by: 86_400)

        let base = ScriptedTransport { _ in TransportResponse(status: 503) }
        let caching = CachingTransport(
            base: BreakerTransport(base: base, breaker: Breaker()), store: store, now: { time.now })
        let all = await outcomes(of: 41, over: CoalescingTransport(base: caching))
        #expect(base.requests.count == 5)
        #expect(all[39] == leftAlone)
        let old = try all[40].get()
        #expect(old.isStale && old.body == good.body)
    }
}

@Suite(.timeLimit(.minutes(10)))
struct `A breaker among many requests` {
    private let gate = GatedTransport()

    private func start(_ numbers: Range<Int>, on breaker: Breaker) -> [Task<GatedTransport.Outcome, Never>] {
        let transport = BreakerTransport(base: gate, breaker: breaker)
        return numbers.map { number in Task { await outcome(of: transport, request(number)) } }
    }

    @Test func `lets so many be under way and no more, and refuses the rest when all of them failed`() async {
        let breaker = Breaker(width: 8)
        let tasks = start(0..<40, on: breaker)
        await gate.started(8)
        while breaker.waiting < 32 { await Task.yield() }
        while !breaker.isOpen {
            #expect(gate.underWay <= 8)
            gate.answer(down)
            await Task.yield()
        }
        var failed = 0
        for task in tasks {
            let outcome = await task.value
            #expect(outcome == down || outcome == leftAlone)
            failed += outcome == down ? 1 : 0
        }
        // Four came in for the first four that failed; after the fifth nobody did.
        #expect(gate.started.count == 12)
        #expect(failed == 12)
    }

    /// Which of the requests it is that is answered makes no difference, nor when.
    @Test(arguments: 0..<20)
    func `opens for no wave of which one is answered`(place: Int) async {
        let breaker = Breaker()
        let first = start(0..<20, on: breaker)
        await gate.started(20)
        let rest = start(20..<30, on: breaker)
        while breaker.waiting < 10 { await Task.yield() }
        for number in 0..<20 { gate.answer(number == place ? ok : down) }
        for task in first { _ = await task.value }
        await gate.started(30)
        #expect(!breaker.isOpen)
        while gate.underWay > 0 { gate.answer() }
        for task in rest { #expect(await task.value == ok) }
    }

    @Test(arguments: [true, false])
    func `in doubt lets new ones wait for what is under way`(isAnswered: Bool) async {
        let breaker = Breaker()
        let first = start(0..<6, on: breaker)
        await gate.started(6)
        for _ in 0..<5 { gate.answer(down) }
        while breaker.underWay > 1 { await Task.yield() }
        let late = start(6..<9, on: breaker)
        while breaker.waiting < 3 { await Task.yield() }
        #expect(gate.started.count == 6)
        gate.answer(isAnswered ? ok : down)
        if isAnswered {
            await gate.started(9)
            while gate.underWay > 0 { gate.answer() }
        }
        for task in late { #expect(await task.value == (isAnswered ? ok : leftAlone)) }
        for task in first { _ = await task.value }
        #expect(gate.started.count == (isAnswered ? 9 : 6))
    }

    @Test func `gives up the place of a canceled request, under way or not, and counts neither`() async {
        let breaker = Breaker(failuresInARow: 1, width: 1)
        let first = start(0..<1, on: breaker)
        await gate.started(1)
        let waiting = start(1..<2, on: breaker)
        while breaker.waiting < 1 { await Task.yield() }
        waiting[0].cancel()
        #expect(await waiting[0].value == .failure(.cancelled))
        let next = start(2..<3, on: breaker)
        while breaker.waiting < 1 { await Task.yield() }
        first[0].cancel()
        #expect(await first[0].value == .failure(.cancelled))
        await gate.started(2)
        #expect(gate.started.last == "/2")
        gate.answer()
        #expect(await next[0].value == ok)
        #expect(!breaker.isOpen)
    }

    /// What a provider costs that is down, however much is asked of it.
    @Test func `costs no more than one wave with all its tries`() async {
        let clock = ManualClock(movesItself: true)
        let base = ScriptedTransport { _ throws(TransportError) in throw .unreachable("connection refused") }
        let transport = CoalescingTransport(
            base: BreakerTransport(
                base: RetryingTransport(base: base, clock: clock), breaker: Breaker(width: 20)))
        let tasks = (0..<500).map { number in Task { await outcome(of: transport, request(number)) } }
        var reasons: Set<TransportError> = []
        for task in tasks {
            guard case .failure(let error) = await task.value else {
                Issue.record("It answered.")
                continue
            }
            reasons.insert(error)
        }
        let refused = TransportError.unreachable("connection refused")
        #expect(reasons == [refused, .leftAlone(after: .noAnswer(refused))])
        // Twenty at once, and four that came after the first four had failed.
        #expect(base.requests.count <= 24 * 5)
    }
}
