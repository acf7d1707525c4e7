internal import CatalogConfiguration
internal import CatalogHTTP
internal import CatalogTransport
internal import struct Foundation.URL

/// The transports of one provider on top of each other, in the order that ``CatalogTransport/Transport``
/// explains.
enum TransportStack {
    /// Builds a provider's stack. Nothing is opened before the first request.
    ///
    /// - Parameters:
    ///   - pool: The connections that all providers share.
    ///   - usual: What the provider bears unless its settings say otherwise.
    ///   - redactor: Takes out of a server's words what it must not have said.
    static func transport(
        values: SettingValues, limits usual: UsualLimits, pool: ConnectionPool, redactor: Redactor,
        observer: @escaping TransportObserver
    ) throws(SettingFailure) -> any Transport {
        let configuredRate = try values.rate("requests_per_second")
        let limits = ProviderLimits(
            requestsPerSecond: configuredRate ?? usual.requestsPerSecond,
            // Whoever sets a rate means it from the first second on.
            burst: configuredRate == nil ? usual.burst : nil,
            maxConcurrent: try values.count("max_concurrent") ?? usual.maxConcurrent)
        let live = LiveTransport(pool: pool, deadline: try values.seconds("timeout_seconds") ?? .seconds(20))
        let schemes = SchemeTransport(
            file: try folder(of: values).map { FileTransport(root: $0) }, http: live)
        let discreet = RedactingTransport(base: schemes, redactor: redactor)
        let observed = ObservedTransport(base: discreet, observer: observer)
        let limited = LimitedTransport(base: observed, limits: limits, observer: observer)
        return CoalescingTransport(base: RetryingTransport(base: limited, observer: observer))
    }

    /// The folder that a base URL of scheme `file` opens; nil for any other.
    private static func folder(of values: SettingValues) throws(SettingFailure) -> String? {
        guard let address = try values.address("base_url"), let url = URL(string: address), url.isFileURL
        else {
            return nil
        }
        return url.path(percentEncoded: false)
    }
}
