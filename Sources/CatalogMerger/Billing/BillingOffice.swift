package import CatalogCore

/// Ranks the people of any number of movies.
package struct BillingOffice {
    private let directory: PersonDirectory
    private let precedence: [ProviderID]
    private let rank: PeopleRank

    /// - Parameters:
    ///   - movies: Every movie that will be asked about: who is who is decided once, over all of them.
    ///   - precedence: The providers, the most trusted first.
    ///   - rank: The order that ``billing(of:top:)`` answers in.
    package init(movies: [MergedMovie], precedence: [ProviderID], rank: PeopleRank = .popularity) {
        self.directory = PersonDirectory(movies)
        self.precedence = precedence
        self.rank = rank
    }

    /// The leading actors and directors of some movies.
    ///
    /// - Parameters:
    ///   - movies: Each movie once.
    ///   - top: At most so many of either; nil for all.
    package func billing(of movies: [MergedMovie], top: Int?) -> Billing {
        Billing(
            actors: people(as: .actor, in: movies, top: top),
            directors: people(as: .director, in: movies, top: top))
    }

    /// The people who stand for a movie's directors, for groups by director.
    func directors(of movie: MergedMovie) -> [(key: PersonKey, person: RankedPerson)] {
        movie.directors.compactMap { person in
            MovieJob.director.keys(of: person, in: movie).first.map {
                (directory.representative(of: $0), person)
            }
        }
    }

    private func people(as job: MovieJob, in movies: [MergedMovie], top: Int?) -> [RankedPerson] {
        var tallies: [PersonKey: Tally] = [:]
        for movie in movies {
            var counted: Set<PersonKey> = []
            for (place, person) in billed(job, in: movie).enumerated() {
                guard let key = job.keys(of: person, in: movie).first else { continue }
                let representative = directory.representative(of: key)
                let isNew = counted.insert(representative).inserted
                tallies[representative, default: Tally()].add(person, place: place, isNewMovie: isNew)
            }
        }
        let ranked = tallies.values.map { (person: $0.person(precedence: precedence), billing: $0.billing) }
            .sorted { one, other in
                if rank == .billing, one.billing != other.billing { return one.billing > other.billing }
                return rank.precedes(one.person, other.person)
            }
            .map(\.person)
        return top.map { Array(ranked.prefix($0)) } ?? ranked
    }

    /// A movie's people in the order of their billing, as the provider that lists them has it.
    private func billed(_ job: MovieJob, in movie: MergedMovie) -> [RankedPerson] {
        let people = job.people(of: movie)
        guard rank == .billing else { return people }
        let field: MovieField = job == .actor ? .actors : .directors
        guard case .known(.credits(let credits)) = movie[field] else { return people }
        var places: [String: Int] = [:]
        for (index, credit) in credits.enumerated() {
            let key = credit.person?.description ?? credit.name
            places[key] = min(places[key] ?? .max, credit.billingOrder ?? index)
        }
        func place(_ person: RankedPerson) -> Int {
            person.ids.compactMap { places[$0.description] }.min() ?? places[person.name] ?? .max
        }
        return people.sorted { (place($0), $0.name) < (place($1), $1.name) }
    }
}

/// What adds up about one person.
private struct Tally {
    private var ids: Set<PersonID> = []
    private var popularity: Double?
    private var names: [String: Int] = [:]
    private var movies = 0
    private(set) var billing = 0.0

    mutating func add(_ person: RankedPerson, place: Int, isNewMovie: Bool) {
        names[person.name, default: 0] += 1
        ids.formUnion(person.ids)
        if let more = person.popularity { popularity = max(popularity ?? more, more) }
        guard isNewMovie else { return }
        movies += 1
        billing += 1 / Double(place + 1)
    }

    /// The person, under the name that most movies give, the first in the alphabet of equally common ones.
    func person(precedence: [ProviderID]) -> RankedPerson {
        let name = names.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        return RankedPerson(
            name: name,
            ids: ids.sorted { (rank($0, precedence), $0) < (rank($1, precedence), $1) },
            character: nil,
            popularity: popularity,
            movies: movies)
    }

    private func rank(_ id: PersonID, _ precedence: [ProviderID]) -> Int {
        precedence.firstIndex(of: id.provider) ?? precedence.count
    }
}
