internal import CatalogCore

/// The people of one movie, as all its records tell.
///
/// Who is listed goes by precedence; records of other providers add their ids to the people who are. Two
/// records mean one person when the name agrees and nobody else in the movie goes by it.
struct MovieCast {
    private let records: [MovieDetail]

    /// - Parameter records: The records of one movie, in precedence order.
    init(records: [MovieDetail]) {
        self.records = records
    }

    /// The people of a job as one provider lists them, ranked, each once.
    func people(as job: Credit.Job, from provider: ProviderID?) -> [RankedPerson] {
        guard let record = records.first(where: { $0.id.provider == provider }) else { return [] }
        let others = records.filter { $0.id.provider != provider }.map(PeopleByName.init)
        let ambiguous = PeopleByName(record)
        var order: [PersonKey] = []
        var credits: [PersonKey: [Credit]] = [:]
        for credit in record.credits.value ?? [] where credit.job == job {
            let key = PersonKey(credit, at: record.id.provider)
            if credits[key] == nil { order.append(key) }
            credits[key, default: []].append(credit)
        }
        let providers = records.map(\.id.provider)
        let people = order.compactMap { key -> RankedPerson? in
            guard let mine = credits[key], let first = mine.first else { return nil }
            let name = TextFolding.folded(first.name, .words)
            let twins =
                ambiguous.person(named: name) == nil ? [] : others.compactMap { $0.person(named: name) }
            let ids = ([first.person] + twins.map(\.person)).compactMap(\.self)
            return RankedPerson(
                name: first.name,
                ids: ids.sorted {
                    (providers.firstIndex(of: $0.provider) ?? 0)
                        < (providers.firstIndex(of: $1.provider) ?? 0)
                },
                character: Self.joined(mine.compactMap(\.character)),
                popularity: mine.compactMap(\.popularity).max() ?? twins.lazy.compactMap(\.popularity).first,
                movies: 1)
        }
        return people.sorted(by: PeopleRank.popularity.precedes)
    }

    private static func joined(_ characters: [String]) -> String? {
        var seen: Set<String> = []
        let distinct = characters.filter { !$0.isEmpty && seen.insert($0).inserted }
        return distinct.isEmpty ? nil : distinct.joined(separator: " / ")
    }
}

/// Who goes by a name in one record.
private struct PeopleByName {
    private var credits: [String: Credit] = [:]
    private var shared: Set<String> = []

    init(_ record: MovieDetail) {
        for credit in record.credits.value ?? [] {
            let name = TextFolding.folded(credit.name, .words)
            if let known = credits[name], known.person != credit.person { shared.insert(name) }
            if credits[name] == nil { credits[name] = credit }
        }
    }

    /// The one person of a folded name; nil where there is none, or more than one.
    func person(named name: String) -> Credit? {
        shared.contains(name) ? nil : credits[name]
    }
}
