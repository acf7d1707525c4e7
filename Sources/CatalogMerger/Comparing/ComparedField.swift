package import CatalogCore

/// What providers are compared in, in the order in which it is shown; named as in JSON and on the command line.
public enum ComparedField: String, Hashable, Sendable, CaseIterable {
    /// Whether a provider has the movie at all.
    case present
    case title
    case originalTitle = "original_title"
    case year
    case releaseDate = "release_date"
    case runtimeMinutes = "runtime_minutes"
    case genres
    case rating
    case directors
    case actors
    case originalLanguage = "original_language"
    case status
    case revenueUSD = "revenue_usd"
    case externalIDs = "external_ids"
    case overview
    case tagline
    case poster
    case backdrop
    case trailer
    case links
    case popularity
    case votes

    /// Whether differences in a field count, and whether it is looked at unless somebody asks.
    public enum Role: Hashable, Sendable {
        /// There is one truth about it: its differences count.
        case counted
        /// Its differences count where it is asked for.
        case countedOnRequest
        /// Each provider has its own by nature: it is shown and never counted.
        case shown
        /// The same, and it is shown only where it is asked for.
        case shownOnRequest
    }

    /// The field's role.
    public var role: Role {
        switch self {
        case .present, .title, .year, .releaseDate, .runtimeMinutes, .genres, .rating, .directors, .actors:
            .counted
        case .originalTitle, .originalLanguage, .status, .revenueUSD, .externalIDs: .countedOnRequest
        case .overview, .tagline, .poster, .popularity, .votes: .shown
        case .backdrop, .trailer, .links: .shownOnRequest
        }
    }

    /// Whether its differences count where it is compared.
    public var isCounted: Bool {
        switch role {
        case .counted, .countedOnRequest: true
        case .shown, .shownOnRequest: false
        }
    }

    /// The fields that are compared unless somebody says otherwise, those that are only shown among them.
    public static let usual = allCases.filter { field in
        switch field.role {
        case .counted, .shown: true
        case .countedOnRequest, .shownOnRequest: false
        }
    }

    /// The field of a movie that it is read from; nil for presence, which every answer tells.
    package var source: MovieField? {
        switch self {
        case .present: nil
        case .votes, .rating: .rating
        case .title: .title
        case .originalTitle: .originalTitle
        case .year: .year
        case .releaseDate: .releaseDate
        case .runtimeMinutes: .runtimeMinutes
        case .genres: .genres
        case .directors: .directors
        case .actors: .actors
        case .originalLanguage: .originalLanguage
        case .status: .status
        case .revenueUSD: .revenueUSD
        case .externalIDs: .externalIDs
        case .overview: .overview
        case .tagline: .tagline
        case .poster: .poster
        case .backdrop: .backdrop
        case .trailer: .trailer
        case .links: .links
        case .popularity: .popularity
        }
    }
}

extension [ComparedField] {
    /// The fields of a movie that comparing these takes, beside its title.
    package var sources: Set<MovieField> { Set(compactMap(\.source)).subtracting([.title]) }
}
