internal import CatalogWire

/// A person as search and the person's own page both write them.
struct WirePerson: Decodable, Sendable {
    let id: Int
    let name: String
    /// The name as the person writes it, where that is another.
    let originalName: String?
    let popularity: Double?
    /// Titles of movies and series, best known first.
    let knownFor: [String]

    private enum Key: String, CodingKey {
        case id, name, popularity
        case originalName = "original_name"
        case knownFor = "known_for"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.recordNumber(.id)
        name = try container.name(.name, or: .originalName)
        originalName = container.lenientText(.originalName)
        popularity = container.lenientNumber(.popularity)
        knownFor = (container.lenient([Attempt<WireTitle>].self, .knownFor) ?? []).compactMap(\.value?.text)
    }
}

/// `search/person`.
struct WirePeople: Decodable, Sendable {
    let people: WireList<WirePerson>

    private enum Key: String, CodingKey {
        case results
    }

    init(from decoder: any Decoder) throws {
        people = try decoder.container(keyedBy: Key.self)
            .decode(WireList<WirePerson>.self, forKey: .results)
    }
}

/// The movies of `person/{id}/movie_credits` that the person acted in or directed, each once.
struct WireFilmography: Decodable, Sendable {
    let movies: [WireMovie]
    /// What could not be read, a sentence for each list.
    let losses: [String]

    init(from decoder: any Decoder) throws {
        let lists = try WireCastAndCrew<WireFilmCredit>(from: decoder)
        var seen: Set<Int> = []
        let directed = lists.crew.filter { $0.job == WireCredit.director }
        movies = (lists.cast + directed).compactMap(\.item.movie).filter { seen.insert($0.id).inserted }
        losses = lists.losses
    }
}

/// A movie with what the person did for it.
private struct WireFilmCredit: Decodable, Sendable {
    let item: WireItem
    let job: String?

    private enum Key: String, CodingKey {
        case job
    }

    init(from decoder: any Decoder) throws {
        item = try WireItem(from: decoder)
        job = try decoder.container(keyedBy: Key.self).lenientText(.job)
    }
}

/// What a movie or a series is called.
private struct WireTitle: Decodable, Sendable {
    let text: String

    private enum Key: String, CodingKey {
        case title, name
    }

    init(from decoder: any Decoder) throws {
        text = try decoder.container(keyedBy: Key.self).name(.title, or: .name)
    }
}
