public import CatalogCore
public import CatalogMerger

/// Which movies an answer is about.
public struct Selection: Hashable, Sendable {
    /// Where the movies come from.
    public enum Origin: Hashable, Sendable {
        /// A list that sources keep.
        case list(ListName)
        /// Movies whose title matches.
        case search(String)
        /// The movies of a person, by name.
        case person(String)
        /// The movies of one provider's person.
        case personID(PersonID)
        /// These very movies.
        case movies([MovieReference])
        /// The movies on the user's watchlist, found again wherever sources have them.
        case watchlist
    }

    /// Where the movies come from.
    public var origin: Origin
    /// At most so many from each provider, and nothing is cut after merging. Nil for all of a list and all of a
    /// person's movies; a search, which has no end of its own, then gives twenty. Movies that are named one by
    /// one, and those on the watchlist, are never cut.
    public var limit: Int?
    /// Which of them are kept.
    public var filter: MovieFilter

    /// Makes a selection.
    public init(_ origin: Origin, limit: Int? = 20, filter: MovieFilter = MovieFilter()) {
        self.origin = origin
        self.limit = limit
        self.filter = filter
    }
}
