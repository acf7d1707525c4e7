/// A token bucket: so many requests at once, and after that so many a second.
///
/// It keeps one number, the time at which the bucket will be full again, and so needs no ticking.
struct Pacing: Sendable {
    private let usual: Rhythm
    private var rhythm: Rhythm
    private var fullAt = Duration.zero
    /// When the rhythm was last changed, where it is not the usual one.
    private var slowedAt: Duration?

    /// How fast the bucket fills, and how much it holds.
    private struct Rhythm {
        var interval = Duration.zero
        var tolerance = Duration.zero
    }

    /// - Parameters:
    ///   - requestsPerSecond: How fast the bucket fills; nil, or a rate that is none, for no limit.
    ///   - burst: How many requests it holds; as many as in a second where nil, and at least one. In any one
    ///     second at most `burst + requestsPerSecond` start.
    init(requestsPerSecond: Double?, burst: Int?) {
        var rhythm = Rhythm()
        if let rate = requestsPerSecond, rate > 0, rate.isFinite {
            let burst = burst ?? Int(min(rate, 1_000_000))
            // A day at most, so that a rate of next to nothing does not exceed what a duration holds.
            rhythm.interval = .seconds(min(1 / rate, 86_400))
            rhythm.tolerance = rhythm.interval * (max(burst, 1) - 1)
        }
        self.usual = rhythm
        self.rhythm = rhythm
    }

    /// Takes a token and says from when on it may be used: `now` or later, in the order of the calls.
    mutating func reserve(at now: Duration) -> Duration {
        let start = max(now, fullAt - rhythm.tolerance)
        fullAt = max(fullAt, start) + rhythm.interval
        return start
    }

    /// Goes on at half the rate, or at twenty a second where there was none, and without a burst.
    mutating func slow(at now: Duration) {
        rhythm.interval =
            rhythm.interval > .zero ? min(rhythm.interval * 2, .seconds(86_400)) : .milliseconds(50)
        rhythm.tolerance = .zero
        fullAt = min(fullAt, now)
        slowedAt = now
    }

    /// Goes a quarter faster every five seconds, until the usual rhythm is reached. Nothing where it was never
    /// slowed.
    mutating func recover(at now: Duration) {
        guard let slowedAt, now - slowedAt >= .seconds(5) else { return }
        rhythm.interval = rhythm.interval * 4 / 5
        self.slowedAt = now
        guard rhythm.interval <= usual.interval || rhythm.interval < .milliseconds(1) else { return }
        rhythm = usual
        self.slowedAt = nil
    }
}
