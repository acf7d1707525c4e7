internal import CatalogCore

/// What genre numbers stand for.
struct GenreNames: Hashable, Sendable {
    /// Names by number.
    let names: [Int: String]

    /// TMDB's own English names, which have been the same for years. They save a request in most runs.
    static let english = GenreNames(names: [
        12: "Adventure", 14: "Fantasy", 16: "Animation", 18: "Drama", 27: "Horror", 28: "Action",
        35: "Comedy", 36: "History", 37: "Western", 53: "Thriller", 80: "Crime", 99: "Documentary",
        878: "Science Fiction", 9648: "Mystery", 10402: "Music", 10749: "Romance", 10751: "Family",
        10752: "War", 10770: "TV Movie",
    ])

    /// The names of these genres in their order.
    ///
    /// A number without a name is left out. Where none has one the genres are unknown: there are some, and
    /// nobody can say which.
    func genres(_ numbers: [Int]) -> Fact<[String]> {
        guard !numbers.isEmpty else { return .absent }
        let known = numbers.compactMap { names[$0] }
        return known.isEmpty ? .unknown : .known(known)
    }
}

extension Service {
    /// Whether the built-in names do not do for these movies.
    func mustAskForGenres(of movies: [WireMovie]) -> Bool {
        movies.contains { movie in
            switch movie.genres {
            case .numbers(let numbers):
                isEnglish
                    ? numbers.contains { GenreNames.english.names[$0] == nil }
                    : !numbers.isEmpty
            case .names, .unknown: false
            }
        }
    }

    /// Asks what genre numbers stand for. Where that cannot be had, the built-in names stand in and the
    /// problem stands beside them; nil when the task was ended.
    func genreNames() async -> Reply<GenreNames>? {
        do {
            let reply = try await answer(
                "genre/movie/list", ["language": language], as: WireGenreList.self, to: .configuration)
            return reply.map { GenreNames(names: $0.names) }
        } catch {
            switch error {
            case .cancelled: return nil
            case .failed(let problem): return Reply(.english, problems: [problem])
            case .unsupported: return Reply(.english)
            }
        }
    }
}
