/// Why a provider could not answer. The wording is elsewhere; these are the facts.
public enum FailureReason: Hashable, Sendable {
    /// The credential was refused; the source's own words, where it gave any.
    case unauthorized(String?)
    /// A setting is missing or of the wrong form; what to set.
    case unconfigured(String)
    /// The source has no such thing.
    case notFound
    /// The source asked for patience for longer than the run may take.
    case rateLimited
    /// No whole answer came in time; the limit in seconds.
    case timeout(seconds: Double)
    /// No connection, or one that broke; the network's words.
    case unreachable(String)
    /// The source failed on its side, or answered with a status that means nothing here.
    case serverError(status: Int)
    /// What came was no answer of a web server's, or led nowhere; the network's words.
    case malformed(String)
    /// The answer, or an item of it, could not be read; where and what was found.
    case unreadable(String)
    /// The answer exceeded the limit, in bytes.
    case tooLarge(limit: Int)
    /// The network was not to be used, and nothing was kept.
    case offline
    /// The recording does not hold this exchange; its method and path.
    case notRecorded(String)
    /// A row of a file could not be read; its line, 1 first, and what was found.
    case invalidRow(line: Int, String)

    /// The reason as JSON names it.
    public var code: String {
        switch self {
        case .unauthorized: "unauthorized"
        case .unconfigured: "unconfigured"
        case .notFound: "not_found"
        case .rateLimited: "rate_limited"
        case .timeout: "timeout"
        case .unreachable: "unreachable"
        case .serverError: "server_error"
        case .malformed, .unreadable: "unreadable"
        case .tooLarge: "too_large"
        case .offline: "offline"
        case .notRecorded: "not_recorded"
        case .invalidRow: "invalid_row"
        }
    }
}

extension FailureReason {
    /// Whether the source itself failed, and would have failed at other questions as well.
    package var isFailureOfSource: Bool {
        switch self {
        case .rateLimited, .timeout, .unreachable, .malformed: true
        case .serverError(let status): status >= 500
        case .unauthorized, .unconfigured, .notFound, .unreadable, .tooLarge, .offline, .notRecorded,
            .invalidRow:
            false
        }
    }
}
