/// What happens to a request, for progress and `-v`. Requests are named by their label, which has no secret.
package enum TransportEvent: Hashable, Sendable {
    /// The request goes out.
    case started(String)
    /// Its answer is whole.
    case finished(String, status: Int, bytes: Int, took: Duration)
    /// There is no answer.
    case failed(String, TransportError)
    /// It will be sent again after this wait, because of what these words say.
    case retrying(String, after: Duration, because: String)
    /// It is held back for this long, to keep within what the provider bears.
    case waiting(String, for: Duration)
    /// The provider is left alone for the rest of the run, because of what these words say; told once.
    case leftAlone(because: String)
}

/// Is told of events as they happen, from any task and several at a time; it must not take long.
package typealias TransportObserver = @Sendable (TransportEvent) -> Void

extension TransportError {
    /// The failure in a few words, for a line of progress.
    package var words: String {
        switch self {
        case .timeout(let limit): "no whole answer within \(limit)"
        case .unreachable(let words), .cutOff(let words), .malformed(let words), .invalidRequest(let words):
            words
        case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
        case .notRecorded: "not in the recording"
        case .offline: "offline"
        case .rateLimited: "rate limited"
        case .leftAlone(let failure): "left alone (\(failure.words))"
        case .cancelled: "cancelled"
        }
    }
}
