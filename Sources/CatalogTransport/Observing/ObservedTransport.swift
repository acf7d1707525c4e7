/// Tells an observer of every exchange that reaches the transport below.
package struct ObservedTransport: Transport {
    private let base: any Transport
    private let clock: RunClock
    private let observer: TransportObserver

    /// Wraps a transport.
    ///
    /// - Parameter clock: What exchanges are timed with.
    package init(
        base: any Transport,
        clock: some Clock<Duration> = ContinuousClock(),
        observer: @escaping TransportObserver
    ) {
        self.base = base
        self.clock = RunClock(clock)
        self.observer = observer
    }

    /// Returns the answer unchanged: one `started`, then one `finished` or `failed`.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let label = request.label
        let start = clock.elapsed
        observer(.started(label))
        do {
            let response = try await base.response(to: request)
            let took = clock.elapsed - start
            observer(.finished(label, status: response.status, bytes: response.body.count, took: took))
            return response
        } catch {
            observer(.failed(label, error))
            throw error
        }
    }
}
