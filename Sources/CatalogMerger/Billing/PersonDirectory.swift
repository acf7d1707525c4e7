internal import CatalogCore

/// Who is who across the movies of a report.
///
/// Keys that a movie shows to be one person are one person in every movie, but never two people of one
/// provider: 1,497 names in 4,803 films belong to more than one person.
struct PersonDirectory {
    /// Somebody, as all movies together tell.
    struct Individual {
        /// The name as the first provider in precedence writes it, most often where it writes several.
        let name: PersonName
        /// One id per provider at most, in precedence order; empty where sources know the name alone.
        let ids: [PersonID]
        /// The highest figure of the first provider in precedence that has one.
        let popularity: Double?
        /// The key at the first provider in precedence, which nobody else has.
        let key: PersonKey
    }

    /// Everybody, each once, in no order that means anything.
    let individuals: [Individual]
    private let casts: [MovieID: [MovieJob: [Int]]]

    /// Reads the claims of the movies. The order of the movies changes nothing.
    init(_ movies: [MergedMovie], precedence: [ProviderID]) {
        var register = KeyRegister()
        let billed = movies.map { ($0.id, register.note($0)) }
        let ranks = Dictionary(precedence.enumerated().map { ($1, $0) }) { first, _ in first }
        let groups = register.people()
        var individualOf = Array(repeating: 0, count: register.sightings.count)
        for (index, group) in groups.enumerated() {
            for number in group { individualOf[number] = index }
        }
        individuals = groups.map { group in
            Individual(
                group.map { register.sightings[$0] }.sorted { one, other in
                    let (left, right) = (ranks[one.key.provider] ?? .max, ranks[other.key.provider] ?? .max)
                    return left == right ? one.key < other.key : left < right
                })
        }
        casts = Dictionary(
            billed.map { id, jobs in
                (
                    id,
                    jobs.mapValues { numbers in
                        var seen: Set<Int> = []
                        return numbers.map { individualOf[$0] }.filter { seen.insert($0).inserted }
                    }
                )
            }
        ) { first, _ in first }
    }

    /// Who had a job in a movie, each once, in the order of their billing, as places among ``individuals``;
    /// nobody where the directory was not made of the movie.
    func cast(of movie: MergedMovie, as job: MovieJob) -> [Int] { casts[movie.id]?[job] ?? [] }
}

extension PersonDirectory.Individual {
    /// - Parameter sightings: What was seen of the person's keys, in precedence order, at least one.
    fileprivate init(_ sightings: [PersonSighting]) {
        key = sightings[0].key
        ids = sightings.compactMap(\.key.id)
        let written = sightings[0].name
        name = PersonName(folded: TextFolding.comparable(written), written: written, id: ids.first)
        popularity = sightings.lazy.compactMap(\.popularity).first
    }
}
