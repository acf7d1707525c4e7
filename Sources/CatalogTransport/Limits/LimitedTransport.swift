/// Sends no more than a provider bears.
package struct LimitedTransport: Transport {
    private let base: any Transport
    private let limits: ProviderLimits
    private let observer: TransportObserver?

    /// Wraps a transport.
    ///
    /// - Parameters:
    ///   - limits: The provider's; the same for every transport that leads to it.
    ///   - observer: Is told when a request is held back.
    package init(base: any Transport, limits: ProviderLimits, observer: TransportObserver? = nil) {
        self.base = base
        self.limits = limits
        self.observer = observer
    }

    /// Returns the answer unchanged, once the request may be sent.
    ///
    /// - Throws: Also ``TransportError/rateLimited``, when the provider asked to be left alone for too long.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let start = try await limits.start { wait in
            observer?(.waiting(request.label, for: wait))
        }
        do {
            let response = try await base.response(to: request)
            limits.finish(startedAt: start, with: response)
            return response
        } catch {
            limits.finish(startedAt: start, with: nil)
            throw error
        }
    }
}
