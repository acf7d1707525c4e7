/// In which order people stand in a billing.
public enum PeopleRank: String, Hashable, Sendable, CaseIterable {
    /// Highest popularity first, then more movies, then name.
    case popularity
    /// More movies first, then popularity, then name.
    case movies
    /// The sum of 1/(place in the billing) over the movies, highest first, then popularity, more movies, name.
    case billing

    /// The figures that the orders look at.
    struct Figures {
        /// Nil stands behind every figure.
        var popularity: Double?
        var movies = 1
        /// The sum of 1/(place in the billing).
        var billing = 0.0
    }

    /// Whether one person's figures put them before another; nil where they tell nothing and the
    /// ``PersonName`` must, so that the order is the same in every run.
    func precedes(_ one: Figures, _ other: Figures) -> Bool? {
        switch self {
        case .movies where one.movies != other.movies: return one.movies > other.movies
        case .billing where one.billing != other.billing: return one.billing > other.billing
        case .popularity, .movies, .billing: break
        }
        let (left, right) = (one.popularity ?? -.infinity, other.popularity ?? -.infinity)
        if left != right { return left > right }
        return one.movies == other.movies ? nil : one.movies > other.movies
    }
}
