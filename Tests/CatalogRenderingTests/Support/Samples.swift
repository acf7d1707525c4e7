import CatalogCore
import CatalogMerger

/// Values of the kind that the merger makes, in few words.
enum Sample {
    static let tmdb = provider("tmdb")
    static let traderev = provider("traderev")

    static func provider(_ name: String) -> ProviderID {
        guard let id = ProviderID(name) else { preconditionFailure("'\(name)' is no name of a provider") }
        return id
    }

    static func movieID(_ text: String) -> MovieID {
        guard let id = MovieID(text) else { preconditionFailure("'\(text)' is no id of a movie") }
        return id
    }

    static func day(_ text: String) -> FieldValue {
        guard let day = CalendarDay(text) else { preconditionFailure("'\(text)' is no day") }
        return .day(day)
    }

    static func rating(_ value: Double, votes: Int? = nil) -> FieldValue {
        guard let rating = Rating(value, votes: votes) else { preconditionFailure("\(value) is no rating") }
        return .rating(rating)
    }

    static func imdb(_ value: String) -> FieldValue {
        .externalIDs([ExternalID(.imdb, value)].compactMap { $0 })
    }

    static func person(
        _ name: String, _ id: String? = nil, as character: String? = nil, popularity: Double? = nil,
        movies: Int = 1
    ) -> RankedPerson {
        RankedPerson(
            name: name, ids: [id.flatMap { PersonID($0) }].compactMap { $0 }, character: character,
            popularity: popularity, movies: movies)
    }

    /// A movie whose fields hold what each provider says, by name; the first that has a value is chosen.
    ///
    /// Fields that nobody says anything about are unknown. Fields that differ and are not numbers or texts of
    /// a provider's own are conflicts.
    static func movie(
        ids: [String], _ claims: [MovieField: [(provider: String, fact: Fact<FieldValue>)]],
        actors: [RankedPerson] = [], directors: [RankedPerson] = [], alternativeTitles: [String] = [],
        isOnWatchlist: Bool = false
    ) -> MergedMovie {
        let ids = ids.map(movieID)
        var fields: [MovieField: Resolved] = [:]
        for (field, said) in claims {
            let made = said.map { said in
                let record = ids.first { $0.provider.name == said.provider } ?? ids[0]
                return Claim(provider: provider(said.provider), record: record, fact: said.fact)
            }
            let chosen = made.first { $0.fact.value != nil }
            let isAbsent = made.contains { !$0.fact.isUnknown }
            fields[field] = Resolved(
                fact: chosen?.fact ?? (isAbsent ? .absent : .unknown), provider: chosen?.provider,
                rule: .precedence(ids.map(\.provider)), claims: made)
        }
        for (field, people, job) in [
            (MovieField.actors, actors, Credit.Job.actor), (.directors, directors, .director),
        ] where !people.isEmpty {
            let credits = people.map {
                Credit(person: $0.ids.first, name: $0.name, job: job, character: $0.character)
            }
            let claim = Claim(provider: ids[0].provider, record: ids[0], fact: .known(.credits(credits)))
            fields[field] = Resolved(
                fact: claim.fact, provider: claim.provider, rule: .precedence([claim.provider]),
                claims: [claim])
        }
        let disputable: [MovieField] = [.title, .year, .releaseDate, .runtimeMinutes, .originalLanguage]
        let conflicts = disputable.compactMap { field -> Conflict? in
            let valued = (fields[field]?.claims ?? []).filter { $0.fact.value != nil }
            return Set(valued.map(\.fact)).count > 1 ? Conflict(field: field, claims: valued) : nil
        }
        return MergedMovie(
            ids: ids, fields: fields, actors: actors, directors: directors,
            alternativeTitles: alternativeTitles, conflicts: conflicts, isOnWatchlist: isOnWatchlist)
    }

    /// A movie of which one provider says no more than its title.
    static func movie(_ id: String, titled title: String, overview: String? = nil) -> MergedMovie {
        let id = movieID(id)
        let name = id.provider.name
        return movie(
            ids: [id.description],
            [
                .title: [(name, .known(.text(title)))],
                .overview: [(name, overview.map { .known(.text($0)) } ?? .unknown)],
            ])
    }
}
