internal import CatalogWire

/// A page of a list: `{"page", "results", "total_pages", "total_results"}`.
struct WirePage: Decodable, Sendable {
    /// The items, each in its place, also those that could not be read.
    let results: [Attempt<WireItem>]
    /// How many pages the list has; nil where the service does not say.
    let totalPages: Int?

    private enum Key: String, CodingKey {
        case results
        case totalPages = "total_pages"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        results = try container.decode([Attempt<WireItem>].self, forKey: .results)
        totalPages = container.lenientNumber(.totalPages).flatMap { Int(exactly: $0) }
    }
}

/// `find/{id}`, of which the movies are ours.
struct WireFindings: Decodable, Sendable {
    let movies: WireList<WireItem>

    private enum Key: String, CodingKey {
        case movies = "movie_results"
    }

    init(from decoder: any Decoder) throws {
        movies = try decoder.container(keyedBy: Key.self).decode(WireList<WireItem>.self, forKey: .movies)
    }
}
