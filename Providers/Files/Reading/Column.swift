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

    /// What its cells hold.
    var form: Form {
        switch self {
        case .id, .title, .originalTitle, .overview, .poster: .text
        case .alternativeTitles, .directors, .actors, .genres: .list
        case .year: .whole(Self.years)
        case .runtimeMinutes: .whole(1...Self.largest)
        case .votes: .whole(0...Self.largest)
        case .rating: .decimal(0...10)
        case .popularity: .decimal(0...Double.greatestFiniteMagnitude)
        case .releaseDate: .day
        case .language: .language
        case .imdbID: .imdb
        }
    }

    /// What a cell must hold to be taken for a value.
    enum Form {
        case text, list, day, language, imdb
        case whole(ClosedRange<Int>)
        case decimal(ClosedRange<Double>)
    }

    /// The years in which there were movies, or will be soon.
    static let years = 1870...2100

    /// A whole number above it is not one that a spreadsheet holds.
    private static let largest = 1 << 53
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        let first = firstIndex { !$0.isWhitespace } ?? endIndex
        let last = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? endIndex
        return String(self[first..<last])
    }
}
