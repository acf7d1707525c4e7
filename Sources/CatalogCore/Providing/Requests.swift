/// The lists that sources keep.
public enum ListName: String, Hashable, Sendable, CaseIterable {
    /// What people look at now; also the one list of a source that has no other.
    case popular
    /// What audiences rate highest.
    case topRated = "top_rated"
    /// What is in cinemas.
    case nowPlaying = "now_playing"
    /// What is about to be.
    case upcoming
}

/// A question for a ``ListProvider``.
public struct ListRequest: Hashable, Sendable {
    /// Which list.
    public var list: ListName
    /// At most so many movies; nil for all of them.
    public var limit: Int?

    /// Makes a request.
    public init(_ list: ListName, limit: Int?) {
        self.list = list
        self.limit = limit
    }
}

/// A list as its source tells it.
public struct MovieList: Hashable, Sendable {
    /// The movies in the source's order, none twice.
    public var movies: [MovieSummary]
    /// Whether the source has no movie that is not here. Such a list can be searched in place of its source.
    public var isWholeCatalog: Bool

    /// Makes a list.
    public init(movies: [MovieSummary], isWholeCatalog: Bool) {
        self.movies = movies
        self.isWholeCatalog = isWholeCatalog
    }
}

/// A question for a ``SearchProvider``.
public struct SearchRequest: Hashable, Sendable {
    /// What to look for.
    public enum Query: Hashable, Sendable {
        /// Movies whose title holds these words; where a year is given, of about that year.
        case title(String, year: Int?)
        /// The movie that an outside authority gave this id.
        case externalID(ExternalID)
    }

    /// What to look for.
    public var query: Query
    /// At most so many movies.
    public var limit: Int

    /// Makes a request.
    public init(_ query: Query, limit: Int) {
        self.query = query
        self.limit = limit
    }
}

/// A question for a ``PersonProvider``.
public struct PersonRequest: Hashable, Sendable {
    /// Whom to look for.
    public enum Query: Hashable, Sendable {
        /// The most popular person of this name.
        case name(String)
        /// This very person.
        case id(PersonID)
    }

    /// Whom to look for.
    public var query: Query
    /// At most so many movies; nil for all of them.
    public var limit: Int?

    /// Makes a request.
    public init(_ query: Query, limit: Int?) {
        self.query = query
        self.limit = limit
    }
}
