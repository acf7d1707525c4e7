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
    ///   - limits: What the provider bears, its settings included.
    ///   - breaker: Leaves the provider alone when it keeps failing, also in a replay: what was not asked when
    ///     it was recorded must not be asked now.
    ///   - observer: Told of the exchanges that really happen.
    func transport(
        values: SettingValues, limits: UsualLimits, breaker: Breaker, observer: @escaping TransportObserver
    ) throws(SettingFailure) -> any Transport {
        let answering: any Transport
        switch reach {
        case .network(let checksAll):
            let asking = BreakerTransport(
                base: try network(values: values, limits: limits, observer: observer), breaker: breaker)
            answering = CoalescingTransport(
                base: store.map {
                    CachingTransport(base: asking, store: $0, mode: checksAll ? .refresh : .normal)
                } ?? asking)
        case .cache:
            let files = SchemeTransport(file: try folder(of: values), http: OfflineTransport())
            answering = store.map { CachingTransport(base: files, store: $0, mode: .offline) } ?? files
        case .recording(let recording):
            answering = BreakerTransport(base: ReplayTransport(recording), breaker: breaker)
        }
        return recorder.map { RecordingTransport(base: answering, recorder: $0) } ?? answering
    }

    /// What asks, again where that may help, and within what the provider bears.
    private func network(
        values: SettingValues, limits: UsualLimits, observer: @escaping TransportObserver
    ) throws(SettingFailure) -> any Transport {
        let limited = LimitedTransport(
            base: try direct(values: values, limits: limits, observer: observer),
            limits: ProviderLimits(
                requestsPerSecond: limits.requestsPerSecond, burst: limits.burst,
                maxConcurrent: limits.maxConcurrent),
            observer: observer)
        return RetryingTransport(base: limited, observer: observer)
    }

    /// The transport of the pictures of a page, whoever has them. Nobody is shown a secret.
    func pictures() -> any Transport {
        let answering: any Transport
        switch reach {
        case .network(let checksAll):
            let limited = LimitedTransport(
                base: LiveTransport(pool: pool, deadline: UsualLimits.none.timeout),
                limits: ProviderLimits(requestsPerSecond: nil, maxConcurrent: Self.picturesAtOnce))
            // One server has nearly all of them: where it is down, the page need not wait for each.
            let asking = BreakerTransport(
                base: RetryingTransport(base: limited), breaker: Breaker(width: Self.picturesAtOnce))
            answering =
                store.map { CachingTransport(base: asking, store: $0, mode: checksAll ? .refresh : .normal) }
                ?? asking
        case .cache:
            answering =
                store.map { CachingTransport(base: OfflineTransport(), store: $0, mode: .offline) }
                ?? OfflineTransport()
        case .recording(let recording):
            answering = ReplayTransport(recording)
        }
        return recorder.map { RecordingTransport(base: answering, recorder: $0) } ?? answering
    }

    private static let picturesAtOnce = 12

    /// What asks once, and nobody but the service itself.
    func direct(
        values: SettingValues, limits: UsualLimits, observer: @escaping TransportObserver
    ) throws(SettingFailure) -> any Transport {
        let live = LiveTransport(pool: pool, deadline: limits.timeout, plainHTTP: try values.plainHTTP())
        let schemes = SchemeTransport(file: try folder(of: values), http: live)
        return ObservedTransport(
            base: RedactingTransport(base: schemes, redactor: redactor), observer: observer)
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

extension SettingValues {
    /// Where the provider's secret may go unencrypted.
    func plainHTTP() throws(SettingFailure) -> PlainHTTP {
        PlainHTTP(allowing: try text("insecure_host").map { [$0] } ?? [])
    }

    /// The host that the provider's secret would be sent to unencrypted, although nobody allowed that; nil
    /// where there is no secret or the way is safe.
    func exposingHost() throws(SettingFailure) -> String? {
        guard let address = try address("base_url"), let url = URL(string: address),
            try plainHTTP().forbidsCredential(to: url)
        else { return nil }
        return url.host()
    }
}
