/// A token bucket: so many requests at once, and after that so many a second.
///
/// It keeps one number, the time at which the bucket will be full again, and so needs no ticking.
struct Pacing: Sendable {
    private let interval: Duration
    private let tolerance: Duration
    private var fullAt = Duration.zero

    /// - Parameters:
    ///   - requestsPerSecond: How fast the bucket fills; nil, or a rate that is none, for no limit.
    ///   - burst: How many requests it holds; as many as in a second where nil, and at least one. In any one
    ///     second at most `burst + requestsPerSecond` start.
    init(requestsPerSecond: Double?, burst: Int?) {
        guard let rate = requestsPerSecond, rate > 0, rate.isFinite else {
            self.interval = .zero
            self.tolerance = .zero
            return
        }
        let burst = burst ?? Int(min(rate, 1_000_000))
        // A day at most, so that a rate of next to nothing does not exceed what a duration holds.
        self.interval = .seconds(min(1 / rate, 86_400))
        self.tolerance = interval * (max(burst, 1) - 1)
    }

    /// Takes a token and says from when on it may be used: `now` or later, in the order of the calls.
    mutating func reserve(at now: Duration) -> Duration {
        let start = max(now, fullAt - tolerance)
        fullAt = max(fullAt, start) + interval
        return start
    }
}
