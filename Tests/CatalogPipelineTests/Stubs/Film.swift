internal import CatalogCore

/// A film of which test sources make their records, each telling less or more of it.
struct Film: Sendable {
    var title: String
    var year: Int
    var originalTitle: String?
    var popularity = 1.0
    var rating = 7.0
    var genres = ["Drama"]
    var runtime = 100
    var director = "Nobody"
    var actors: [String] = []
    var imdb: String?

    /// What a talkative list tells.
    func summary(_ id: MovieID) -> MovieSummary {
        MovieSummary(
            id: id, title: title, originalTitle: .known(originalTitle ?? title), year: .known(year),
            genres: .known(genres), rating: Fact(Rating(rating, votes: 100)), popularity: .known(popularity))
    }

    /// What a list tells that has names and years only.
    func bareSummary(_ id: MovieID) -> MovieSummary {
        MovieSummary(id: id, title: title, year: .known(year))
    }

    /// A page that tells everything.
    func page(_ id: MovieID, recommending recommendations: [MovieSummary] = []) -> MovieDetail {
        MovieDetail(
            summary: summary(id), runtimeMinutes: .known(runtime),
            externalIDs: .known([imdb.flatMap { ExternalID(.imdb, $0) }].compactMap(\.self)),
            credits: .known(credits(at: id.provider)), recommendations: .known(recommendations))
    }

    /// A page that tells the rating beside what a bare list tells.
    func barePage(_ id: MovieID) -> MovieDetail {
        var summary = bareSummary(id)
        summary.rating = Fact(Rating(rating))
        summary.genres = .known(genres)
        return MovieDetail(summary: summary)
    }

    /// The director and the actors; people are numbered by their names.
    func credits(at provider: ProviderID) -> [Credit] {
        let cast = actors.enumerated().map { order, name in
            Credit(
                person: PersonID(provider: provider, key: name), name: name, job: .actor, billingOrder: order,
                popularity: Double(name.count))
        }
        return cast + [
            Credit(
                person: PersonID(provider: provider, key: director), name: director, job: .director,
                popularity: Double(director.count))
        ]
    }
}

extension Film {
    static let inception = Film(
        title: "Inception", year: 2010, popularity: 90, rating: 8.3, genres: ["Action", "Science Fiction"],
        runtime: 148, director: "Christopher Nolan", actors: ["Leonardo DiCaprio", "Elliot Page"],
        imdb: "tt1375666")
    static let interstellar = Film(
        title: "Interstellar", year: 2014, popularity: 80, rating: 8.4, genres: ["Adventure"],
        runtime: 169, director: "Christopher Nolan", actors: ["Matthew McConaughey", "Anne Hathaway"],
        imdb: "tt0816692")
    static let toyStory = Film(
        title: "Toy Story", year: 1995, popularity: 70, rating: 7.9, genres: ["Animation"], runtime: 81,
        director: "John Lasseter", actors: ["Tom Hanks", "Tim Allen"], imdb: "tt0114709")
    static let endgame = Film(
        title: "Avengers: Endgame", year: 2019, popularity: 60, rating: 8.4, genres: ["Action"],
        runtime: 181, director: "Anthony Russo", actors: ["Chris Evans"])
    static let batman1966 = Film(
        title: "Batman", year: 1966, popularity: 20, director: "Leslie H. Martinson", actors: ["Adam West"])
    static let batman1989 = Film(
        title: "Batman", year: 1989, popularity: 50, director: "Tim Burton", actors: ["Michael Keaton"])
}
