public import CatalogCore

/// What one provider contributed to an answer.
public struct ProviderTally: Hashable, Sendable {
    /// How a provider did.
    public enum Status: String, Hashable, Sendable {
        /// It gave all it was asked for.
        case ok
        /// It gave some, and has problems.
        case partial
        /// It gave nothing, and has problems.
        case failed
        /// It cannot answer such a question, which is not a failure.
        case unsupported
    }

    /// The provider.
    public let id: ProviderID
    /// The code it runs.
    public let kind: String
    /// How it did.
    public let status: Status
    /// How many movies of the answer carry an id of this provider.
    public let movies: Int
    /// A sentence that must stand wherever its data is shown.
    public let attribution: String?
    /// Whether older answers stand in for some that it could not give now.
    public let isStale: Bool

    /// Makes a tally.
    public init(
        id: ProviderID, kind: String, status: Status, movies: Int, attribution: String?, isStale: Bool
    ) {
        self.id = id
        self.kind = kind
        self.status = status
        self.movies = movies
        self.attribution = attribution
        self.isStale = isStale
    }
}
