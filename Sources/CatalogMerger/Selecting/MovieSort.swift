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
        let order = order(of: movies.count) { place, titles in
            titles.append(movies[place].title)
            return figure(of: movies[place])
        } id: { place in
            movies[place].id
        }
        return order.map { movies[$0] }
    }

    private func figure(of movie: MergedMovie) -> Double? {
        switch self {
        case .popularity: movie.popularity
        case .title, .titleDescending: nil
        case .year, .yearDescending: movie.year.map(Double.init)
        case .rating: movie.rating?.value
        }
    }
}
