/// Counts how many requests to one provider failed in a row, and judges by it.
///
/// A request counts when its source failed it (``SourceFailure``) and has answered no other since the request
/// was sent. So a few movies that a provider cannot give, among many that it can, never add up, in whatever
/// order the answers come. Any answer closes the count.
struct FailureStreak: Sendable {
    /// A request under way.
    struct Admission: Hashable, Sendable {
        /// How many answers there had been when it was sent.
        fileprivate let answersBefore: Int
    }

    /// How a request ended.
    enum Outcome: Hashable, Sendable {
        /// The source did its part, be it with a refusal.
        case answered
        /// It did not.
        case failed(SourceFailure)
        /// Neither is known: the run was ended, or one answer was more than we take.
        case open
    }

    private let limit: Int
    private var answers = 0
    private var failures = 0
    private var failure: SourceFailure?

    /// How many requests have begun and not ended.
    private(set) var underWay = 0

    /// - Parameter limit: How many failures in a row are too many; at least one.
    init(limit: Int) {
        self.limit = max(limit, 1)
    }

    /// Whether too many failed, unless something that is under way is answered yet.
    var isInDoubt: Bool { failures >= limit }

    /// Why the provider is left alone; nil as long as it is not.
    ///
    /// Where requests failed in several ways it is the one whose words come first, which is the same in
    /// whatever order they did.
    var verdict: SourceFailure? { isInDoubt && underWay == 0 ? failure : nil }

    /// A request is sent.
    mutating func begin() -> Admission {
        underWay += 1
        return Admission(answersBefore: answers)
    }

    /// A request has ended, with all its tries.
    mutating func end(_ admission: Admission, as outcome: Outcome) {
        underWay -= 1
        switch outcome {
        case .answered:
            answers += 1
            failures = 0
            failure = nil
        case .failed(let latest):
            guard admission.answersBefore == answers else { return }
            failures += 1
            failure = [failure, latest].compactMap(\.self).min { $0.words < $1.words }
        case .open:
            break
        }
    }
}

extension FailureStreak.Outcome {
    /// What an answer shows: anything but 429 and 5xx that the source is there, whatever it thinks of us.
    init(_ response: TransportResponse) {
        self = SourceFailure(response).map(Self.failed) ?? .answered
    }

    /// What it shows that there is no answer.
    init(_ error: TransportError) {
        switch error {
        case .timeout, .unreachable, .cutOff, .malformed, .rateLimited: self = .failed(.noAnswer(error))
        case .tooLarge, .invalidRequest, .notRecorded, .offline, .leftAlone, .cancelled: self = .open
        }
    }
}
