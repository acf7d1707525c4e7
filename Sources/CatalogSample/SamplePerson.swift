/// A person of the sample, gathered from the credits of the films.
struct SamplePerson: Findable {
    let id: Int
    /// The person as a search shows them, by member, without what they are known for.
    let record: [String: JSONText]
    let name: SearchWords
    let popularity: Double
    /// The films they act in and the films they work on otherwise, in the order of the archive, with the
    /// credit that says as what. A film stands once for each credit.
    fileprivate(set) var cast: [(film: SampleFilm, credit: [String: JSONText])] = []
    fileprivate(set) var crew: [(film: SampleFilm, credit: [String: JSONText])] = []

    /// Everybody in the sample, in the order of the archive.
    static let all: [SamplePerson] = {
        var people: [SamplePerson] = []
        var places: [Int: Int] = [:]
        for film in SampleFilm.all {
            let credits = film.detail["credits"]?.members ?? [:]
            for (part, list) in [("cast", \SamplePerson.cast), ("crew", \SamplePerson.crew)] {
                for credit in (credits[part]?.elements ?? []).map(\.members) {
                    guard let person = SamplePerson(credit) else { continue }
                    let place = places[person.id] ?? people.endIndex
                    if place == people.endIndex { people.append(person) }
                    places[person.id] = place
                    people[place][keyPath: list].append((film, credit))
                }
            }
        }
        return people
    }()

    /// The members of a credit that tell of the work, not of the person.
    private static let work: Set = ["cast_id", "character", "credit_id", "department", "job", "order"]

    private init?(_ credit: [String: JSONText]) {
        guard let id = credit["id"]?.integer, let name = credit["name"]?.string else { return nil }
        self.id = id
        self.name = SearchWords(name)
        record = credit.filter { !Self.work.contains($0.key) }
        popularity = credit["popularity"]?.number ?? 0
    }

    /// The films of this person, each once, most popular first.
    var films: [SampleFilm] {
        var seen: Set<Int> = []
        return (cast + crew).map(\.film).filter { seen.insert($0.id).inserted }
            .sorted { ($1.popularity, $0.id) < ($0.popularity, $1.id) }
    }
}
