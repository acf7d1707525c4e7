internal import CatalogCore
internal import CatalogWire

/// `movie/{id}` with what is appended to it, but for the related movies (``WireRelatedPart``).
///
/// A part that is missing, null or of another form is nil, so that it can be asked for by itself.
struct WireDetail: Decodable, Sendable {
    let movie: WireMovie
    let tagline: Fact<String>
    let status: Fact<String>
    /// Minutes; 0 where TMDB does not know.
    let runtime: Double?
    /// US dollars; 0 where TMDB does not know.
    let revenue: Double?
    let imdbID: String?
    let alternativeTitles: [String]?
    let credits: WireCredits?
    let externalIDs: WireExternalIDs?
    let videos: [WireVideo]?
    /// What could not be read, a sentence for each part and list.
    let losses: [String]

    private enum Key: String, CodingKey {
        case tagline, status, runtime, revenue, credits, videos
        case imdbID = "imdb_id"
        case alternativeTitles = "alternative_titles"
        case externalIDs = "external_ids"
    }

    init(from decoder: any Decoder) throws {
        movie = try WireMovie(from: decoder)
        let container = try decoder.container(keyedBy: Key.self)
        tagline = container.textFact(.tagline)
        status = container.textFact(.status)
        runtime = container.lenientNumber(.runtime)
        revenue = container.lenientNumber(.revenue)
        imdbID = container.lenientText(.imdbID)

        var losses: [String] = []
        /// Reads an appended part and keeps what is wrong with it.
        func part<Part: Decodable>(_ key: Key, as type: Part.Type, _ found: (Part) -> [String?]) -> Part? {
            guard let attempt = container.lenient(Attempt<Part>.self, key) else { return nil }
            let all = attempt.value.map(found) ?? [attempt.found]
            losses += all.compactMap(\.self).map { "\(key.rawValue), \($0)" }
            return attempt.value
        }
        alternativeTitles = part(.alternativeTitles, as: WireAlternativeTitles.self) { [$0.titles.loss] }?
            .titles.items.map(\.title)
        credits = part(.credits, as: WireCredits.self) { $0.losses }
        externalIDs = part(.externalIDs, as: WireExternalIDs.self) { _ in [] }
        videos = part(.videos, as: WireVideos.self) { [$0.results.loss] }?.results.items
        self.losses = losses
    }
}

/// `movie/{id}/recommendations` and `movie/{id}/similar`, of which one page is asked for.
struct WireRelated: Decodable, Sendable {
    let results: WireList<WireItem>
}

/// The related movies out of `movie/{id}`, and nothing else of it.
///
/// They take as long to read as all the rest, and most questions about a movie are not about them.
struct WireRelatedPart: Decodable, Sendable {
    /// The movie that they are related to.
    let id: Int
    private let recommendations: Attempt<WireRelated>?
    private let similar: Attempt<WireRelated>?

    private enum Key: String, CodingKey {
        case id, recommendations, similar
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.recordNumber(.id)
        recommendations = container.lenient(Attempt<WireRelated>.self, .recommendations)
        similar = container.lenient(Attempt<WireRelated>.self, .similar)
    }

    /// The list that counts as recommendations; nil where it was not appended or cannot be read.
    func list(_ related: TMDBSettings.Related) -> WireRelated? {
        switch related {
        case .recommendations: recommendations?.value
        case .similar: similar?.value
        }
    }
}

/// Ids that others gave a movie. Their form is checked later.
struct WireExternalIDs: Decodable, Sendable {
    let imdb: String?
    let wikidata: String?

    private enum Key: String, CodingKey {
        case imdb = "imdb_id"
        case wikidata = "wikidata_id"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        imdb = container.lenientText(.imdb)
        wikidata = container.lenientText(.wikidata)
    }
}

/// `movie/{id}/alternative_titles`.
struct WireAlternativeTitles: Decodable, Sendable {
    let titles: WireList<Title>

    /// A title in one country.
    struct Title: Decodable, Sendable {
        let title: String
    }
}

/// `movie/{id}/videos`.
struct WireVideos: Decodable, Sendable {
    let results: WireList<WireVideo>
}

/// A film clip on a site for such.
struct WireVideo: Decodable, Sendable {
    /// What the site calls it.
    let key: String
    /// `YouTube` or `Vimeo`.
    let site: String
    /// `Trailer`, `Teaser`, `Clip`, …
    let type: String
    /// Whether it is the makers' own.
    let isOfficial: Bool

    private enum Key: String, CodingKey {
        case key, site, type, official
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        key = try container.name(.key, or: .key)
        site = try container.name(.site, or: .site)
        type = try container.name(.type, or: .type)
        isOfficial = container.lenient(Bool.self, .official) ?? false
    }
}
