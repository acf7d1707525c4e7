/// Leaves a provider alone that keeps failing.
///
/// It belongs above ``RetryingTransport``, because what it counts are requests that failed with all their
/// tries, and below the cache, so that an older answer still stands in for what is no longer asked.
package struct BreakerTransport: Transport {
    private let base: any Transport
    private let breaker: Breaker

    /// Wraps a transport.
    ///
    /// - Parameter breaker: The provider's; the same for every transport that leads to it.
    package init(base: any Transport, breaker: Breaker) {
        self.base = base
        self.breaker = breaker
    }

    /// Returns the answer unchanged, once the request may be sent.
    ///
    /// - Throws: Also ``TransportError/leftAlone(after:)`` for a request that was not sent, because the
    ///   provider had failed too often in a row.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let admission = try await breaker.enter()
        do {
            let response = try await base.response(to: request)
            breaker.leave(admission, as: FailureStreak.Outcome(response))
            return response
        } catch {
            breaker.leave(admission, as: FailureStreak.Outcome(error))
            throw error
        }
    }
}
