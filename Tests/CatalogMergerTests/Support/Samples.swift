import CatalogCore

@testable import CatalogMerger

/// Records in few words, for tests.
enum Sample {
    static let first = provider("first")
    static let second = provider("second")
    static let third = provider("third")

    static func provider(_ name: String) -> ProviderID {
        guard let id = ProviderID(name) else { preconditionFailure("'\(name)' is no name of a provider") }
        return id
    }

    static func id(_ text: String) -> MovieID {
        guard let id = MovieID(text) else { preconditionFailure("'\(text)' is no id of a movie") }
        return id
    }

    static func person(_ text: String) -> PersonID {
        guard let id = PersonID(text) else { preconditionFailure("'\(text)' is no id of a person") }
        return id
    }

    static func imdb(_ number: Int) -> ExternalID {
        let digits = String(number)
        guard
            let id = ExternalID(
                .imdb, "tt" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits)
        else { preconditionFailure("\(number) makes no IMDb id") }
        return id
    }

    static func wikidata(_ number: Int) -> ExternalID {
        guard let id = ExternalID(.wikidata, "Q\(number)") else {
            preconditionFailure("\(number) makes no item")
        }
        return id
    }

    static func day(_ text: String) -> CalendarDay {
        guard let day = CalendarDay(text) else { preconditionFailure("'\(text)' is no day") }
        return day
    }

    static func rating(_ value: Double, votes: Int? = nil) -> Rating {
        guard let rating = Rating(value, votes: votes) else { preconditionFailure("\(value) is no rating") }
        return rating
    }

    /// What a source says about a movie; what is not given it does not know.
    static func record(
        _ id: String, _ title: String, year: Int? = nil, date: String? = nil, original: String? = nil,
        alternatives: [String]? = nil, directors: [String]? = nil, actors: [String]? = nil,
        minutes: Int? = nil,
        language: String? = nil, genres: [String]? = nil, rating: Double? = nil, popularity: Double? = nil,
        external: [ExternalID]? = nil, credits: [Credit]? = nil
    ) -> MovieDetail {
        let named =
            (actors ?? []).map { Credit(person: nil, name: $0, job: .actor) }
            + (directors ?? []).map { Credit(person: nil, name: $0, job: .director) }
        let everybody = credits ?? (actors == nil && directors == nil ? nil : named)
        return MovieDetail(
            summary: MovieSummary(
                id: Self.id(id), title: title, originalTitle: known(original), year: known(year),
                releaseDate: known(date.map(day)), genres: known(genres), originalLanguage: known(language),
                rating: known(rating.map { Self.rating($0) }), popularity: known(popularity)),
            alternativeTitles: known(alternatives), runtimeMinutes: known(minutes),
            externalIDs: known(external),
            credits: known(everybody))
    }

    /// An acting credit; `person` is an id, nil for a source that has none.
    static func actor(
        _ name: String, _ person: String? = nil, as character: String? = nil, order: Int? = nil,
        popularity: Double? = nil
    ) -> Credit {
        Credit(
            person: person.map(Self.person), name: name, job: .actor, character: character,
            billingOrder: order,
            popularity: popularity)
    }

    /// A credit for directing.
    static func director(_ name: String, _ person: String? = nil, popularity: Double? = nil) -> Credit {
        Credit(person: person.map(Self.person), name: name, job: .director, popularity: popularity)
    }

    /// One movie of records, the first provider the most trusted.
    static func movie(
        _ records: MovieDetail..., precedence: [ProviderID] = [first, second, third]
    ) -> MergedMovie {
        MovieMerger(precedence: precedence).movie(of: records.map { DatedRecord($0) })
    }

    private static func known<Value>(_ value: Value?) -> Fact<Value> { value.map(Fact.known) ?? .unknown }
}

extension [MovieDetail] {
    /// The movies that the matcher makes of these records, as sets of ids.
    var movies: Set<Set<MovieID>> { movies(.none) }

    /// The same with what the user said.
    func movies(_ verdicts: Verdicts) -> Set<Set<MovieID>> {
        Set(Matching(self, verdicts: verdicts).movies.map { movie in Set(movie.map { self[$0].id }) })
    }

    /// Whether the matcher makes one movie of them.
    var areOneMovie: Bool { movies.count == 1 }

    /// As records without a date.
    var dated: [DatedRecord] { map { DatedRecord($0) } }
}
