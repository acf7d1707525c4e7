import CatalogCore
import CatalogMerger

extension Sample {
    static let films = provider("films")

    /// Three providers of which one is behind: differences of every kind, one of them accepted.
    static let comparison = comparison(of: comparedRecords, by: ComparisonRules(baseline: acceptedCast))

    private static let comparedRecords: [(records: [MovieDetail], score: Double?)] = [
        (
            [
                detail(
                    "tmdb:27205", "Inception", "2010-07-14", minutes: 148, rating: 8.1, votes: 13752,
                    genres: ["Action", "Science Fiction"], directors: ["Christopher Nolan"],
                    actors: ["Leonardo DiCaprio", "Tom Hardy", "渡辺謙"]),
                detail("traderev:3", "Inception", "2010-07-16", rating: 8.8),
                detail(
                    "films:i1", "Inception", "2010-07-16", minutes: 148, rating: 7.2,
                    genres: ["action", "Sci-Fi"],
                    directors: ["Nolan, Christopher"], actors: ["Leonardo DiCaprio", "Tom Hardy"]),
            ], 0.9987
        ),
        (
            [
                detail(
                    "tmdb:935", "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
                    "1964-01-29", minutes: 95, rating: 8.2, genres: ["Comedy", "War"],
                    directors: ["Stanley Kubrick"], actors: ["Peter Sellers", "George C. Scott"]),
                detail(
                    "films:d1", "Dr. Strangelove", "1964-04-10", minutes: 102, rating: 8.9,
                    genres: ["Comedy"],
                    directors: ["Stanley Kubrick"], actors: ["Peter Sellers", "Somebody Else"]),
            ], 0.913
        ),
        ([detail("tmdb:372058", "君の名は。", "2016-08-26", minutes: 106, rating: 8.4)], nil),
        ([detail("films:l7", "Lost | Reel *7*", nil)], nil),
    ]

    /// A baseline of the second movie's cast.
    private static let acceptedCast = Baseline(
        Baseline(accepting: comparison(of: comparedRecords, by: ComparisonRules()).movies).entries
            .filter { $0.difference.field == .actors })

    /// Movies of three providers, compared.
    static func comparison(
        of movies: [(records: [MovieDetail], score: Double?)], by rules: ComparisonRules
    ) -> Comparison {
        let providers = [tmdb, traderev, films]
        var comparer = MovieComparer(providers: providers, rules: rules)
        let compared = movies.map { movie in
            comparer.movie(
                of: movie.records, title: movie.records[0].summary.title,
                year: movie.records[0].summary.year.value,
                match: movie.score.map { .init(score: $0, because: ["same title", "same year"]) })
        }
        return Comparison(
            of: compared, providers: providers, rules: rules, tallies: tallies, problems: problems)
    }

    /// What a provider says of a movie; what is not given there is not.
    static func detail(
        _ id: String, _ title: String, _ date: String?, minutes: Int? = nil, rating: Double? = nil,
        votes: Int? = nil, genres: [String]? = nil, directors: [String] = [], actors: [String] = []
    ) -> MovieDetail {
        MovieDetail(
            summary: MovieSummary(
                id: movieID(id), title: title, releaseDate: Fact(date.flatMap { CalendarDay($0) }),
                genres: Fact(genres), rating: Fact(rating.flatMap { Rating($0, votes: votes) })),
            runtimeMinutes: Fact(minutes),
            credits: .known(
                actors.map { Credit(person: nil, name: $0, job: .actor) }
                    + directors.map { Credit(person: nil, name: $0, job: .director) }))
    }
}
