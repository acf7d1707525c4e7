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
    }

    /// Where the movies come from.
    public var origin: Origin
    /// At most so many from each provider; nil for all. Nothing is cut after merging.
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

/// A movie as somebody names it.
public enum MovieReference: Hashable, Sendable {
    /// As one provider knows it.
    case id(MovieID)
    /// As an outside authority knows it.
    case external(ExternalID)
    /// By its title, with or without a year.
    case title(String, year: Int?)

    /// Reads `tmdb:27205`, `imdb:tt1375666`, `Inception (2010)` or `Inception`.
    ///
    /// - Parameter text: What somebody wrote. A word before a colon is a provider only where no space follows,
    ///   so `alien: covenant` is a title.
    public init(_ text: String) {
        if let external = ExternalID(text) {
            self = .external(external)
        } else if let id = MovieID(text), !id.key.contains(" ") {
            self = .id(id)
        } else {
            let (title, year) = TitleForms.splitYear(text)
            self = .title(title, year: year)
        }
    }
}

extension MovieReference: CustomStringConvertible {
    /// As it is written on the command line.
    public var description: String {
        switch self {
        case .id(let id): id.description
        case .external(let id): id.description
        case .title(let title, let year): year.map { "\(title) (\($0))" } ?? title
        }
    }
}
