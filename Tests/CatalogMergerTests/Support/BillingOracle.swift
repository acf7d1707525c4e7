import CatalogCore

@testable import CatalogMerger

/// Who is who and who leads, worked out from the claims by going through everything again and again.
struct BillingOracle {
    private typealias Entry = (key: PersonKey, name: String, credit: Credit)

    private let credits: [MovieID: [Entry]]
    private let sightings: [PersonKey: [Credit]]
    private let precedence: [ProviderID]
    private let people: [Set<PersonKey>]

    init(_ movies: [MergedMovie], precedence: [ProviderID]) {
        self.precedence = precedence
        credits = Dictionary(uniqueKeysWithValues: movies.map { ($0.id, Self.credits(of: $0)) })
        sightings = Dictionary(grouping: credits.values.joined(), by: \.key).mapValues { $0.map(\.credit) }
        var agreements: [Set<PersonKey>: Int] = [:]
        for movie in movies {
            let credits = credits[movie.id] ?? []
            for name in Set(credits.map(\.name)) {
                let keys = Set(credits.filter { $0.name == name }.map(\.key))
                guard Set(keys.map(\.provider)).count == keys.count else { continue }
                for pair in Self.pairs(keys) { agreements[pair, default: 0] += 1 }
            }
        }
        let order = agreements.sorted { one, other in
            one.value == other.value
                ? one.key.sorted().lexicographicallyPrecedes(other.key.sorted()) : one.value > other.value
        }
        var people = Set(sightings.keys.map { Set([$0]) })
        for (pair, _) in order {
            let touched = people.filter { !$0.isDisjoint(with: pair) }
            let union = touched.reduce(into: Set()) { $0.formUnion($1) }
            guard Set(union.map(\.provider)).count == union.count else { continue }
            people.subtract(touched)
            people.insert(union)
        }
        self.people = Array(people)
    }

    /// Everybody who has a job in some of the movies, ranked.
    func ranked(_ job: MovieJob, in group: [MergedMovie], by rank: PeopleRank) -> [RankedPerson] {
        let listed = people.compactMap { keys -> (RankedPerson, Double)? in
            let places = group.compactMap { place(of: keys, as: job, in: $0) }
            guard !places.isEmpty else { return nil }
            let person = RankedPerson(
                name: name(of: keys), ids: ordered(keys).compactMap(\.id), character: nil,
                popularity: popularity(of: keys), movies: places.count)
            return (person, places.sorted().map { 1 / Double($0) }.reduce(0, +))
        }
        return listed.sorted { one, other in
            let (left, right) = (one.0, other.0)
            if rank == .billing, one.1 != other.1 { return one.1 > other.1 }
            if rank == .movies, left.movies != right.movies { return left.movies > right.movies }
            if left.popularity != right.popularity {
                return left.popularity ?? -1 > right.popularity ?? -1
            }
            if left.movies != right.movies { return left.movies > right.movies }
            let names = (TextFolding.folded(left.name, .words), TextFolding.folded(right.name, .words))
            if names.0 != names.1 { return names.0 < names.1 }
            return (left.ids.first?.description ?? "~") < (right.ids.first?.description ?? "~")
        }.map(\.0)
    }

    /// The place of a person among those whom the chosen provider lists for the job, 1 first.
    private func place(of keys: Set<PersonKey>, as job: MovieJob, in movie: MergedMovie) -> Int? {
        let provider = movie.fields[job.field]?.provider
        let listed = (credits[movie.id] ?? []).filter {
            $0.key.provider == provider && $0.credit.job == job.credited
        }
        var seen: Set<Set<PersonKey>> = []
        let people = listed.enumerated()
            .sorted {
                ($0.element.credit.billingOrder ?? $0.offset) < ($1.element.credit.billingOrder ?? $1.offset)
            }
            .compactMap { entry in self.people.first { $0.contains(entry.element.key) } }
            .filter { seen.insert($0).inserted }
        return people.firstIndex(of: keys).map { $0 + 1 }
    }

    private func ordered(_ keys: Set<PersonKey>) -> [PersonKey] {
        precedence.compactMap { provider in keys.first { $0.provider == provider } }
    }

    private func name(of keys: Set<PersonKey>) -> String {
        let names = ordered(keys).first.flatMap { sightings[$0] }?.map(\.name) ?? []
        let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
        let most = counts.values.max()
        return counts.filter { $0.value == most }.keys.min() ?? ""
    }

    private func popularity(of keys: Set<PersonKey>) -> Double? {
        ordered(keys).compactMap { key in
            sightings[key]?.compactMap(\.popularity).max()
        }.first
    }

    private static func credits(of movie: MergedMovie) -> [Entry] {
        [MovieField.actors, .directors].flatMap { movie.fields[$0]?.claims ?? [] }.flatMap { claim in
            guard case .known(.credits(let credits)) = claim.fact else { return [] as [Entry] }
            return credits.map {
                (
                    $0.person.map(PersonKey.id) ?? .name(claim.provider, TextFolding.folded($0.name, .words)),
                    TextFolding.folded($0.name, .words), $0
                )
            }
        }
    }

    private static func pairs(_ keys: Set<PersonKey>) -> [Set<PersonKey>] {
        keys.flatMap { one in keys.filter { one < $0 }.map { [one, $0] } }
    }
}
