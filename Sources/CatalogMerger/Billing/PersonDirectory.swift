internal import CatalogCore

/// Who is who across the movies of a report.
///
/// Keys that some movie shows to be one person are one person everywhere, but never two ids of one provider:
/// 1,497 names in 4,803 films belong to more than one person.
struct PersonDirectory {
    private var parent: [PersonKey: PersonKey] = [:]
    private var providers: [PersonKey: Set<ProviderID>] = [:]

    /// Reads who was found to be one person in each movie. The order of the movies changes nothing.
    init(_ movies: [MergedMovie]) {
        let groups = movies.flatMap { movie in
            MovieJob.allCases.flatMap { job in job.people(of: movie).map { job.keys(of: $0, in: movie) } }
        }
        let pairs = Set(
            groups.filter { $0.count > 1 }.flatMap { keys in
                keys.dropFirst().map { KeyPair(keys[0], $0) }
            })
        for pair in pairs.sorted() { join(pair.one, pair.other) }
    }

    /// The key that stands for a person.
    func representative(of key: PersonKey) -> PersonKey {
        var key = key
        while let next = parent[key] { key = next }
        return key
    }

    private mutating func join(_ one: PersonKey, _ other: PersonKey) {
        let (left, right) = (representative(of: one), representative(of: other))
        guard left != right else { return }
        let mine = providers[left] ?? [left.provider]
        let theirs = providers[right] ?? [right.provider]
        guard mine.isDisjoint(with: theirs) else { return }
        let (kept, dropped) = left < right ? (left, right) : (right, left)
        parent[dropped] = kept
        providers[kept] = mine.union(theirs)
    }

    private struct KeyPair: Hashable, Comparable {
        let one: PersonKey
        let other: PersonKey

        init(_ one: PersonKey, _ other: PersonKey) {
            (self.one, self.other) = one < other ? (one, other) : (other, one)
        }

        static func < (left: Self, right: Self) -> Bool {
            left.one == right.one ? left.other < right.other : left.one < right.one
        }
    }
}

/// The two jobs that are billed.
enum MovieJob: CaseIterable {
    case actor
    case director

    /// The people of a movie who have the job.
    func people(of movie: MergedMovie) -> [RankedPerson] {
        switch self {
        case .actor: movie.actors
        case .director: movie.directors
        }
    }

    /// The keys of one of them.
    func keys(of person: RankedPerson, in movie: MergedMovie) -> [PersonKey] {
        let field: MovieField =
            switch self {
            case .actor: .actors
            case .director: .directors
            }
        return PersonKey.keys(of: person, listedBy: movie.fields[field]?.provider ?? movie.id.provider)
    }
}
