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

/// A list of which a bad item costs itself alone, and all of them are told of in one sentence.
struct WireList<Item: Decodable & Sendable>: Decodable, Sendable {
    /// The items that could be read, in their order.
    let items: [Item]
    /// What could not; nil where everything could.
    let loss: String?

    init(from decoder: any Decoder) throws {
        let attempts = try [Attempt<Item>](from: decoder)
        var losses = Losses()
        for (index, attempt) in attempts.enumerated() {
            if let found = attempt.found { losses.add(found, at: "item \(index + 1)") }
        }
        items = attempts.compactMap(\.value)
        loss = losses.words
    }

    /// A list of what is given, without a loss.
    init(items: [Item] = []) {
        self.items = items
        self.loss = nil
    }
}

/// What was lost of a list, told in one sentence however much it was.
struct Losses: Sendable {
    /// How many items were lost.
    private(set) var count = 0
    private var first = ""

    /// Counts an item.
    ///
    /// - Parameters:
    ///   - found: What was found in its stead.
    ///   - place: Where: `item 3`.
    mutating func add(_ found: String, at place: @autoclosure () -> String) {
        if count == 0 { first = "\(place()): \(found)" }
        count += 1
    }

    /// `item 3: 'id' is missing (and 2 more)`; nil where nothing was lost.
    var words: String? {
        switch count {
        case 0: nil
        case 1: first
        default: "\(first) (and \(count - 1) more)"
        }
    }
}

extension WireList<WireItem> {
    /// The movies among the items.
    var movies: [WireMovie] { items.compactMap(\.movie) }
}

extension WireItem {
    /// The movie, where it is one.
    var movie: WireMovie? {
        switch self {
        case .movie(let movie): movie
        case .other: nil
        }
    }
}
