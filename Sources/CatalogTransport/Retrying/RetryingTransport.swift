package import struct Foundation.Date

/// Sends a request again when what went wrong may pass.
///
/// Connections that break, refuse or end early, and the statuses 429, 500, 502, 503 and 504 are tried
/// again as the ``RetryPolicy`` has it. `Retry-After` is waited for. When the tries are used up, or the
/// next wait would exceed the budget, the last outcome is the outcome: at once, without waiting for
/// nothing. Cancellation ends a wait promptly.
package struct RetryingTransport: Transport {
    private let base: any Transport
    private let policy: RetryPolicy
    private let clock: RunClock
    private let now: @Sendable () -> Date
    private let jitter: @Sendable (ClosedRange<Double>) -> Double
    private let observer: TransportObserver?

    /// Wraps a transport.
    ///
    /// - Parameters:
    ///   - clock: What waits; a manual one in tests.
    ///   - now: The time of day, for a `Retry-After` with a date.
    ///   - jitter: Picks a number out of a range.
    ///   - observer: Is told of each wait.
    package init(
        base: any Transport,
        policy: RetryPolicy = RetryPolicy(),
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        jitter: @escaping @Sendable (ClosedRange<Double>) -> Double = { Double.random(in: $0) },
        observer: TransportObserver? = nil
    ) {
        self.base = base
        self.policy = policy
        self.clock = RunClock(clock)
        self.now = now
        self.jitter = jitter
        self.observer = observer
    }

    /// Returns the first answer that will not pass, or the last one.
    ///
    /// - Throws: The last failure, or ``TransportError/rateLimited`` when a server that refused with 429
    ///   asks to wait for longer than the budget.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        var waited = Duration.zero
        var timeouts = 0
        var tries = 1
        while true {
            let outcome = await attempt(request)
            if case .failure(.timeout) = outcome { timeouts += 1 }
            guard tries < policy.attempts, let reason = passing(outcome, timeouts: timeouts) else {
                return try outcome.get()
            }
            let wait = wait(after: outcome, tries: tries)
            guard waited + wait <= policy.budget else {
                if case .success(let response) = outcome, response.status == 429 { throw .rateLimited }
                return try outcome.get()
            }
            observer?(.retrying(request.label, after: wait, because: reason))
            try await clock.sleep(for: wait)
            waited += wait
            tries += 1
        }
    }

    private func attempt(_ request: TransportRequest) async -> Result<TransportResponse, TransportError> {
        do {
            return .success(try await base.response(to: request))
        } catch {
            return .failure(error)
        }
    }

    /// What may pass, in a few words; nil where trying again is of no use.
    private func passing(_ outcome: Result<TransportResponse, TransportError>, timeouts: Int) -> String? {
        switch outcome {
        case .success(let response):
            policy.isPassing(status: response.status)
                ? (response.status == 429 ? "rate limit, " : "") + "status \(response.status)" : nil
        case .failure(let error):
            policy.isPassing(error, timeouts: timeouts) ? error.words : nil
        }
    }

    private func wait(after outcome: Result<TransportResponse, TransportError>, tries: Int) -> Duration {
        if case .success(let response) = outcome,
            let asked = RetryAfter.wait(askedBy: response, now: now)
        {
            return asked
        }
        return policy.wait(afterTries: tries, jitter: jitter)
    }
}
