package import CatalogCore

/// Ranks the people of any number of movies.
package struct BillingOffice {
    private let directory: PersonDirectory
    private let rank: PeopleRank

    /// - Parameters:
    ///   - movies: Every movie that will be asked about: who is who, what they are called and how popular they
    ///     are is decided once, over all of them.
    ///   - precedence: The providers, the most trusted first.
    ///   - rank: The order that ``billing(of:top:)`` answers in.
    package init(movies: [MergedMovie], precedence: [ProviderID], rank: PeopleRank = .popularity) {
        self.directory = PersonDirectory(movies, precedence: precedence)
        self.rank = rank
    }

    /// The leading actors and directors of some movies. The order of the movies changes nothing.
    ///
    /// - Parameters:
    ///   - movies: Some of the movies that the office was opened for, each once.
    ///   - top: At most so many of either; nil for all.
    package func billing(of movies: [MergedMovie], top: Int?) -> Billing {
        Billing(
            actors: people(as: .actor, in: movies, top: top),
            directors: people(as: .director, in: movies, top: top))
    }

    /// Who directed a movie, each once.
    func directors(of movie: MergedMovie) -> [PersonDirectory.Individual] {
        directory.cast(of: movie, as: .director).map { directory.individuals[$0] }
    }

    private func people(as job: MovieJob, in movies: [MergedMovie], top: Int?) -> [RankedPerson] {
        var tallies: [Int: Tally] = [:]
        for movie in movies {
            for (index, individual) in directory.cast(of: movie, as: job).enumerated() {
                tallies[individual, default: Tally()].add(place: index + 1, isKept: rank == .billing)
            }
        }
        let individuals = directory.individuals
        let standings = tallies.map { index, tally in
            let figures = PeopleRank.Figures(
                popularity: individuals[index].popularity, movies: tally.movies, billing: tally.billing)
            return (index: index, figures: figures)
        }
        let ranked = standings.sorted { one, other in
            rank.precedes(one.figures, other.figures)
                ?? (individuals[one.index].name < individuals[other.index].name)
        }
        return ranked.prefix(max(0, top ?? ranked.count)).map { index, figures in
            RankedPerson(
                name: individuals[index].name.written, ids: individuals[index].ids, character: nil,
                popularity: figures.popularity, movies: figures.movies)
        }
    }
}

/// What adds up about one person.
private struct Tally {
    private(set) var movies = 0
    private var places: [Int] = []

    /// Counts a movie in which the person has this place in the billing, 1 first.
    mutating func add(place: Int, isKept: Bool) {
        movies += 1
        if isKept { places.append(place) }
    }

    /// The sum of 1/(place in the billing) over the movies.
    ///
    /// Fractions are added in one order, or the last digit would depend on the order of the movies.
    var billing: Double { places.sorted().reduce(0) { $0 + 1 / Double($1) } }
}
