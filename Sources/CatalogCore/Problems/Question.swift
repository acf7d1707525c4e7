/// What a provider was asked for.
public enum Question: Hashable, Sendable {
    /// A list.
    case list(ListName)
    /// Movies whose title holds these words.
    case search(String)
    /// The movie of an outside id.
    case find(ExternalID)
    /// The movies of a person, by name or id.
    case person(String)
    /// Everything about one movie.
    case detail(MovieID)
    /// Who made one movie.
    case credits(MovieID)
    /// What goes with one movie.
    case recommendations(MovieID)
    /// What the provider itself must know to answer, such as where images are kept.
    case configuration

    /// The question as JSON names it.
    public var name: String {
        switch self {
        case .list: "list"
        case .search, .find: "search"
        case .person: "person"
        case .detail: "detail"
        case .credits: "credits"
        case .recommendations: "recommendations"
        case .configuration: "configuration"
        }
    }

    /// The movie it is about, where it is about one.
    public var movie: MovieID? {
        switch self {
        case .detail(let movie), .credits(let movie), .recommendations(let movie): movie
        case .list, .search, .find, .person, .configuration: nil
        }
    }
}
