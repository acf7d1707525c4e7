/// What one provider could not give, and why: the run goes on and the answer remembers.
public struct Problem: Hashable, Sendable {
    /// Who was asked.
    public let provider: ProviderID
    /// For what.
    public let question: Question
    /// What went wrong.
    public let reason: FailureReason
    /// How many other questions came to nothing as this one did, because the provider kept failing and was left
    /// alone for the rest of the run; nil where it was not, and the problem is about its question alone.
    public let othersLeft: Int?

    /// Makes a problem.
    ///
    /// - Parameters:
    ///   - provider: Who could not answer.
    ///   - question: What was asked.
    ///   - reason: Why there is no answer.
    ///   - othersLeft: Of a provider that was left alone, how many other questions this one stands for.
    public init(
        _ provider: ProviderID, _ question: Question, _ reason: FailureReason, othersLeft: Int? = nil
    ) {
        self.provider = provider
        self.question = question
        self.reason = reason
        self.othersLeft = othersLeft
    }

    /// The movie it is about; nil where it is about none, or stands for several questions.
    public var movie: MovieID? { (othersLeft ?? 0) == 0 ? question.movie : nil }
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
