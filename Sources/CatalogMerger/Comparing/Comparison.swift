public import CatalogCore

/// Providers held against each other: who has what, and where they differ.
public struct Comparison: Sendable {
    /// The providers in precedence order; two at least.
    public let providers: [ProviderID]
    /// What was compared, and what counted as different.
    public let rules: ComparisonRules
    /// The counts.
    public let summary: ComparisonSummary
    /// The movies in the chosen order.
    public let movies: ComparedMovies
    /// What each provider gave, in precedence order.
    public let tallies: [ProviderTally]
    /// What is missing, in precedence order of providers.
    public let problems: [Problem]

    /// Makes a comparison.
    ///
    /// - Parameter summary: That of the movies.
    package init(
        providers: [ProviderID], rules: ComparisonRules, summary: ComparisonSummary, movies: ComparedMovies,
        tallies: [ProviderTally], problems: [Problem]
    ) {
        self.providers = providers
        self.rules = rules
        self.summary = summary
        self.movies = movies
        self.tallies = tallies
        self.problems = problems
    }

    /// Makes a comparison of movies that are all there.
    package init(
        of movies: [ComparedMovie], providers: [ProviderID], rules: ComparisonRules, tallies: [ProviderTally],
        problems: [Problem]
    ) {
        var summary = ComparisonSummary(providers: providers, rules: rules)
        for movie in movies { summary.count(movie, by: rules) }
        self.init(
            providers: providers, rules: rules, summary: summary,
            movies: ComparedMovies(movies, providers: providers.count),
            tallies: tallies, problems: problems)
    }

    /// The accepted differences that did not occur, in the order of the baseline: those of fields and providers
    /// that were compared.
    public var outlivedAcceptances: [Baseline.Entry] {
        rules.baselineEntries(besides: summary.acceptances, among: providers)
    }
}
