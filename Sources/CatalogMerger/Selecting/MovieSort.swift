package import CatalogCore

/// The order of movies in a list and inside a group. Ties go by title, then by id; movies that lack what is
/// sorted by come last either way.
public enum MovieSort: String, Hashable, Sendable, CaseIterable {
    /// Most popular first.
    case popularity
    /// A to Z, as titles are written: articles kept, case and accents ignored, the same in every locale.
    case title
    /// Z to A.
    case titleDescending = "-title"
    /// Oldest first.
    case year
    /// Newest first.
    case yearDescending = "-year"
    /// Best rated first.
    case rating

    /// The field that decides, where titles do not.
    package var field: MovieField? {
        switch self {
        case .popularity: .popularity
        case .title, .titleDescending: nil
        case .year, .yearDescending: .year
        case .rating: .rating
        }
    }

    /// The movies in this order; the order they were given in changes nothing.
    package func sorted(_ movies: [MergedMovie]) -> [MergedMovie] {
        // Places are sorted, not movies, which are a lot to move.
        let keyed = movies.indices.map { place in
            let movie = movies[place]
            return Keyed(
                place: place, id: movie.id, figure: figure(of: movie),
                title: TextFolding.folded(movie.title, .written))
        }
        return keyed.sorted(by: precedes).map { movies[$0.place] }
    }

    private struct Keyed {
        let place: Int
        let id: MovieID
        let figure: Double?
        let title: String
    }

    private func figure(of movie: MergedMovie) -> Double? {
        switch self {
        case .popularity: movie.popularity
        case .title, .titleDescending: nil
        case .year, .yearDescending: movie.year.map(Double.init)
        case .rating: movie.rating?.value
        }
    }

    private func precedes(_ one: Keyed, _ other: Keyed) -> Bool {
        if one.figure != other.figure {
            guard let left = one.figure else { return false }
            guard let right = other.figure else { return true }
            return self == .year ? left < right : left > right
        }
        if one.title != other.title {
            return self == .titleDescending ? one.title > other.title : one.title < other.title
        }
        return one.id < other.id
    }
}
