/// Until when a provider that refused with 429 is left alone.
struct Backpressure: Sendable {
    /// Before this time nothing is sent.
    private(set) var heldUntil = Duration.zero
    private var lastRefusal: Duration?
    private var refusalsInARow = 0
    private var refusalsInWave = 0

    /// Takes note of a 429.
    ///
    /// Unless it is asked for, the pause is one second, and twice as long each time that the provider refuses
    /// again after a pause. Refusals of requests that were under way together count once.
    ///
    /// - Parameters:
    ///   - start: When the refused request was sent.
    ///   - asked: What `Retry-After` asks for; nil where it asks for nothing that makes sense.
    /// - Returns: Whether the pace is too fast for the provider: it refused several requests together. A single
    ///   refusal may have any reason. Said once of each time.
    mutating func refused(sentAt start: Duration, now: Duration, asked: Duration?) -> Bool {
        if lastRefusal.map({ start >= $0 }) ?? true {
            refusalsInARow += 1
            refusalsInWave = 0
            lastRefusal = now
        }
        refusalsInWave += 1
        let own = Duration.seconds(1 << min(refusalsInARow - 1, 5))
        heldUntil = max(heldUntil, now + (asked ?? own))
        return refusalsInWave == 3
    }

    /// Takes note of an answer that is no refusal, to a request sent at `start`.
    mutating func accepted(sentAt start: Duration) {
        if let lastRefusal, start < lastRefusal { return }
        refusalsInARow = 0
    }
}
