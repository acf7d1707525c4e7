/// What a TradeRev provider can be told.
public struct TradeRevSettings: Hashable, Sendable {
    /// Which of TradeRev's two texts about a movie is its overview.
    public enum Overview: String, Hashable, Sendable, CaseIterable {
        /// The short one.
        case description
        /// The long one.
        case notes
    }

    /// Where TradeRev's own files are.
    public static let usualBaseURL = "https://raw.githubusercontent.com/TradeRev/tr-ios-challenge/master/"

    /// Where `list.json` and `details/` stand: `https`, `http` or `file`, with or without a slash at its end.
    public var baseURL: String
    /// The text that becomes the overview. Where it is missing the other does not stand in for it.
    public var overview: Overview

    /// Makes settings; what is not given is as TradeRev has it.
    public init(
        baseURL: String = usualBaseURL,
        overview: Overview = .description
    ) {
        self.baseURL = baseURL
        self.overview = overview
    }
}
