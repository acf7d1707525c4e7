internal import CatalogConfiguration
internal import CatalogHTTP
internal import CatalogTransport
internal import struct Foundation.URL

/// Builds the transports of a session's providers on top of each other, in the order that
/// ``CatalogTransport/Transport`` explains.
struct TransportStack {
    /// How far requests go.
    let reach: Reach
    /// The connections that all providers share.
    let pool: ConnectionPool
    /// Keeps answers beyond the run; nil where nothing is kept.
    let store: (any ResponseStore)?
    /// Keeps what the answer rests on; nil where nobody wants it.
    let recorder: Recorder?
    /// Takes out of a server's words what it must not have said.
    let redactor: Redactor

    /// The transport of one provider. Nothing is opened before the first request.
    ///
    /// - Parameters:
    ///   - usual: What the provider bears unless its settings say otherwise.
    ///   - observer: Told of the exchanges that really happen.
    func transport(
        values: SettingValues, limits usual: UsualLimits, observer: @escaping TransportObserver
    ) throws(SettingFailure) -> any Transport {
        let answering: any Transport
        switch reach {
        case .network(let checksAll):
            let asking = try network(values: values, limits: usual, observer: observer)
            answering = CoalescingTransport(
                base: store.map {
                    CachingTransport(base: asking, store: $0, mode: checksAll ? .refresh : .normal)
                } ?? asking)
        case .cache:
            let files = SchemeTransport(file: try folder(of: values), http: OfflineTransport())
            answering = store.map { CachingTransport(base: files, store: $0, mode: .offline) } ?? files
        case .recording(let recording):
            answering = ReplayTransport(recording)
        }
        return recorder.map { RecordingTransport(base: answering, recorder: $0) } ?? answering
    }

    /// What asks, again where that may help, and within what the provider bears.
    private func network(
        values: SettingValues, limits usual: UsualLimits, observer: @escaping TransportObserver
    ) throws(SettingFailure) -> any Transport {
        let configuredRate = try values.rate("requests_per_second")
        let limits = ProviderLimits(
            requestsPerSecond: configuredRate ?? usual.requestsPerSecond,
            // Whoever sets a rate means it from the first second on.
            burst: configuredRate == nil ? usual.burst : nil,
            maxConcurrent: try values.count("max_concurrent") ?? usual.maxConcurrent)
        let live = LiveTransport(pool: pool, deadline: try values.seconds("timeout_seconds") ?? .seconds(20))
        let schemes = SchemeTransport(file: try folder(of: values), http: live)
        let discreet = RedactingTransport(base: schemes, redactor: redactor)
        let observed = ObservedTransport(base: discreet, observer: observer)
        let limited = LimitedTransport(base: observed, limits: limits, observer: observer)
        return RetryingTransport(base: limited, observer: observer)
    }

    /// What reads the folder that a base URL of scheme `file` opens; nil for any other.
    private func folder(of values: SettingValues) throws(SettingFailure) -> FileTransport? {
        guard let address = try values.address("base_url"), let url = URL(string: address), url.isFileURL
        else {
            return nil
        }
        return FileTransport(root: url.path(percentEncoded: false))
    }
}
