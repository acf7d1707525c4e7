internal import CatalogCore

/// The actors and directors of one movie, as all its records tell.
///
/// People of two records are one person when the name agrees and no record has two people who go by it.
struct MovieCast {
    /// One credit and who it is about.
    struct Entry {
        /// Whose list it stands in; nil where the user wrote it by hand.
        let provider: ProviderID?
        let key: PersonKey
        /// The name, folded.
        let name: String
        let credit: Credit
    }

    /// The credits of acting and directing, those of earlier providers first, each provider's in its order, then
    /// those by hand.
    private(set) var entries: [Entry] = []
    /// Where the entries of each folded name stand.
    private var indicesOfName: [String: [Int]] = [:]

    /// - Parameters:
    ///   - records: The records of one movie, in precedence order.
    ///   - hand: What the user set by hand.
    init(records: [MovieDetail], hand: [MovieField: HandValue] = [:]) {
        for record in records {
            for credit in record.credits.value ?? [] { add(credit, of: record.id.provider) }
        }
        for job in MovieJob.allCases { add(hand[job.field]) }
    }

    /// Reads the cast out of a merged movie: its claims, and what was set by hand.
    init(_ movie: MergedMovie) {
        for id in movie.ids {
            for job in MovieJob.allCases {
                for claim in movie.fields[job.field]?.claims ?? [] where claim.record == id {
                    guard case .known(.credits(let credits)) = claim.fact else { continue }
                    for credit in credits { add(credit, of: id.provider) }
                }
            }
        }
        for job in MovieJob.allCases { add(movie.fields[job.field]?.hand) }
    }

    /// Takes in people by hand: whom records know by the name is that person; anybody else is told from others by
    /// the name alone, as a provider without ids would do it.
    private mutating func add(_ hand: HandValue?) {
        guard let hand, case .known(.credits(let credits)) = hand.fact else { return }
        for credit in credits {
            let name = TextFolding.comparable(credit.name)
            let namesakes = distinct(indicesOfName[name] ?? [])
            let known = areOnePerson(namesakes) ? namesakes.first.map { entries[$0].key } : nil
            add(credit, of: nil, as: known ?? .name(hand.record.provider, name), named: name)
        }
    }

    private mutating func add(_ credit: Credit, of provider: ProviderID) {
        guard MovieJob.allCases.contains(where: { $0.credited == credit.job }) else { return }
        let name = TextFolding.comparable(credit.name)
        add(credit, of: provider, as: credit.person.map(PersonKey.id) ?? .name(provider, name), named: name)
    }

    private mutating func add(
        _ credit: Credit, of provider: ProviderID?, as key: PersonKey, named name: String
    ) {
        indicesOfName[name, default: []].append(entries.count)
        entries.append(Entry(provider: provider, key: key, name: name, credit: credit))
    }

    /// Entries about everybody who is several records' one person, one of each key, in precedence order; two at
    /// least of each person.
    var joined: [[Int]] {
        indicesOfName.values.lazy.filter { $0.count > 1 }.map(distinct)
            .filter { $0.count > 1 && areOnePerson($0) }
    }

    /// One entry of each key of a person of this movie, in precedence order.
    func entries(about entry: Entry) -> [Entry] {
        let namesakes = distinct(indicesOfName[entry.name] ?? [])
        return areOnePerson(namesakes) ? namesakes.map { entries[$0] } : [entry]
    }

    /// The highest figure of the first of these people's keys that has one.
    func popularity(of people: [Entry]) -> Double? {
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
}
