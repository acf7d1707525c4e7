public import CatalogCore

/// The answer to `list`, `search`, `person` and `recommendations`: movies in their order.
public struct MovieListing: Hashable, Sendable {
    /// The merged movies.
    public let movies: [MergedMovie]
    /// What each provider gave, in configured order.
    public let providers: [ProviderTally]
    /// What is missing.
    public let problems: [Problem]

    /// Makes a listing.
    package init(movies: [MergedMovie], providers: [ProviderTally], problems: [Problem]) {
        self.movies = movies
        self.providers = providers
        self.problems = problems
    }
}

/// The answer to `show`: one movie, what goes with it, and who made that.
public struct MoviePage: Hashable, Sendable {
    /// The movie.
    public let movie: MergedMovie
    /// Recommended movies, best first.
    public let recommendations: [MergedMovie]
    /// The leading actors and directors of the recommended movies.
    public let recommendedPeople: Billing
    /// What each provider gave, in configured order.
    public let providers: [ProviderTally]
    /// What is missing.
    public let problems: [Problem]

    /// Makes a page.
    package init(
        movie: MergedMovie, recommendations: [MergedMovie], recommendedPeople: Billing,
        providers: [ProviderTally], problems: [Problem]
    ) {
        self.movie = movie
        self.recommendations = recommendations
        self.recommendedPeople = recommendedPeople
        self.providers = providers
        self.problems = problems
    }
}

/// The answer to `credits`: who made one movie.
public struct CreditsPage: Hashable, Sendable {
    /// The movie; its actors and directors are the answer.
    public let movie: MergedMovie
    /// What each provider gave, in configured order.
    public let providers: [ProviderTally]
    /// What is missing.
    public let problems: [Problem]

    /// Makes a page.
    package init(movie: MergedMovie, providers: [ProviderTally], problems: [Problem]) {
        self.movie = movie
        self.providers = providers
        self.problems = problems
    }
}
