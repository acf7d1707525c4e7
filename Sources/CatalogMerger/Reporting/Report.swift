public import CatalogCore

/// The main answer: movies in groups, with the people who made them.
public struct Report: Hashable, Sendable {
    /// What the movies are grouped by, outermost first; never empty.
    public let grouping: [Grouping]
    /// The groups in their order (``Grouping``).
    public let groups: [ReportGroup]
    /// The leading actors and directors of the whole report.
    public let people: Billing
    /// The order of people, here and in every group.
    public let rank: PeopleRank
    /// What each provider gave, in configured order.
    public let providers: [ProviderTally]
    /// What is missing, in configured order of providers.
    public let problems: [Problem]

    /// Makes a report.
    package init(
        grouping: [Grouping], groups: [ReportGroup], people: Billing, rank: PeopleRank = .popularity,
        providers: [ProviderTally], problems: [Problem]
    ) {
        self.grouping = grouping
        self.groups = groups
        self.people = people
        self.rank = rank
        self.providers = providers
        self.problems = problems
    }
}

/// What movies can be grouped by. Years and decades run from the newest to the oldest, genres and directors
/// by name, providers as configured; movies that belong nowhere come last, under `unknown`.
///
/// A movie stands in every genre, director or provider group that it belongs to.
public enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// The year of release.
    case year
    /// Ten years, named `1990s`.
    case decade
    /// A genre.
    case genre
    /// A director.
    case director
    /// A provider that has the movie.
    case provider
    /// One group, named `all`.
    case none
}

/// Movies, or smaller groups, under one heading.
public struct ReportGroup: Hashable, Sendable {
    /// What stands below a heading.
    public enum Content: Hashable, Sendable {
        /// Movies in the chosen order.
        case movies([MergedMovie])
        /// Groups of the next kind.
        case groups([ReportGroup])
    }

    /// The heading: `2010`, `1990s`, `Drama`, a name, a provider; `unknown` where there is none.
    public let key: String
    /// The year, in groups by year; nil in all others and under `unknown`.
    public let year: Int?
    /// What stands below it.
    public let content: Content
    /// Its leading actors and directors.
    public let people: Billing

    /// Makes a group.
    package init(key: String, year: Int?, content: Content, people: Billing) {
        self.key = key
        self.year = year
        self.content = content
        self.people = people
    }

    /// The movies in it, those of inner groups included, in order; a movie of two inner groups comes twice.
    public var movies: [MergedMovie] {
        switch content {
        case .movies(let movies): movies
        case .groups(let groups): groups.flatMap(\.movies)
        }
    }
}

/// Ranked actors and directors.
public struct Billing: Hashable, Sendable {
    /// The actors, best first.
    public let actors: [RankedPerson]
    /// The directors, best first.
    public let directors: [RankedPerson]

    /// Makes a billing.
    public init(actors: [RankedPerson], directors: [RankedPerson]) {
        self.actors = actors
        self.directors = directors
    }
}
