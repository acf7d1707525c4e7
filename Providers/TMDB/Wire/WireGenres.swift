internal import CatalogWire

/// A movie's genres: lists give numbers, details give names.
enum WireGenres: Hashable, Sendable {
    case numbers([Int])
    case names([String])
    /// The service does not say.
    case unknown

    /// Reads whichever of two keys there is. A bad item of either costs itself.
    init<Key>(_ container: KeyedDecodingContainer<Key>, names: Key, numbers: Key) {
        if let genres = container.lenient([Attempt<WireGenre>].self, names) {
            self = .names(genres.compactMap(\.value?.name))
        } else if let list = container.lenient([Int].self, numbers) {
            self = .numbers(list)
        } else if let list = container.lenient([Attempt<Int>].self, numbers) {
            self =
                list.isEmpty || list.contains { $0.value != nil }
                ? .numbers(list.compactMap(\.value)) : .unknown
        } else {
            self = .unknown
        }
    }
}

/// A genre with its number and its name.
struct WireGenre: Decodable, Sendable {
    let id: Int
    let name: String

    private enum Key: String, CodingKey {
        case id, name
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.recordNumber(.id)
        name = try container.name(.name, or: .name)
    }
}

/// `genre/movie/list`.
struct WireGenreList: Decodable, Sendable {
    let names: [Int: String]

    private enum Key: String, CodingKey {
        case genres
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let genres = try container.decode([Attempt<WireGenre>].self, forKey: .genres).compactMap(\.value)
        names = Dictionary(genres.map { ($0.id, $0.name) }) { first, _ in first }
    }
}
