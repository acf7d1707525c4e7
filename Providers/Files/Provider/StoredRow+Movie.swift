internal import CatalogCore

extension StoredRow {
    /// What a list tells of the movie. Titles hold text, or the row would not be here.
    func summary(_ id: MovieID) -> MovieSummary {
        MovieSummary(
            id: id,
            title: text(.title).value ?? "",
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
        let cast = (actors.value ?? []).enumerated().map { place, name in
            Credit(person: nil, name: name, job: .actor, billingOrder: place)
        }
        let credits = cast + (directors.value ?? []).map { Credit(person: nil, name: $0, job: .director) }
        return credits.isEmpty ? .absent : .known(credits)
    }

    private var rating: Fact<Rating> {
        switch decimal(.rating) {
        case .known(let value): Fact(Rating(value, votes: whole(.votes).value))
        case .absent: .absent
        case .unknown: .unknown
        }
    }

    private var externalIDs: Fact<[ExternalID]> {
        text(.imdbID).map { [ExternalID(.imdb, $0)].compactMap(\.self) }
    }
}
