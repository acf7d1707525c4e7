internal import CatalogCore

/// The keys of people in movies, with what movies say of each and which of them are one person.
struct KeyRegister {
    /// What was seen of each key, by the key's number.
    private(set) var sightings: [PersonSighting] = []
    private var numbers: [PersonKey: Int] = [:]
    /// How often movies show two keys to be one person.
    private var agreements: [Pair: Int] = [:]

    private struct Pair: Hashable {
        let one: Int
        let other: Int

        init(_ one: Int, _ other: Int) {
            (self.one, self.other) = (min(one, other), max(one, other))
        }
    }

    /// Takes in what one movie says.
    ///
    /// - Returns: For each job the numbers of the keys that are listed, in the order of billing;
    ///   somebody who has several credits stands several times.
    mutating func note(_ movie: MergedMovie) -> [MovieJob: [Int]] {
        let cast = MovieCast(movie)
        let numbers = cast.entries.map { number(of: $0.key) }
        for (entry, number) in zip(cast.entries, numbers) { sightings[number].note(entry.credit) }
        for person in cast.joined {
            for (position, one) in person.enumerated() {
                for other in person[(position + 1)...] {
                    agreements[Pair(numbers[one], numbers[other]), default: 0] += 1
                }
            }
        }
        return MovieJob.allCases.reduce(into: [:]) { billed, job in
            billed[job] = cast.billing(as: job, from: CastChoice(movie.fields[job.field])).map { numbers[$0] }
        }
    }

    /// The numbers of the keys of each person: every key once, no two of one provider with one person.
    func people() -> [[Int]] {
        var sets = DisjointSets()
        for pair in agreements.keys { sets.join(pair.one, pair.other) }
        let joined = sets.sets()
        let consistent = joined.filter(isOnePerson)
        let doubtful = Set(joined.filter { !isOnePerson($0) }.joined())
        var seen = Set(joined.joined())
        let alone = sightings.indices.filter { seen.insert($0).inserted }.map { [$0] }
        return consistent + parted(doubtful) + alone
    }

    /// Parts keys of which too many were found to be one person's: what most movies show is believed first, and
    /// nothing after it that would make one of two people of some provider.
    private func parted(_ keys: Set<Int>) -> [[Int]] {
        let pairs = agreements.filter { keys.contains($0.key.one) }.sorted { one, other in
            if one.value != other.value { return one.value > other.value }
            let (left, right) = (ordered(one.key), ordered(other.key))
            return left.0 == right.0 ? left.1 < right.1 : left.0 < right.0
        }
        var groups = Dictionary(uniqueKeysWithValues: keys.map { ($0, [$0]) })
        var groupOf = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) })
        for (pair, _) in pairs {
            guard let one = groupOf[pair.one], let other = groupOf[pair.other], one != other else { continue }
            let both = (groups[one] ?? []) + (groups[other] ?? [])
            guard isOnePerson(both) else { continue }
            groups[one] = both
            groups[other] = nil
            for key in both { groupOf[key] = one }
        }
        return Array(groups.values)
    }

    private func isOnePerson(_ keys: [Int]) -> Bool {
        Set(keys.map { sightings[$0].key.provider }).count == keys.count
    }

    private func ordered(_ pair: Pair) -> (PersonKey, PersonKey) {
        let (one, other) = (sightings[pair.one].key, sightings[pair.other].key)
        return one < other ? (one, other) : (other, one)
    }

    private mutating func number(of key: PersonKey) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = sightings.count
        sightings.append(PersonSighting(key: key))
        return sightings.count - 1
    }
}
