internal import CatalogCore

/// The list of people that a movie shows for a job.
extension MovieCast {
    /// The entries of a job that are listed, in the order of their billing, list after list; somebody whom several
    /// providers list stands several times.
    func billing(as job: MovieJob, from choice: CastChoice) -> [Int] {
        lists(as: job, from: choice).flatMap { list in
            let places = list.enumerated().map { (index: $1, place: entries[$1].credit.billingOrder ?? $0) }
            return places.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.index)
        }
    }

    /// The people of a job who are listed, each once, by popularity.
    ///
    /// Other records add their ids to the people who are listed, and a popularity where the list has none.
    func people(as job: MovieJob, from choice: CastChoice) -> [RankedPerson] {
        listed(as: job, from: choice).map { person in
            let entries = self.entries(about: person.entry)
            let ranked = RankedPerson(
                name: person.entry.credit.name,
                ids: entries.compactMap(\.key.id),
                character: person.characters.isEmpty ? nil : person.characters.joined(separator: " / "),
                popularity: person.popularity ?? popularity(of: entries),
                movies: 1)
            return (
                person: ranked,
                name: PersonName(folded: person.entry.name, written: ranked.name, id: ranked.ids.first)
            )
        }.sorted { one, other in
            let left = PeopleRank.Figures(popularity: one.person.popularity)
            let right = PeopleRank.Figures(popularity: other.person.popularity)
            return PeopleRank.popularity.precedes(left, right) ?? (one.name < other.name)
        }.map(\.person)
    }

    /// The credits of a job that several providers give together: those of the first, then of each other one the
    /// credits of people whom none before lists.
    func credits(as job: MovieJob, of providers: [ProviderID]) -> [Credit] {
        listed(as: job, from: .everybody(providers)).flatMap(\.credits)
    }

    /// The entries of a job, a list for each provider that is chosen.
    private func lists(as job: MovieJob, from choice: CastChoice) -> [[Int]] {
        let credited = entries.indices.filter { entries[$0].credit.job == job.credited }
        return switch choice {
        case .provider(nil): []
        case .provider(let provider?): [credited.filter { entries[$0].provider == provider }]
        case .everybody(let providers):
            providers.map { provider in credited.filter { entries[$0].provider == provider } }
        case .hand: [credited.filter { entries[$0].provider == nil }]
        }
    }

    /// Everybody who is listed, each once, in the order of the lists.
    private func listed(as job: MovieJob, from choice: CastChoice) -> [Listed] {
        var places: [PersonKey: Int] = [:]
        var people: [Listed] = []
        for entry in lists(as: job, from: choice).joined().map({ entries[$0] }) {
            let keys = places[entry.key] == nil ? entries(about: entry).map(\.key) : [entry.key]
            if let place = keys.lazy.compactMap({ places[$0] }).first {
                people[place].add(entry)
                places[entry.key] = place
            } else {
                places[entry.key] = people.count
                people.append(Listed(entry))
            }
        }
        guard choice == .hand else { return people }
        // Who is named by hand plays what records say.
        for entry in entries where entry.credit.job == job.credited && entry.provider != nil {
            let keys = entries(about: entry).map(\.key)
            if let place = keys.lazy.compactMap({ places[$0] }).first { people[place].add(entry) }
        }
        return people
    }

    /// A person who is listed, with all the credits in the first list that has the person.
    private struct Listed {
        let entry: Entry
        private(set) var credits: [Credit] = []
        private(set) var characters: [String] = []
        private(set) var popularity: Double?
        /// Whose characters these are: two providers' words for one part are not two parts.
        private var actsAt: ProviderID?

        init(_ entry: Entry) {
            self.entry = entry
            add(entry)
        }

        mutating func add(_ other: Entry) {
            if other.provider == entry.provider {
                credits.append(other.credit)
                if let figure = other.credit.popularity { popularity = max(popularity ?? figure, figure) }
            }
            guard let character = other.credit.character, !character.isEmpty else { return }
            if characters.isEmpty { actsAt = other.provider }
            if other.provider == actsAt, !characters.contains(character) { characters.append(character) }
        }
    }
}
