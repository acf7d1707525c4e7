import CatalogCore

/// Films that a program knows by itself: the smallest provider there can be.
struct ShelfProvider: ListProvider {
    struct Film {
        let number: Int
        let title: String
        let year: Int
    }

    let id: ProviderID
    /// The films, the best first.
    let films: [Film]

    func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        // What everybody asks for is the one list of a source that has no other.
        guard request.list == .popular else { throw .unsupported }
        let movies = films.prefix(request.limit ?? films.count).map { film in
            MovieSummary(
                id: MovieID(provider: id, number: film.number), title: film.title, year: .known(film.year))
        }
        return Reply(MovieList(movies: movies, isWholeCatalog: movies.count == films.count))
    }
}
