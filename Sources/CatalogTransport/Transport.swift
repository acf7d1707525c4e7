/// Bytes in, bytes out: the one seam to the world outside.
///
/// What wraps a transport (retry, limits, coalescing, replay) is a transport itself, so that each thought
/// stands in one file and a test can put any of them on a scripted one. From the caller to the network:
///
///     recording( coalescing( caching( breaker( retrying( limited( observed( redacting( live ))))))))
///
/// - `RecordingTransport` is outermost, because a recording holds what the answer rests on, whether it
///   came from the network or from something kept.
/// - `CoalescingTransport` comes before everything that costs: an equal request is not even counted.
/// - `CachingTransport` keeps answers beyond the run. It is above everything that can fail, so that an older
///   answer stands in for whatever went wrong.
/// - `BreakerTransport` leaves a provider alone that keeps failing: it counts requests with all their tries.
/// - `RetryingTransport` wraps the limits, so that each try is counted and nothing is held between tries.
/// - `LimitedTransport` lets through what the provider bears, and learns from its refusals.
/// - `ObservedTransport` tells of each exchange that really happens.
/// - `RedactingTransport` takes out of a server's refusal what it quotes of our secrets.
/// - The live transport (or `SchemeTransport` over it and `FileTransport`) is innermost and alone
///   brings credential and URL together. `ReplayTransport` takes the place of everything.
public protocol Transport: Sendable {
    /// Returns the answer to a request, whatever its status.
    ///
    /// - Throws: ``TransportError`` when there is no whole answer. An answer with a status of 400 or more
    ///   is an answer.
    func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse
}
