public import CatalogCore
public import CatalogTransport

extension ProviderError {
    /// What a transport's failure means to whoever asked the provider.
    public init(_ error: TransportError, provider: ProviderID, question: Question) {
        let reason: FailureReason
        switch error {
        case .timeout(let limit): reason = .timeout(seconds: limit / .seconds(1))
        case .unreachable(let words), .cutOff(let words), .invalidRequest(let words):
            reason = .unreachable(words)
        case .malformed(let words): reason = .malformed(words)
        case .tooLarge(let limit): reason = .tooLarge(limit: limit)
        case .notRecorded(let exchange): reason = .notRecorded(exchange)
        case .offline: reason = .offline
        case .rateLimited: reason = .rateLimited
        case .leftAlone(.answer(let status)): reason = FailureReason(status: status)
        case .leftAlone(.noAnswer(let error)):
            // Why it was left alone, not that it was: a question that was not sent failed like the others.
            self = ProviderError(error, provider: provider, question: question)
            return
        case .cancelled:
            self = .cancelled
            return
        }
        self = .failed(Problem(provider, question, reason))
    }
}

extension FailureReason {
    /// What a status other than 200 means where the body says nothing more.
    public init(status: Int) {
        switch status {
        case 401, 403: self = .unauthorized(nil)
        case 404, 410: self = .notFound
        case 429: self = .rateLimited
        default: self = .serverError(status: status)
        }
    }
}
