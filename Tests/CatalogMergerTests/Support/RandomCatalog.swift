import CatalogCore

/// Films as several imaginary catalogs tell them, full of what makes matching hard: remakes, sequels,
/// homonyms, subtitles, years that are missing or one off, titles written differently, misspelled or replaced
/// by another title, names in either order, people who share one.
struct RandomCatalog {
    /// What the catalogs know.
    enum Knowledge {
        /// Each record knows some of it.
        case some
        /// Each record knows the people, so that no two films look alike.
        case people
    }

    /// The providers, most trusted first. The last has no ids for people.
    let providers: [ProviderID]
    /// The records of all providers, in no order.
    private(set) var records: [MovieDetail] = []
    /// Which film each record is of.
    private(set) var filmOf: [MovieID: Int] = [:]

    private var random: SeededGenerator
    private let knowledge: Knowledge

    init(seed: Int, films count: Int = 14, knowing knowledge: Knowledge = .some) {
        random = SeededGenerator(seed: seed)
        self.knowledge = knowledge
        let names = ["ant", "bee", "cat", "dog"]
        providers = names.prefix(2 + seed % 3).shuffled(using: &random).map(Sample.provider)
        var keys = Array(1...999).shuffled(using: &random)
        for (index, film) in films(count).enumerated() {
            for provider in providers where random.chance(0.65) {
                let number = keys.popLast() ?? 1000 + index
                let key = provider == providers.last ? "k\(number)" : String(number)
                guard let id = MovieID(provider: provider, key: key) else { continue }
                records.append(record(of: film, id: id))
                filmOf[id] = index
            }
        }
        records.shuffle(using: &random)
    }

    /// A generator for what a test does with the catalog.
    var generator: SeededGenerator { random }

    /// The records of two of the providers.
    var twoCatalogs: (left: [MovieDetail], right: [MovieDetail]) {
        (
            records.filter { $0.id.provider == providers[0] },
            records.filter { $0.id.provider == providers[1] }
        )
    }

    // MARK: Films

    private struct Film {
        var title: String
        var original: String?
        var alternative: String?
        var year: Int
        var day: CalendarDay
        var directors: [Int]
        var actors: [Int]
        var minutes: Int
        var imdb: Int
    }

    private mutating func films(_ count: Int) -> [Film] {
        var films: [Film] = []
        while films.count < count {
            let fresh = film(titled: title(), in: random.number(1950...2015), number: films.count)
            films.append(fresh)
            if random.chance(0.25) {  // A remake.
                films.append(
                    film(titled: fresh.title, in: fresh.year + random.number(1...25), number: films.count))
            }
            if random.chance(0.2) {  // A sequel by the same people.
                var sequel = film(
                    titled: fresh.title + " 2", in: fresh.year + random.number(0...4), number: films.count)
                (sequel.directors, sequel.actors) = (fresh.directors, fresh.actors)
                films.append(sequel)
            }
            if random.chance(0.1) {  // Another film of the same title and year.
                films.append(film(titled: fresh.title, in: fresh.year, number: films.count))
            }
        }
        return films
    }

    private mutating func title() -> String {
        let nouns = ["Río", "Night", "House", "Zoë", "Café", "Star", "Orchard", "Lantern"]
        let noun = random.pick(nouns) ?? "Night"
        switch random.number(0...4) {
        case 0: return "The \(noun)"
        case 1: return "\(noun) & \(random.pick(nouns) ?? "Day")"
        case 2: return "\(noun): \(random.pick(nouns) ?? "Day")"
        case 3: return "\(noun) of the \(random.pick(nouns) ?? "Day")"
        default: return noun
        }
    }

    private mutating func film(titled title: String, in year: Int, number: Int) -> Film {
        let day = CalendarDay(year: year, month: random.number(1...12), day: random.number(1...28))
        return Film(
            title: title, original: random.chance(0.2) ? "O \(title)" : nil,
            alternative: random.chance(0.3) ? self.title() : nil, year: year,
            day: day ?? Sample.day("2000-01-01"),
            // A crew of its own for each film: the sequel's is set by its maker.
            directors: [number * 2], actors: [number * 3, number * 3 + 1, number * 3 + 2],
            minutes: random.number(70...180), imdb: number + 1)
    }

    // MARK: Records

    private mutating func record(of film: Film, id: MovieID) -> MovieDetail {
        let shift = random.chance(0.3) ? (random.chance(0.5) ? 1 : -1) : 0
        let knowsDate = shift == 0 && random.chance(0.5)
        let knowsYear = knowsDate || random.chance(0.85)
        let tellsYear = knowsYear && random.chance(0.9)
        let (title, alternatives) = titles(of: film)
        let knowsIDs = random.chance(0.3)
        return MovieDetail(
            summary: MovieSummary(
                id: id,
                title: knowsYear && !tellsYear ? "\(title) (\(film.year + shift))" : title,
                originalTitle: random.chance(0.3) ? Fact(film.original) : .unknown,
                year: tellsYear ? .known(film.year + shift) : random.chance(0.5) ? .absent : .unknown,
                releaseDate: knowsDate && tellsYear ? .known(film.day) : .unknown,
                overview: random.chance(0.5) ? Fact(random.chance(0.7) ? "About \(title)." : nil) : .unknown,
                genres: random.chance(0.6) ? .known(genres()) : .unknown,
                originalLanguage: random.chance(0.4) ? .known(random.chance(0.9) ? "en" : "fr") : .unknown,
                rating: random.chance(0.5) ? Fact(Rating(Double(random.number(10...95)) / 10)) : .unknown,
                popularity: random.chance(0.7) ? .known(Double(random.number(0...40)) / 4) : .unknown),
            alternativeTitles: alternatives.isEmpty ? .unknown : .known(alternatives),
            runtimeMinutes: random.chance(0.4) ? .known(film.minutes + random.number(-2...2)) : .unknown,
            externalIDs: knowsIDs ? .known([Sample.imdb(film.imdb)]) : .unknown,
            credits: knowledge == .people || random.chance(0.5)
                ? .known(credits(of: film, at: id.provider)) : .unknown)
    }

    /// What a record calls its film, and what it says the film is called as well.
    private mutating func titles(of film: Film) -> (title: String, others: [String]) {
        var title = film.title
        if random.chance(0.15), let colon = title.firstIndex(of: ":") { title = String(title[..<colon]) }
        if random.chance(0.1) { title = random.misspelled(title) }
        if random.chance(0.5) { title = random.restyled(title) }
        guard let other = film.alternative, random.chance(0.6) else { return (title, []) }
        switch random.number(0...3) {
        case 0: return (random.restyled(other), [title])
        case 1: return ("\(title) (a.k.a. \(other))", [])
        default: return (title, [random.restyled(other), title])
        }
    }

    private mutating func genres() -> [String] {
        ["Drama", "Comedy", "science fiction", "Science Fiction"].filter { _ in random.chance(0.3) }
    }

    /// People go by few names, so that many share one; each keeps theirs and their popularity everywhere.
    private mutating func credits(of film: Film, at provider: ProviderID) -> [Credit] {
        func credit(_ person: Int, _ job: Credit.Job, order: Int?) -> Credit {
            // A film's own people have names of their own; films share names with each other.
            let name = "\(["Ana", "Bo", "Cy"][person % 3]) \(["Day", "Eck", "Fay", "Gil"][person / 3 % 4])"
            let rank = providers.firstIndex(of: provider) ?? 0
            let hasIDs = rank < providers.count - 1
            let own = knowledge == .people ? "\(name) \(person)" : name
            // One catalog may write all names the other way round.
            let words = own.split(separator: " ")
            let turned = "\(words.dropFirst().joined(separator: " ")), \(words.first ?? "")"
            return Credit(
                person: hasIDs ? PersonID(provider: provider, number: person + 1000 * rank) : nil,
                name: rank == 1 ? turned : own, job: job,
                character: job == .actor ? "Role \(person % 5)" : nil, billingOrder: order,
                popularity: hasIDs ? Double(person * 7 % 13) : nil)
        }
        let cast = film.actors.enumerated().map { credit($1, .actor, order: $0) }
        return cast + film.directors.map { credit($0, .director, order: nil) }
    }
}

/// The catalogs that laws are checked on.
let seeds = Array(0..<24)
