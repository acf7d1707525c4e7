internal import CatalogCore
internal import CatalogWire

/// A movie as lists and details both write it.
///
/// A number for an id and a title are all it takes; whatever else is missing or of another form costs itself.
struct WireMovie: Decodable, Sendable {
    let id: Int
    /// The title, or the original title where there is no other.
    let title: String
    let originalTitle: Fact<String>
    let overview: Fact<String>
    let releaseDate: Fact<String>
    let posterPath: Fact<String>
    let backdropPath: Fact<String>
    let originalLanguage: Fact<String>
    let genres: WireGenres
    let popularity: Fact<Double>
    let voteAverage: Fact<Double>
    let voteCount: Fact<Double>

    private enum Key: String, CodingKey {
        case id, title, overview, popularity, genres
        case originalTitle = "original_title"
        case releaseDate = "release_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case originalLanguage = "original_language"
        case genreIDs = "genre_ids"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.recordNumber(.id)
        title = try container.name(.title, or: .originalTitle)
        originalTitle = container.textFact(.originalTitle)
        overview = container.textFact(.overview)
        releaseDate = container.textFact(.releaseDate)
        posterPath = container.textFact(.posterPath)
        backdropPath = container.textFact(.backdropPath)
        originalLanguage = container.textFact(.originalLanguage)
        genres = WireGenres(container, names: .genres, numbers: .genreIDs)
        popularity = container.numberFact(.popularity)
        voteAverage = container.numberFact(.voteAverage)
        voteCount = container.numberFact(.voteCount)
    }
}

/// An item of a list that may hold more than movies.
enum WireItem: Decodable, Sendable {
    case movie(WireMovie)
    /// A series or a person, as `media_type` says.
    case other

    private enum Key: String, CodingKey {
        case mediaType = "media_type"
    }

    init(from decoder: any Decoder) throws {
        let mediaType = try decoder.container(keyedBy: Key.self).lenientText(.mediaType)
        self = (mediaType ?? "movie") == "movie" ? .movie(try WireMovie(from: decoder)) : .other
    }
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

extension KeyedDecodingContainer {
    /// The number that TMDB files something under: a positive integer, and nothing that could be read as one.
    func recordNumber(_ key: Key) throws -> Int {
        let number = try decode(Int.self, forKey: key)
        guard number > 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "an id is positive")
        }
        return number
    }

    /// The text under the first key, or else under the second, that is not blank.
    ///
    /// - Throws: What is wrong with the first, when there is neither.
    func name(_ key: Key, or otherKey: Key) throws -> String {
        if let text = lenientText(key) ?? lenientText(otherKey) { return text }
        _ = try decode(String.self, forKey: key)
        throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "it is blank")
    }
}
