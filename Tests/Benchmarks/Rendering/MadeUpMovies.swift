import CatalogCore
import CatalogMerger

/// Movies of two providers, each with a cast of twenty and a synopsis of some four hundred letters; every tenth is
/// written in Japanese, and every seventh has texts that need escaping.
struct MadeUpMovies {
    private var random: SplitMix

    /// The same seed makes the same movies.
    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    /// So many movies, merged from two records each.
    func movies(_ count: Int) -> [MergedMovie] {
        var copy = self
        guard let first = ProviderID("first"), let second = ProviderID("second") else { return [] }
        return (0..<count).flatMap { number in
            let film = copy.film(number, at: first)
            let other = MovieDetail(
                summary: MovieSummary(
                    id: MovieID(provider: second, number: number), title: film.summary.title,
                    year: film.summary.year, releaseDate: Fact(copy.day(in: film.summary.year.value ?? 2000))),
                externalIDs: film.externalIDs)
            return CatalogMerge.outcomes(
                of: [DatedRecord(film, asOf: nil), DatedRecord(other, asOf: nil)],
                precedence: [first, second]
            ).map(\.movie)
        }
    }

    /// A report of movies by year.
    static func report(of movies: [MergedMovie]) -> Report {
        let precedence = Array(Set(movies.prefix(1).flatMap(\.ids).map(\.provider)))
        return ReportBuilder(shape: ReportShape(), precedence: precedence)
            .report(of: movies, providers: [], problems: [])
    }

    private mutating func film(_ number: Int, at provider: ProviderID) -> MovieDetail {
        let year = 1930 + Int.random(in: 0..<95, using: &random)
        let cast = (0..<20).map { place in
            let person = Int.random(in: 0..<40_000, using: &random)
            return Credit(
                person: PersonID(provider: provider, number: person),
                name: "Person \(words(1, number)) \(person)",
                job: .actor, character: words(2, number), billingOrder: place,
                popularity: Double(person % 997) / 8)
        }
        let director = Credit(
            person: PersonID(provider: provider, number: 50_000 + number % 700),
            name: "Director \(number % 700)", job: .director, popularity: 3.5)
        return MovieDetail(
            summary: MovieSummary(
                id: MovieID(provider: provider, number: number), title: "\(words(3, number)) \(number)",
                year: .known(year), releaseDate: Fact(day(in: year)), overview: .known(words(60, number)),
                poster: .known("https://images.example.org/w500/\(number).jpg"),
                genres: .known(["Drama", "Science Fiction"]), originalLanguage: .known("en"),
                rating: Fact(Rating(Double(number % 100) / 10, votes: number)),
                popularity: .known(Double(number % 10_007) / 7)),
            tagline: .known(words(8, number)), status: .known("Released"),
            runtimeMinutes: .known(60 + number % 120),
            externalIDs: .known([ExternalID(.imdb, "tt\(1_000_000 + number)")].compactMap(\.self)),
            credits: .known(cast + [director]))
    }

    private mutating func day(in year: Int) -> CalendarDay? {
        CalendarDay(year: year, month: Int.random(in: 1...12, using: &random), day: 12)
    }

    private mutating func words(_ count: Int, _ number: Int) -> String {
        let words =
            number.isMultiple(of: 10)
            ? Self.japanese : number.isMultiple(of: 7) ? Self.awkward : Self.plain
        return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }

    private static let plain = ["the", "river", "of", "seven", "winters", "a", "letter", "home", "again"]
    private static let japanese = ["千と千尋の", "神隠し", "君の名は。", "雨", "七人の侍", "東京物語"]
    private static let awkward = ["Ann's", "\"quoted\"", "café", "<b>", "a|b", "=1+1", "*", "naïve", "x,y"]
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
