/// A failure as a recording tells it: its kind, and what it is about in words or a number.
///
///     {"kind": "timeout", "detail": "20"}
struct RecordedFailure: Hashable, Sendable {
    /// What went wrong, as files name it.
    enum Kind: String, Hashable, Sendable {
        case timeout
        case unreachable
        case cutOff = "cut_off"
        case tooLarge = "too_large"
        case malformed
        case rateLimited = "rate_limited"
    }

    let kind: Kind
    /// Seconds of a timeout, bytes of a limit, the network's words; empty where there is nothing to add.
    let detail: String

    /// Takes a failure of the exchange; nil for one that says nothing about it.
    init?(_ error: TransportError) {
        switch error {
        case .timeout(let limit): self.init(.timeout, "\(limit / .seconds(1))")
        case .unreachable(let words): self.init(.unreachable, words)
        case .cutOff(let words): self.init(.cutOff, words)
        case .tooLarge(let limit): self.init(.tooLarge, "\(limit)")
        case .malformed(let words): self.init(.malformed, words)
        case .rateLimited: self.init(.rateLimited, "")
        case .leftAlone(.noAnswer(let error)): self.init(error)
        case .leftAlone(.answer), .invalidRequest, .notRecorded, .offline, .cancelled: return nil
        }
    }

    /// Reads a failure; nil where the kind is unknown, or the detail is not a number that should be.
    init?(kind: String, detail: String) {
        guard let kind = Kind(rawValue: kind) else { return nil }
        self.kind = kind
        self.detail = detail
        switch kind {
        case .timeout: guard let seconds = Double(detail), (0...86_400).contains(seconds) else { return nil }
        case .tooLarge: guard let limit = Int(detail), limit >= 0 else { return nil }
        case .unreachable, .cutOff, .malformed, .rateLimited: break
        }
    }

    private init(_ kind: Kind, _ detail: String) {
        self.kind = kind
        self.detail = detail
    }

    /// The failure without these secrets.
    func redacted(by redactor: Redactor) -> RecordedFailure {
        RecordedFailure(kind, redactor.redacted(detail))
    }

    /// The failure that was kept.
    var error: TransportError {
        switch kind {
        case .timeout: .timeout(.seconds(Double(detail) ?? 0))
        case .unreachable: .unreachable(detail)
        case .cutOff: .cutOff(detail)
        case .tooLarge: .tooLarge(limit: Int(detail) ?? 0)
        case .malformed: .malformed(detail)
        case .rateLimited: .rateLimited
        }
    }
}
