/// How a source failed a request, with all its tries.
public indirect enum SourceFailure: Hashable, Sendable {
    /// It answered with this status, 429 or 5xx.
    case answer(status: Int)
    /// There was no whole answer.
    case noAnswer(TransportError)

    /// The failure that an answer is; nil where the source did its part.
    package init?(_ response: TransportResponse) {
        switch response.status {
        case 429, 500...599: self = .answer(status: response.status)
        default: return nil
        }
    }

    /// The failure in a few words, for a line of progress.
    package var words: String {
        switch self {
        case .answer(let status): "status \(status)"
        case .noAnswer(let error): error.words
        }
    }
}
