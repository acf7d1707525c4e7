import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogTransport

private func request(_ number: Int) -> TransportRequest {
    TransportRequest(url: "https://a.test/\(number)")
}

private let ok = Result<TransportResponse, TransportError>.success(TransportResponse(status: 200))

@Suite struct `Permits in their order` {
    @Test func `go to whoever has waited longest`() async throws {
        let permits = Permits(1)
        try await permits.take()
        let order = Log<Int>()
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<20 {
            tasks.append(
                Task {
                    try await permits.take()
                    order.add(number)
                    permits.giveBack()
                })
            while permits.waiting <= number { await Task.yield() }
        }
        permits.giveBack()
        for task in tasks { try await task.value }
        #expect(order.entries == Array(0..<20))
    }

    @Test func `are not lost with a canceled task, waiting or not begun`() async throws {
        let permits = Permits(1)
        try await permits.take()
        let waiting = Task { try await permits.take() }
        while permits.waiting == 0 { await Task.yield() }
        waiting.cancel()
        await #expect(throws: TransportError.cancelled) { try await waiting.value }
        let late = Task {
            unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
            try await permits.take()
        }
        await #expect(throws: TransportError.cancelled) { try await late.value }
        #expect(permits.waiting == 0)
        permits.giveBack()
        try await permits.take()
    }
}

@Suite struct `Pacing of requests` {
    @Test(arguments: [(rate: 1.0, burst: 1), (5.0, 5), (50.0, 20), (3.0, 7), (0.5, 1)])
    func `lets a burst go at once and keeps the rate after it`(rate: Double, burst: Int) {
        var pacing = Pacing(requestsPerSecond: rate, burst: burst)
        let starts = (0..<200).map { _ in pacing.reserve(at: .zero) }
        #expect(starts.prefix(burst).allSatisfy { $0 == .zero })
        for (index, start) in starts.enumerated().dropFirst(burst) {
            #expect(start >= .seconds(Double(index - burst + 1) / rate) - .milliseconds(1))
        }
    }

    /// The law that the documentation states, over requests that come at random.
    @Test(arguments: [(rate: 5.0, burst: 5, seed: 1), (40.0, 40, 2), (10.0, 3, 3)])
    func `never lets more than burst and rate start in one second`(rate: Double, burst: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var pacing = Pacing(requestsPerSecond: rate, burst: burst)
        var now = Duration.zero
        var starts: [Duration] = []
        for _ in 0..<1_000 {
            now += .milliseconds(Int.random(in: 0...Int(1_500 / rate), using: &generator))
            starts.append(pacing.reserve(at: now))
        }
        for (index, start) in starts.enumerated() {
            let inOneSecond = starts[index...].prefix { $0 < start + .seconds(1) }.count
            #expect(inOneSecond <= burst + Int(rate))
        }
        #expect(starts == starts.sorted())
    }

    @Test(arguments: [(rate: 4.9, burst: 4), (0.1, 1), (1e-300, 1), (1e300, 1_000)])
    func `has a burst of a second's worth unless told`(rate: Double, burst: Int) {
        var pacing = Pacing(requestsPerSecond: rate, burst: nil)
        #expect((0..<burst).allSatisfy { _ in pacing.reserve(at: .zero) == .zero })
        if rate < 1_000 { #expect(pacing.reserve(at: .zero) > .zero) }
    }

    @Test(arguments: [(rate: 50.0 as Double?, slowed: 25), (8, 4), (nil, 20)])
    func `halves when it was too fast, and comes back to what it was`(rate: Double?, slowed: Int) {
        var pacing = Pacing(requestsPerSecond: rate, burst: 150)
        _ = (0..<100).map { _ in pacing.reserve(at: .zero) }
        pacing.slow(at: .seconds(1))
        let starts = (0...slowed).map { _ in pacing.reserve(at: .seconds(1)) }
        #expect(starts.first == .seconds(1))
        #expect(starts.last.map { abs(($0 - .seconds(2)) / .seconds(1)) < 0.01 } == true)
        for second in 0..<500 { pacing.recover(at: .seconds(second)) }
        // The burst is back.
        let later = (0..<150).map { _ in pacing.reserve(at: .seconds(600)) }
        #expect(later.allSatisfy { $0 == .seconds(600) })
    }

    @Test(arguments: [nil, 0, -1, .infinity, .nan] as [Double?])
    func `is off without a rate`(rate: Double?) {
        var pacing = Pacing(requestsPerSecond: rate, burst: 1)
        #expect((0..<100).allSatisfy { _ in pacing.reserve(at: .seconds(3)) == .seconds(3) })
    }
}

@Suite struct `Limits of a provider` {
    private let clock = ManualClock()
    private let gate = GatedTransport()

    private func limited(
        rate: Double? = nil, maxConcurrent: Int = 20, by limits: ProviderLimits? = nil
    ) -> LimitedTransport {
        let limits =
            limits
            ?? ProviderLimits(requestsPerSecond: rate, maxConcurrent: maxConcurrent, clock: clock)
        return LimitedTransport(base: gate, limits: limits)
    }

    private func start(_ count: Int, on transport: some Transport) -> [Task<GatedTransport.Outcome, Never>] {
        (0..<count).map { number in Task { await outcome(of: transport, request(number)) } }
    }

    @Test func `let so many requests be under way and no more`() async {
        let tasks = start(10, on: limited(maxConcurrent: 3))
        for answered in 0..<10 {
            await gate.started(min(3 + answered, 10))
            #expect(gate.underWay == min(3, 10 - answered))
            gate.answer()
        }
        for task in tasks { #expect(await task.value == ok) }
        #expect(Set(gate.started).count == 10)
    }

    @Test func `let a burst start at once and the rest at the rate`() async {
        let tasks = start(7, on: limited(rate: 4))
        await gate.started(4)
        await clock.sleepers(3)
        #expect(gate.started.count == 4)
        for started in 5...7 {
            clock.advance(by: .milliseconds(249))
            #expect(gate.started.count == started - 1)
            clock.advance(by: .milliseconds(1))
            await gate.started(started)
        }
        for _ in tasks { gate.answer() }
        for task in tasks { #expect(await task.value == ok) }
    }

    @Test(arguments: [
        (fields: ["retry-after": "30"], pause: Duration.seconds(30)),
        (["retry-after": SetTime.start.addingTimeInterval(30).httpText], .seconds(30)),
        // The server's clock is years behind.
        (
            ["retry-after": "Sun, 06 Nov 1994 08:50:07 GMT", "date": "Sun, 06 Nov 1994 08:49:37 GMT"],
            .seconds(30)
        ),
        // It does not say for how long, or cannot mean it.
        ([:], .seconds(1)), (["retry-after": "0"], .seconds(1)),
        (["retry-after": "Sun, 06 Nov 1994 08:50:07 GMT"], .seconds(1)),
        (["retry-after": "Thu, 06 Nov 2094 08:50:07 GMT"], .seconds(1)),
    ])
    func `hold back every request of the provider after a refusal`(
        fields: [String: String], pause: Duration
    ) async {
        let limits = ProviderLimits(requestsPerSecond: nil, clock: clock, now: { SetTime.start })
        // Two transports to one provider, as two of its lists have them.
        let refused = Task { [one = limited(by: limits)] in await outcome(of: one, request(0)) }
        await gate.started(1)
        let refusal = TransportResponse(status: 429, headers: fields)
        gate.answer(.success(refusal))
        #expect(await refused.value == .success(refusal))

        let others = start(5, on: limited(by: limits))
        await clock.sleepers(5)
        clock.advance(by: pause - .milliseconds(1))
        #expect(gate.started.count == 1)
        clock.advance(by: .milliseconds(1))
        await gate.started(6)
        for _ in others { gate.answer() }
        for task in others { #expect(await task.value == ok) }
    }

    @Test func `hold back those who wait for their turn already`() async {
        let transport = limited(rate: 1)
        let refused = Task { await outcome(of: transport, request(0)) }
        await gate.started(1)
        let waiting = Task { await outcome(of: transport, request(1)) }
        await clock.sleepers(1)
        gate.answer(.success(TransportResponse(status: 429, headers: ["retry-after": "10"])))
        _ = await refused.value
        clock.advance(by: .seconds(1))
        await clock.sleepers(1)
        #expect(gate.started.count == 1)
        clock.advance(by: .seconds(9))
        await gate.started(2)
        gate.answer()
        #expect(await waiting.value == ok)
    }

    @Test func `refuse at once what would be held back for too long`() async {
        let transport = limited()
        let refused = Task { await outcome(of: transport, request(0)) }
        await gate.started(1)
        let refusal = TransportResponse(status: 429, headers: ["retry-after": "3600"])
        gate.answer(.success(refusal))
        #expect(await refused.value == .success(refusal))
        #expect(await outcome(of: transport, request(1)) == .failure(.rateLimited))
        #expect(gate.started.count == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test func `free the place of a request that is canceled while it is held back`() async {
        let transport = limited(rate: 1, maxConcurrent: 2)
        let tasks = start(2, on: transport)
        await gate.started(1)
        await clock.sleepers(1)
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == .failure(.cancelled)) }
        let next = start(2, on: transport)
        await clock.sleepers(2)
        clock.advance(by: .seconds(5))
        await gate.started(3)
        for _ in next { gate.answer() }
        for task in next { #expect(await task.value == ok) }
    }

    @Test func `tell how long a request is held back`() async {
        let events = Log<TransportEvent>()
        let impatient = ManualClock(movesItself: true)
        let transport = LimitedTransport(
            base: ScriptedTransport { _ in TransportResponse(status: 200) },
            limits: ProviderLimits(requestsPerSecond: 2, burst: 1, clock: impatient),
            observer: { events.add($0) })
        for number in 0..<2 { #expect(await outcome(of: transport, request(number)) == ok) }
        #expect(events.entries == [.waiting("GET /1", for: .milliseconds(500))])
    }
}

@Suite struct `Pauses after refusals` {
    @Test func `double while the provider goes on refusing, and begin anew when it does not`() {
        var pressure = Backpressure()
        var now = Duration.seconds(100)
        for pause in [1, 2, 4, 8, 16, 32, 32] {
            _ = pressure.refused(sentAt: now, now: now + .milliseconds(10), asked: nil)
            #expect(pressure.heldUntil == now + .milliseconds(10) + .seconds(pause))
            now = pressure.heldUntil
        }
        pressure.accepted(sentAt: now)
        _ = pressure.refused(sentAt: now, now: now, asked: nil)
        #expect(pressure.heldUntil == now + .seconds(1))
    }

    @Test func `count the refusals of one wave once`() {
        var pressure = Backpressure()
        for millisecond in 0..<20 {
            _ = pressure.refused(sentAt: .zero, now: .milliseconds(100 + millisecond), asked: nil)
        }
        #expect(pressure.heldUntil == .milliseconds(119) + .seconds(1))
        // An answer to a request of that wave does not end the pause.
        pressure.accepted(sentAt: .zero)
        _ = pressure.refused(sentAt: .seconds(2), now: .seconds(2), asked: nil)
        #expect(pressure.heldUntil == .seconds(4))
    }

    @Test func `tell once of each wave that the pace is too fast, and never of single refusals`() {
        var pressure = Backpressure()
        let single = (0..<5).map { second in
            pressure.refused(sentAt: .seconds(second), now: .seconds(second), asked: nil)
        }
        #expect(!single.contains(true))
        let wave = (0..<9).map { _ in pressure.refused(sentAt: .seconds(9), now: .seconds(10), asked: nil) }
        #expect(wave.filter(\.self).count == 1)
    }

    @Test func `never end earlier than the provider asked for`() {
        var pressure = Backpressure()
        _ = pressure.refused(sentAt: .zero, now: .seconds(1), asked: .seconds(30))
        _ = pressure.refused(sentAt: .zero, now: .seconds(2), asked: .seconds(5))
        #expect(pressure.heldUntil == .seconds(31))
    }
}

@Suite struct `Retrying within limits` {
    @Test func `holds nothing while it waits, and a refusal pauses the whole provider`() async throws {
        let clock = ManualClock(movesItself: true)
        let limits = ProviderLimits(requestsPerSecond: nil, maxConcurrent: 1, clock: clock)
        let times = Log<Duration>()
        let base = ScriptedTransport { _ throws(TransportError) in
            times.add(clock.now.elapsed) == 1
                ? TransportResponse(status: 429, headers: ["retry-after": "12"])
                : TransportResponse(status: 200)
        }
        let transport = RetryingTransport(
            base: LimitedTransport(base: base, limits: limits), clock: clock, jitter: { $0.upperBound })
        #expect(try await transport.response(to: request(0)).status == 200)
        #expect(try await transport.response(to: request(1)).status == 200)
        #expect(times.entries == [.zero, .seconds(12), .seconds(12)])
    }

    /// A provider that answers so many requests a second, in waves of twenty, and refuses the rest.
    @Test(arguments: [5.0, 20, 40])
    func `comes down to what the provider bears`(rate: Double) async throws {
        let clock = ManualClock(movesItself: true)
        let limits = ProviderLimits(requestsPerSecond: 50, burst: 150, maxConcurrent: 20, clock: clock)
        var bucket = (tokens: rate, at: Duration.zero)
        var refusals = 0
        var answers = 0
        while answers < 400 {
            var starts: [Duration] = []
            for _ in 0..<20 { starts.append(try await limits.start { _ in }) }
            clock.advance(by: .milliseconds(30))
            for start in starts {
                bucket.tokens = min(rate, bucket.tokens + ((start - bucket.at) / .seconds(1)) * rate)
                bucket.at = start
                let isAnswered = bucket.tokens >= 1
                if isAnswered { bucket.tokens -= 1 }
                answers += isAnswered ? 1 : 0
                refusals += isAnswered ? 0 : 1
                limits.finish(startedAt: start, with: TransportResponse(status: isAnswered ? 200 : 429))
            }
        }
        #expect(refusals < 400, "\(refusals) refusals for \(answers) answers")
    }
}
