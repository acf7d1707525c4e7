/// What an audience thinks of a movie, on a scale of 0 to 10.
///
/// A source that rates on another scale says so when it makes the value, so that ratings of two sources
/// can stand side by side.
public struct Rating: Hashable, Sendable {
    /// 0 (worst) to 10 (best).
    public let value: Double

    /// How many votes the value is the mean of; nil where the source does not say.
    public let votes: Int?

    /// Makes a rating of a mark on a scale that begins at 0.
    ///
    /// - Parameters:
    ///   - mark: The mark as the source gives it, 0 to `scale`.
    ///   - scale: The best mark there is; 10 unless the source rates otherwise.
    ///   - votes: How many people voted; nil where the source does not say.
    /// - Returns: Nil when the mark is not a number on its scale or `votes` is negative.
    public init?(_ mark: Double, outOf scale: Double = 10, votes: Int? = nil) {
        guard scale > 0, mark >= 0, mark <= scale, (votes ?? 0) >= 0 else { return nil }
        self.value = scale == 10 ? mark : mark * 10 / scale
        self.votes = votes
    }
}
