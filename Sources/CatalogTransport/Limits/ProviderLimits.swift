package import struct Foundation.Date
internal import Synchronization

/// What one provider bears, shared by everything in the process that asks it.
///
/// Three limits hold together: requests under way, requests a second, and the pauses that the provider
/// itself asks for with 429, which hold back every request of that provider and not only the refused one. Where
/// it refuses several at once they go at half the rate after that, and faster again little by little.
/// Requests are let through in the order in which they came.
package final class ProviderLimits: Sendable {
    private struct State {
        var pacing: Pacing
        var backpressure = Backpressure()
    }

    private let permits: Permits
    private let clock: RunClock
    private let now: @Sendable () -> Date
    private let longestPause: Duration
    private let state: Mutex<State>

    /// Makes the limits of one provider.
    ///
    /// - Parameters:
    ///   - requestsPerSecond: How many requests may start in a second on average; nil for no limit.
    ///   - burst: How many may start at once; as many as in a second unless given. In any one second at
    ///     most `burst + requestsPerSecond` start.
    ///   - maxConcurrent: How many may be under way.
    ///   - longestPause: A request that the provider wants held back for longer than this fails at once.
    ///   - now: The time of day, for a `Retry-After` with a date.
    package init(
        requestsPerSecond: Double?,
        burst: Int? = nil,
        maxConcurrent: Int = 20,
        longestPause: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.permits = Permits(maxConcurrent)
        self.clock = RunClock(clock)
        self.now = now
        self.longestPause = longestPause
        self.state = Mutex(State(pacing: Pacing(requestsPerSecond: requestsPerSecond, burst: burst)))
    }

    /// Waits until a request may be sent, and returns the time of its start.
    ///
    /// Every start is ended by ``finish(startedAt:with:)``.
    ///
    /// - Parameter willWait: Is told of each wait for pace or for a pause, not of the wait for a permit,
    ///   whose length nobody knows.
    /// - Throws: ``TransportError/cancelled``, or ``TransportError/rateLimited`` when the provider asked
    ///   for a pause that is too long. The request then counts as not sent.
    func start(willWait: (Duration) -> Void) async throws(TransportError) -> Duration {
        try await permits.take()
        do {
            var turn = try reserveTurn()
            while true {
                let wait = turn - clock.elapsed
                if wait > .zero {
                    willWait(wait)
                    try await clock.sleep(for: wait)
                }
                // A pause may have been asked for while this request waited for its turn.
                let now = clock.elapsed
                guard state.withLock({ $0.backpressure.heldUntil }) > now else { return now }
                turn = try reserveTurn()
            }
        } catch {
            permits.giveBack()
            throw error
        }
    }

    /// Ends what ``start(willWait:)`` began, and learns from the answer; nil where there is none.
    func finish(startedAt start: Duration, with response: TransportResponse?) {
        if let response {
            let now = clock.elapsed
            state.withLock { state in
                if response.status == 429 {
                    let asked = RetryAfter.wait(askedBy: response, now: self.now)
                    let isTooFast = state.backpressure.refused(sentAt: start, now: now, asked: asked)
                    if isTooFast { state.pacing.slow(at: now) }
                } else {
                    state.backpressure.accepted(sentAt: start)
                    state.pacing.recover(at: now)
                }
            }
        }
        permits.giveBack()
    }

    private func reserveTurn() throws(TransportError) -> Duration {
        let now = clock.elapsed
        let turn: Duration? = state.withLock { state in
            let free = max(now, state.backpressure.heldUntil)
            return free - now > longestPause ? nil : state.pacing.reserve(at: free)
        }
        guard let turn else { throw .rateLimited }
        return turn
    }
}
