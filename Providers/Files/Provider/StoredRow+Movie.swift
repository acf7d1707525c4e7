internal import CatalogCore

extension StoredRow {
    /// The movie's title; it holds text, or the row would not be here.
    var title: String { text(.title).value ?? "" }

    /// What a list tells of the movie.
    func summary(_ id: MovieID) -> MovieSummary {
        MovieSummary(
            id: id,
            title: title,
            originalTitle: text(.originalTitle),
            year: whole(.year),
            releaseDate: releaseDate,
            overview: text(.overview),
            poster: text(.poster),
            genres: items(.genres),
            originalLanguage: text(.language),
            rating: rating,
            popularity: decimal(.popularity))
    }

    /// Everything the row tells of the movie.
    func detail(_ id: MovieID) -> MovieDetail {
        MovieDetail(
            summary: summary(id),
            alternativeTitles: items(.alternativeTitles),
            runtimeMinutes: whole(.runtimeMinutes),
            externalIDs: externalIDs,
            credits: credits)
    }

    /// Everybody who made the movie, the cast in the order of the cell; unknown where the row could name neither
    /// actors nor directors.
    private var credits: Fact<[Credit]> {
        let (actors, directors) = (items(.actors), items(.directors))
        if actors.isUnknown, directors.isUnknown { return .unknown }
        let credits = Self.cast(actors.value ?? []) + Self.directors(directors.value ?? [])
        return credits.isEmpty ? .absent : .known(credits)
    }

    /// Those of ``detail(_:)``'s credits that are an actor's.
    var cast: Fact<[Credit]> { credits(.actors, beside: .directors, Self.cast) }

    /// Those of ``detail(_:)``'s credits that are a director's.
    var directors: Fact<[Credit]> { credits(.directors, beside: .actors, Self.directors) }

    /// The credits of one column. A row that names either actors or directors can name both.
    private func credits(
        _ column: Column, beside other: Column, _ credits: ([String]) -> [Credit]
    ) -> Fact<[Credit]> {
        switch items(column) {
        case .known(let names): .known(credits(names))
        case .absent: .absent
        case .unknown: items(other).isUnknown ? .unknown : .absent
        }
    }

    private static func cast(_ names: [String]) -> [Credit] {
        names.enumerated().map { Credit(person: nil, name: $1, job: .actor, billingOrder: $0) }
    }

    private static func directors(_ names: [String]) -> [Credit] {
        names.map { Credit(person: nil, name: $0, job: .director) }
    }

    /// What its audience thinks of it.
    var rating: Fact<Rating> {
        switch decimal(.rating) {
        case .known(let value): Fact(Rating(value, votes: whole(.votes).value))
        case .absent: .absent
        case .unknown: .unknown
        }
    }

    /// Its ids elsewhere; one that is none is left out.
    var externalIDs: Fact<[ExternalID]> {
        text(.imdbID).map { [ExternalID(.imdb, $0)].compactMap(\.self) }
    }
}
