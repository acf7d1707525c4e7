/// What one provider could not give, and why: the run goes on and the answer remembers.
public struct Problem: Hashable, Sendable {
    /// Who was asked.
    public let provider: ProviderID
    /// For what.
    public let question: Question
    /// What went wrong.
    public let reason: FailureReason

    /// Makes a problem.
    public init(_ provider: ProviderID, _ question: Question, _ reason: FailureReason) {
        self.provider = provider
        self.question = question
        self.reason = reason
    }
}

/// Why a provider returned no value.
public enum ProviderError: Error, Hashable, Sendable {
    /// It should have been able to, and something went wrong.
    case failed(Problem)
    /// It never answers such a question. This is not a failure, and no problem is reported.
    case unsupported
    /// The run was ended. It is never reported as a problem of the provider's.
    case cancelled
}
