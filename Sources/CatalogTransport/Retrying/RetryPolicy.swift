/// What is tried again, how often, and how long it may take.
package struct RetryPolicy: Hashable, Sendable {
    /// How often a request is sent at most, the first time included.
    package var attempts: Int
    /// How many of these may be lost to timeouts before the request is given up. A timeout has already
    /// cost all the time the user allowed.
    package var timeouts: Int
    /// The longest wait before the second try.
    package var firstWait: Duration
    /// The longest wait before any try, unless the server asks for more.
    package var longestWait: Duration
    /// How long one request may wait in all, between its tries.
    package var budget: Duration

    /// Makes a policy: five tries, the second after at most 250 ms, each further wait twice as long up to
    /// 8 s, a minute of waiting in all.
    package init(
        attempts: Int = 5,
        timeouts: Int = 2,
        firstWait: Duration = .milliseconds(250),
        longestWait: Duration = .seconds(8),
        budget: Duration = .seconds(60)
    ) {
        self.attempts = attempts
        self.timeouts = timeouts
        self.firstWait = firstWait
        self.longestWait = longestWait
        self.budget = budget
    }

    /// Whether an answer of this status may be another one next time.
    package func isPassing(status: Int) -> Bool {
        [429, 500, 502, 503, 504].contains(status)
    }

    /// Whether a failure may pass.
    ///
    /// - Parameter timeouts: How many timeouts there were, with this one.
    package func isPassing(_ error: TransportError, timeouts: Int) -> Bool {
        switch error {
        case .unreachable, .cutOff: true
        case .timeout: timeouts < self.timeouts
        case .tooLarge, .malformed, .invalidRequest, .notRecorded, .offline, .rateLimited, .leftAlone,
            .cancelled:
            false
        }
    }

    /// The wait after this many tries: doubled with each, capped, and shortened by up to a half at random,
    /// so that requests which failed together do not come back together.
    ///
    /// - Parameter jitter: Picks a number out of a range.
    package func wait(afterTries tries: Int, jitter: (ClosedRange<Double>) -> Double) -> Duration {
        var wait = firstWait
        for _ in 1..<max(tries, 1) where wait < longestWait { wait *= 2 }
        return min(wait, longestWait) * jitter(0.5...1)
    }
}
