internal import CatalogCore

/// The actors and directors of one movie, as all its records tell.
///
/// People of two records are one person when the name agrees and no record has two people who go by it.
struct MovieCast {
    /// One credit and who it is about.
    struct Entry {
        /// Whose list it stands in.
        let provider: ProviderID
        let key: PersonKey
        /// The name, folded.
        let name: String
        let credit: Credit
    }

    /// The credits of acting and directing, those of earlier providers first, each provider's in its order.
    private(set) var entries: [Entry] = []
    /// Where the entries of each folded name stand.
    private var indicesOfName: [String: [Int]] = [:]

    /// - Parameter records: The records of one movie, in precedence order.
    init(records: [MovieDetail]) {
        for record in records {
            for credit in record.credits.value ?? [] { add(credit, of: record.id.provider) }
        }
    }

    /// Reads the cast out of the claims of a merged movie.
    init(_ movie: MergedMovie) {
        for id in movie.ids {
            for job in MovieJob.allCases {
                for claim in movie.fields[job.field]?.claims ?? [] where claim.record == id {
                    guard case .known(.credits(let credits)) = claim.fact else { continue }
                    for credit in credits { add(credit, of: id.provider) }
                }
            }
        }
    }

    private mutating func add(_ credit: Credit, of provider: ProviderID) {
        guard MovieJob.allCases.contains(where: { $0.credited == credit.job }) else { return }
        let name = TextFolding.comparable(credit.name)
        let key = credit.person.map(PersonKey.id) ?? .name(provider, name)
        indicesOfName[name, default: []].append(entries.count)
        entries.append(Entry(provider: provider, key: key, name: name, credit: credit))
    }

    /// Entries about everybody who is several records' one person, one of each key, in precedence order; two at
    /// least of each person.
    var joined: [[Int]] {
        indicesOfName.values.lazy.filter { $0.count > 1 }.map(distinct)
            .filter { $0.count > 1 && areOnePerson($0) }
    }

    /// The entries of a job in one provider's list, in the order of their billing.
    func billing(as job: MovieJob, at provider: ProviderID?) -> [Int] {
        let listed = entries.indices.filter {
            entries[$0].provider == provider && entries[$0].credit.job == job.credited
        }
        let places = listed.enumerated().map { (index: $1, place: entries[$1].credit.billingOrder ?? $0) }
        return places.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.index)
    }

    /// The people of a job as one provider lists them, each once, by popularity.
    ///
    /// Other records add their ids to the people who are listed, and a popularity where that provider has none.
    func people(as job: MovieJob, from provider: ProviderID?) -> [RankedPerson] {
        var credited: [PersonKey: Int] = [:]
        var people: [Listed] = []
        for entry in entries where entry.provider == provider && entry.credit.job == job.credited {
            if let known = credited[entry.key] {
                people[known].add(entry.credit)
            } else {
                credited[entry.key] = people.count
                people.append(Listed(entry))
            }
        }
        return people.map { person in
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

    /// One entry of each key of a person of this movie, in precedence order.
    private func entries(about entry: Entry) -> [Entry] {
        let namesakes = distinct(indicesOfName[entry.name] ?? [])
        return areOnePerson(namesakes) ? namesakes.map { entries[$0] } : [entry]
    }

    /// The highest figure of the first of these people's keys that has one.
    private func popularity(of people: [Entry]) -> Double? {
        people.lazy.compactMap { person in
            (indicesOfName[person.name] ?? []).lazy.map { entries[$0] }.filter { $0.key == person.key }
                .compactMap(\.credit.popularity).max()
        }.first
    }

    /// The first entry of each key.
    private func distinct(_ indices: [Int]) -> [Int] {
        indices.reduce(into: []) { first, index in
            if !first.contains(where: { entries[$0].key == entries[index].key }) { first.append(index) }
        }
    }

    /// Whether no two of these entries, each of its own key, are of one provider.
    private func areOnePerson(_ indices: [Int]) -> Bool {
        indices.indices.allSatisfy { position in
            indices[..<position].allSatisfy {
                entries[$0].key.provider != entries[indices[position]].key.provider
            }
        }
    }

    /// A person in one provider's list, with all the credits there.
    private struct Listed {
        let entry: Entry
        private(set) var characters: [String] = []
        private(set) var popularity: Double?

        init(_ entry: Entry) {
            self.entry = entry
            add(entry.credit)
        }

        mutating func add(_ credit: Credit) {
            if let character = credit.character, !character.isEmpty, !characters.contains(character) {
                characters.append(character)
            }
            if let figure = credit.popularity { popularity = max(popularity ?? figure, figure) }
        }
    }
}
