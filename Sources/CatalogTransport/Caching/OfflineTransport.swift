/// Stands where the network would be, and asks nobody.
package struct OfflineTransport: Transport {
    /// Makes one.
    package init() {}

    /// Throws ``TransportError/offline``.
    package func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
        throw .offline
    }
}
