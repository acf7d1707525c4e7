/// A column of a catalog file: the header's word for it in CSV, the key in NDJSON.
///
/// Their order is the order in which `catalog` writes them. A file needs `id` and `title`; it may leave the
/// others out and have them in any order.
package enum Column: Int, Hashable, Sendable, CaseIterable {
    case id, title, originalTitle, alternativeTitles, year, releaseDate, language, runtimeMinutes
    case directors, actors, genres, imdbID, overview, rating, votes, popularity, poster

    /// The column's name as a file writes it, in lowercase.
    package var name: String {
        switch self {
        case .id: "id"
        case .title: "title"
        case .originalTitle: "original_title"
        case .alternativeTitles: "alternative_titles"
        case .year: "year"
        case .releaseDate: "release_date"
        case .language: "language"
        case .runtimeMinutes: "runtime_minutes"
        case .directors: "directors"
        case .actors: "actors"
        case .genres: "genres"
        case .imdbID: "imdb_id"
        case .overview: "overview"
        case .rating: "rating"
        case .votes: "votes"
        case .popularity: "popularity"
        case .poster: "poster"
        }
    }

    /// The column of a name as it stands in a file: case and white space around it do not count.
    package init?(named name: String) {
        let wanted = name.trimmed.lowercased()
        guard let column = Self.allCases.first(where: { $0.name == wanted }) else { return nil }
        self = column
    }

    /// The columns that no file can do without.
    package static let required: [Column] = [.id, .title]

    /// Whether its cells hold several texts.
    package var isList: Bool {
        switch self {
        case .alternativeTitles, .directors, .actors, .genres: true
        case .id, .title, .originalTitle, .year, .releaseDate, .language, .runtimeMinutes, .imdbID, .overview,
            .rating, .votes, .popularity, .poster:
            false
        }
    }

    /// Whether its cells hold one text, of whatever kind.
    package var isText: Bool {
        switch self {
        case .id, .title, .originalTitle, .overview, .poster: true
        case .alternativeTitles, .directors, .actors, .genres, .year, .releaseDate, .language,
            .runtimeMinutes, .imdbID, .rating, .votes, .popularity:
            false
        }
    }

    /// The years in which there were movies, or will be soon.
    static let years = 1870...2100

    /// A whole number above it is not one that a spreadsheet holds.
    static let largest = 1 << 53
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        let first = firstIndex { !$0.isWhitespace } ?? endIndex
        let last = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
        return String(self[first..<last])
    }
}
