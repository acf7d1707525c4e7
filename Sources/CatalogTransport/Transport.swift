/// Bytes in, bytes out: the one seam to the world outside.
///
/// What wraps a transport (retry, limits, coalescing, replay) is a transport itself, so that each thought
/// stands in one file and a test can put any of them on a scripted one.
public protocol Transport: Sendable {
    /// Returns the answer to a request, whatever its status.
    ///
    /// - Throws: ``TransportError`` when there is no whole answer. An answer with a status of 400 or more
    ///   is an answer.
    func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse
}
