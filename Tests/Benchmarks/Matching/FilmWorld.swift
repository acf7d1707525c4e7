/// A world of made-up films, written down by two catalogs that do not agree on how.
///
/// Films have titles of made-up words, so that some are remakes and some are one word apart; the second catalog
/// writes them with the faults that real ones have. Record `l7` of the one and `r7` of the other are the same film.
struct FilmWorld {
    /// A record as a catalog writes it.
    struct Record {
        var title: String
        var otherTitle = ""
        var year: Int?
        var runtime: Int?
        var directors: [String]
        var actors: [String]
        var genres: [String]
    }

    private var random: SplitMix
    private let words: [String]
    private let names: [String]
    private let genres = [
        "Drama", "Comedy", "Action", "Horror", "Romance", "Crime", "Family", "War", "Western",
    ]
    private let articles = ["The ", "The ", "The ", "A ", "Le ", "Der ", "El ", "", "", "", "", ""]
    private var past: [Record] = []

    /// Makes a world; the same seed makes the same one.
    init(seed: UInt64) {
        random = SplitMix(state: seed)
        let syllables =
            ["ba", "cor", "den", "fil", "gra", "hul", "jen", "kam", "lor", "min", "nor", "pel", "qua"]
            + ["ras", "sil", "tur", "ven", "wal", "xan", "yor", "zim", "ost", "ane", "eld", "iv", "ulm"]
        var generator = random
        words = (0..<6000).map { _ in Self.word(of: syllables, count: 1...3, &generator) }
        names = (0..<4000).map { _ in Self.word(of: syllables, count: 2...3, &generator) }
        random = generator
    }

    /// The next film as the first catalog has it.
    mutating func film() -> Record {
        var film = Record(
            title: title(), year: 1930 + random.below(95), runtime: 60 + random.below(120),
            directors: [name()],
            actors: (0..<(2 + random.below(4))).map { _ in name() },
            genres: (0..<(1 + random.below(3))).map { _ in genres[random.below(genres.count)] })
        if let old = past.randomElement(using: &random), random.below(100) < 8 {
            // A remake, or a sequel.
            film.title = random.below(2) == 0 ? old.title : old.title + " 2"
            film.year = old.year.map { $0 + 3 + random.below(30) }
        }
        if random.below(100) < 20 { film.otherTitle = title() }
        if past.count < 5000 { past.append(film) } else { past[random.below(5000)] = film }
        return film
    }

    /// The same film as the second catalog has it.
    mutating func rewritten(_ film: Record) -> Record {
        var other = film
        if !film.otherTitle.isEmpty, chance(25) {
            (other.title, other.otherTitle) = (film.otherTitle, film.title)
        }
        if chance(10) { other.title = misspelled(other.title) }
        if chance(15) { other.title = other.title.uppercased() }
        if let space = other.title.firstIndex(of: " "), other.title.hasPrefix("The "), chance(40) {
            other.title = other.title[other.title.index(after: space)...] + ", The"
        }
        switch random.below(100) {
        case ..<8: other.year = other.year.map { $0 + 1 }
        case ..<12: other.year = nil
        default: break
        }
        if let year = other.year, chance(15) { other.title += " (\(year))" }
        if chance(25) { (other.directors, other.actors) = ([], []) }
        if chance(15) { other.actors = other.actors.map(inverted) }
        other.actors.shuffle(using: &random)
        if chance(30) { other.runtime = other.runtime.map { $0 + random.below(9) - 4 } }
        if chance(8) { other.runtime = nil }
        return other
    }

    private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

    private mutating func title() -> String {
        let article = articles[random.below(articles.count)]
        return article
            + (0..<(1 + random.below(4))).map { _ in words[random.below(words.count)] }.joined(separator: " ")
    }

    private mutating func name() -> String {
        names[random.below(names.count)] + " " + names[random.below(names.count)]
    }

    private func inverted(_ name: String) -> String {
        name.split(separator: " ").reversed().joined(separator: ", ")
    }

    private mutating func misspelled(_ title: String) -> String {
        var letters = Array(title)
        guard letters.count > 4 else { return title }
        let place = 1 + random.below(letters.count - 2)
        if chance(50) { letters.remove(at: place) } else { letters.swapAt(place, place + 1) }
        return String(letters)
    }

    private static func word(of syllables: [String], count: ClosedRange<Int>, _ random: inout SplitMix)
        -> String
    {
        let letters = (0..<(count.lowerBound + random.below(count.count)))
            .map { _ in syllables[random.below(syllables.count)] }.joined()
        return letters.prefix(1).uppercased() + letters.dropFirst()
    }
}

/// Sebastiano Vigna's splitmix64: small, fast, and the same everywhere.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// A number from 0 to `limit`, that excluded.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
