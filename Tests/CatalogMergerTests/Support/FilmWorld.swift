import CatalogCore

/// A made-up film world and two catalogs of it, with the truth: what calibration is checked on.
///
/// It is made of the same trouble as real catalogs: remakes, sequels by the same people, homonyms, series of
/// a film's name, directors of many films, and a second catalog that writes titles, years and people its own
/// way and leaves out some of it. Three in five films are in both.
struct FilmWorld {
    /// One catalog.
    private(set) var left: [MovieDetail] = []
    /// The other, in another order.
    private(set) var right: [MovieDetail] = []

    /// The film of each record.
    private(set) var filmOf: [MovieID: Int] = [:]

    private var random: SeededGenerator

    init(seed: Int, films count: Int) {
        random = SeededGenerator(seed: seed)
        let films = films(count)
        let keys = films.indices.shuffled(using: &random)
        for (number, film) in films.enumerated() {
            let place = random.number(0...4)
            if place != 0 {
                let id = MovieID(provider: Sample.first, number: number)
                left.append(record(of: film, id: id))
                filmOf[id] = number
            }
            if place != 1 {
                let id = MovieID(provider: Sample.second, number: keys[number])
                right.append(rewritten(film, id: id))
                filmOf[id] = number
            }
        }
        right.shuffle(using: &random)
    }

    /// Whether the two are of one film.
    func areOneFilm(_ left: MovieID, _ right: MovieID) -> Bool { filmOf[left] == filmOf[right] }

    // MARK: Films

    private struct Film {
        var title: String
        var others: [String] = []
        var year: Int
        var minutes: Int
        var directors: [String]
        var actors: [String]
        var genres: [String]
    }

    private mutating func films(_ count: Int) -> [Film] {
        var films: [Film] = []
        while films.count < count {
            let film = film(titled: title(), in: random.number(1940...2020), of: count)
            films.append(film)
            switch random.number(0...99) {
            case 0..<15:  // A remake.
                films.append(
                    self.film(titled: film.title, in: min(2024, film.year + random.number(4...40)), of: count)
                )
            case 15..<22:  // A sequel.
                var sequel = self.film(
                    titled: "\(film.title) 2", in: film.year + random.number(1...4), of: count)
                sequel.actors.replaceSubrange(0..<2, with: film.actors.prefix(2))
                if random.chance(0.6) { sequel.directors = film.directors }
                films.append(sequel)
            case 22..<30:  // A homonym.
                films.append(self.film(titled: film.title, in: film.year + random.number(-3...3), of: count))
            case 30..<36:  // A series.
                var series = self.film(titled: film.title, in: film.year + random.number(0...9), of: count)
                series.minutes = random.number(22...55)
                films.append(series)
            default: break
            }
        }
        return films
    }

    private mutating func film(titled title: String, in year: Int, of count: Int) -> Film {
        Film(
            title: title, others: random.chance(0.25) ? [foreignTitle()] : [], year: year,
            minutes: random.number(70...150), directors: [person(of: count / 2)],
            actors: (0..<random.number(3...6)).map { _ in person(of: count * 2) },
            genres: Set((0..<random.number(1...3)).compactMap { _ in random.pick(Self.genres) }).sorted())
    }

    private mutating func title() -> String {
        let (noun, other, trait) = (word(Self.nouns), word(Self.nouns), word(Self.traits))
        return switch random.number(0...19) {
        case 0..<6: "\(trait) \(noun)"
        case 6..<8: "The \(noun)"
        case 8..<9: noun
        case 9..<12: "\(noun) of the \(other)"
        case 12..<13: "\(noun) & \(other)"
        case 13..<16: "The \(trait) \(noun)"
        case 16..<17: "\(noun) \(other): The \(trait) \(word(Self.nouns))"
        case _: "\(trait) \(noun) in the \(other)"
        }
    }

    private mutating func foreignTitle() -> String {
        let article = random.pick(["Der", "La", "Le", "El", "Il", "L'", "Den"]) ?? "La"
        let words = (0..<random.number(1...2)).map { _ in
            "\(word(Self.nouns).reversed().map { String($0) }.joined())".lowercased()
        }
        return article.hasSuffix("'")
            ? article + words.joined(separator: " ") : "\(article) \(words.joined(separator: " "))"
    }

    private mutating func word(_ words: [Substring]) -> String { random.pick(words).map { String($0) } ?? "" }

    /// Somebody of so many, some of whom are busier than others.
    private mutating func person(of many: Int) -> String {
        let number = random.number(0...random.number(0...many))
        let (first, last) = (number % Self.given.count, number / Self.given.count % Self.family.count)
        return "\(Self.given[first]) \(Self.family[last])\(Self.endings[number % Self.endings.count])"
    }

    // MARK: Records

    private mutating func record(of film: Film, id: MovieID) -> MovieDetail {
        Sample.record(
            id.description, film.title, year: film.year,
            alternatives: film.others.isEmpty ? nil : film.others,
            directors: film.directors, actors: film.actors, minutes: film.minutes, genres: film.genres)
    }

    private mutating func rewritten(_ film: Film, id: MovieID) -> MovieDetail {
        // Two in five records tell little more than a list does.
        let isBrief = random.chance(0.4)
        var (title, others) = (film.title, film.others)
        if let other = others.first, random.chance(0.25) {
            (title, others) = (other, random.chance(0.6) ? [title] : [])
        }
        if random.chance(0.1) { title = random.misspelled(title) }
        if random.chance(0.04), let colon = title.firstIndex(of: ":") { title = String(title[..<colon]) }
        if random.chance(0.5) { title = random.restyled(title) }
        let year: Int? =
            switch random.number(0...99) {
            case 0..<10: film.year + (random.chance(0.5) ? 1 : -1)
            case 10..<(isBrief ? 30 : 14): nil
            case 30: film.year + (random.pick([-3, -2, 2, 3]) ?? 2)
            default: film.year
            }
        let knowsPeople = !isBrief && random.chance(0.75)
        let isTurned = random.chance(0.15)
        let names = { (people: [String], random: inout SeededGenerator) -> [String] in
            people.map { isTurned ? random.restyled(name: $0) : $0 }
        }
        let cast = Array(film.actors.shuffled(using: &random).prefix(random.number(1...film.actors.count)))
        return Sample.record(
            id.description, title, year: year, alternatives: others.isEmpty ? nil : others,
            directors: knowsPeople && random.chance(0.9) ? names(film.directors, &random) : nil,
            actors: knowsPeople ? names(cast, &random) : nil,
            minutes: random.chance(isBrief ? 0.3 : 0.92)
                ? film.minutes + (random.chance(0.3) ? random.number(-4...4) : 0) : nil,
            genres: isBrief
                ? nil : Array(film.genres.prefix(max(1, film.genres.count - random.number(0...1)))))
    }

    // MARK: Words

    private static let nouns = """
        River Night House Star Orchard Lantern Mountain Garden Shadow Winter Summer Harbor Island Bridge \
        Tower Forest Desert Mirror Window Letter Journey Promise Secret Stranger Soldier Captain Doctor \
        Teacher Dancer Singer Hunter Painter Prisoner Widow Sister Brother Daughter Father Mother King \
        Queen Prince Thief Ghost Devil Angel Dragon Tiger Wolf Raven Horse Whale Spider Train Ship Rocket \
        Engine Clock Crown Sword Pistol Diamond Emerald Ruby Pearl Silver Copper Thunder Lightning \
        Tempest Rain Snow Fire Ocean Canyon Valley Castle Palace Cathedral Theater Circus Carnival Market \
        Kitchen Cellar Attic Village Border Frontier Colony Empire Kingdom Republic Planet Comet
        """.split(separator: " ")
    private static let traits = """
        Silent Broken Hidden Golden Crimson Endless Burning Frozen Forgotten Forbidden Distant Hollow \
        Restless Savage Gentle Bitter Sweet Lonely Lost Last First Final Secret Sacred Wicked Brave \
        Perfect Invisible Impossible Wandering Falling Rising Sleeping Dancing Laughing Weeping Running \
        Flying Drowning Dreaming Ordinary Strange Beautiful Terrible Fearless Faithful Stolen Borrowed \
        Shattered Midnight Northern Southern Eastern Western Royal
        """.split(separator: " ")
    private static let given = """
        Ana Bruno Carla Dario Elena Felix Greta Hugo Irene Jonas Karin Luis Marta Nils Olga Pablo Quentin \
        Rosa Stefan Tamara Ulrich Vera Walter Ximena Yves Zoltan André Béla Chloé Dörte Émile François \
        Göran Håkan Inés José
        """.split(separator: " ")
    private static let family = """
        Almeida Bergmann Castellan Dubois Eriksson Ferrari Gustafson Hoffmann Ivanova Jansen Kowalski \
        Lindqvist Moreau Novak Olsen Petrov Quintero Rossi Santos Takahashi Ueda Varga Weber Yamamoto \
        Zimmer Abbott Bishop Carver Dalton Fletcher Granger Holloway Irving Jarvis Kendrick Lockhart \
        Mercer Norwood Prescott Redmond Sinclair Thornton
        """.split(separator: " ")
    private static let endings = ["", "s", "i", "o", "er", "son"]
    private static let genres = [
        "Action", "Adventure", "Comedy", "Crime", "Drama", "Family", "Fantasy", "Horror", "Mystery",
        "Romance",
        "Thriller", "Western",
    ]
}
