/// What the wrappers need of a clock: how long it has run, and to wait.
///
/// It hides the type of the clock's instants, so that a wrapper on a manual clock and one on the real
/// clock are of one type.
struct RunClock: Sendable {
    private let read: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    /// Starts counting now.
    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        self.read = { start.duration(to: clock.now) }
        self.wait = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    }

    /// The time since this value was made.
    var elapsed: Duration { read() }

    /// Waits; a wait of no length is none.
    ///
    /// - Throws: ``TransportError/cancelled``, promptly, when the task is ended.
    func sleep(for duration: Duration) async throws(TransportError) {
        guard duration > .zero else { return }
        do {
            try await wait(duration)
        } catch {
            // A clock's sleep fails for no other reason than that its task was ended.
            throw .cancelled
        }
    }
}
