internal import CatalogCore
internal import CatalogWire
internal import Foundation

/// `list.json` and `details/recommended/{id}.json`.
struct WirePage: Decodable, Sendable {
    let movies: LossyList<WireMovie>
}

/// One item of a page: `{"id", "name", "thumbnail", "year"}`.
struct WireMovie: Decodable, Sendable {
    let id: Int
    let name: String
    let thumbnail: Fact<URL>
    let year: Fact<Int>
    let losses: [String]

    private enum Key: String, CodingKey {
        case id, name, thumbnail, year
    }

    init(from decoder: any Decoder) throws {
        var fields = try LossyFields(decoder, keyedBy: Key.self)
        id = try fields.required(.id)
        name = try fields.required(.name)
        thumbnail = fields.fact(.thumbnail, as: String.self, Meaning.address)
        year = fields.fact(.year, as: Int.self, Meaning.year)
        losses = fields.losses
    }

    /// The same in the catalog's words.
    func summary(of provider: ProviderID, settings: TradeRevSettings) -> MovieSummary {
        MovieSummary(
            id: MovieID(provider: provider, number: id),
            title: name,
            year: year,
            poster: thumbnail.map(settings.absolute))
    }
}

/// `details/{id}.json`, with capitals where TradeRev has them.
struct WireDetail: Decodable, Sendable {
    let id: Fact<Int>
    let name: String
    let description: Fact<String>
    let notes: Fact<String>
    let rating: Fact<Rating>
    let picture: Fact<URL>
    let releaseDate: Fact<CalendarDay>
    let losses: [String]

    private enum Key: String, CodingKey {
        case id, name, picture, releaseDate
        case description = "Description"
        case notes = "Notes"
        case rating = "Rating"
    }

    init(from decoder: any Decoder) throws {
        var fields = try LossyFields(decoder, keyedBy: Key.self)
        id = fields.fact(.id)
        name = try fields.required(.name)
        description = fields.fact(.description)
        notes = fields.fact(.notes)
        rating = fields.fact(.rating, as: Double.self) { Rating($0) }
        picture = fields.fact(.picture, as: String.self, Meaning.address)
        releaseDate = fields.fact(.releaseDate, as: Int.self, Meaning.day)
        losses = fields.losses
    }

    /// The same in the catalog's words.
    func summary(of movie: MovieID, settings: TradeRevSettings) -> MovieSummary {
        let overview =
            switch settings.overview {
            case .description: description
            case .notes: notes
            }
        return MovieSummary(
            id: movie,
            title: name,
            releaseDate: releaseDate,
            overview: overview,
            poster: picture.map(settings.absolute),
            rating: rating)
    }
}

/// What TradeRev's values mean; nil for those that cannot be.
private enum Meaning {
    /// A year in which there were movies, or will be soon.
    static func year(_ number: Int) -> Int? {
        (1870...2100).contains(number) ? number : nil
    }

    /// The day of Unix seconds, read in UTC; milliseconds end up in no year of the cinema.
    static func day(unixSeconds: Int) -> CalendarDay? {
        guard let day = CalendarDay(unixSeconds: unixSeconds), year(day.year) != nil else { return nil }
        return day
    }

    /// An address, whole or to be resolved; nil for anything but a web page's or a file's.
    static func address(_ text: String) -> URL? {
        guard let url = URL(string: text) else { return nil }
        return switch url.scheme?.lowercased() {
        case "http", "https": url.host()?.isEmpty == false ? url : nil
        case "file": url.path().hasPrefix("/") ? url : nil
        // `//host/picture` names its host as well.
        case nil: text.hasPrefix("//") && url.host()?.isEmpty != false ? nil : url
        default: nil
        }
    }
}

extension TradeRevSettings {
    /// A picture's address, resolved against the base URL where it is relative.
    fileprivate func absolute(_ address: URL) -> String {
        let folder = URL(string: baseURL.hasSuffix("/") ? baseURL : baseURL + "/")
        return URL(string: address.relativeString, relativeTo: folder)?.absoluteString
            ?? address.absoluteString
    }
}
