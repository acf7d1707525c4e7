/// Why there is no whole answer.
///
/// The words in a case are the network's own; they never hold a credential, because a request's URL has none.
public enum TransportError: Error, Hashable, Sendable {
    /// Head and body did not arrive within this time.
    case timeout(Duration)
    /// No connection could be made.
    case unreachable(String)
    /// The connection broke before the answer was whole.
    case cutOff(String)
    /// The body, or what it decompresses to, exceeds this many bytes.
    case tooLarge(limit: Int)
    /// The answer breaks HTTP, or redirects in a circle.
    case malformed(String)
    /// The request cannot be sent as it is: an address that is none, or a scheme that is not allowed.
    case invalidRequest(String)
    /// The recording does not hold the request, named by its method and path.
    case notRecorded(String)
    /// The network was not to be used, and nothing is kept.
    case offline
    /// The server asked to wait for longer than the run may take.
    case rateLimited
    /// The request was not sent, because the provider had failed too many in a row; how it failed.
    case leftAlone(after: SourceFailure)
    /// The task was ended.
    case cancelled
}
