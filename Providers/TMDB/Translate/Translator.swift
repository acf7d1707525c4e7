internal import CatalogCore

/// Turns what TMDB writes into the catalog's vocabulary.
struct Translator: Sendable {
    /// Whose movies they are.
    let provider: ProviderID
    /// What image paths are below.
    let images: ImageAddresses
    /// What genre numbers stand for.
    let genres: GenreNames

    /// A movie of a list.
    ///
    /// What is missing is unknown; null and empty text say that there is none.
    func summary(_ wire: WireMovie) -> MovieSummary {
        MovieSummary(
            id: MovieID(provider: provider, number: wire.id),
            title: wire.title,
            originalTitle: wire.originalTitle,
            year: wire.releaseDate.flatMap(Self.year(in:)),
            releaseDate: wire.releaseDate.flatMap(Self.day(in:)),
            overview: wire.overview,
            poster: wire.posterPath.map(images.poster),
            backdrop: wire.backdropPath.map(images.backdrop),
            genres: genres(wire.genres),
            originalLanguage: language(wire.originalLanguage),
            rating: rating(average: wire.voteAverage, count: wire.voteCount),
            popularity: wire.popularity.flatMap { $0 < 0 ? nil : $0 },
            page: .known("https://www.themoviedb.org/movie/\(wire.id)"))
    }

    private func genres(_ wire: WireGenres) -> Fact<[String]> {
        switch wire {
        case .names(let names): names.isEmpty ? .absent : .known(names)
        case .numbers(let numbers): genres.genres(numbers)
        case .unknown: .unknown
        }
    }

    /// When there were movies, or will be soon. A date beyond (`0001-01-01`) is a slip or a stopgap.
    private static let cinema = 1870...2100

    /// The day that a release date names.
    private static func day(in date: String) -> CalendarDay? {
        CalendarDay(date).flatMap { cinema.contains($0.year) ? $0 : nil }
    }

    /// The year that a release date begins with, also where the rest is no day (`2010-00-00`).
    private static func year(in date: String) -> Int? {
        let digits = date.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.count == 4, let year = Int(String(digits) ?? ""), cinema.contains(year) else {
            return nil
        }
        return year
    }

    /// The ISO 639-1 code of a language.
    ///
    /// Two of TMDB's codes are its own. `xx` means that nobody speaks, which is no language. `cn` marks
    /// Cantonese apart from `zh`; ISO 639-1 has no code for it but that of Chinese.
    private func language(_ wire: Fact<String>) -> Fact<String> {
        guard let code = wire.value?.lowercased() else { return wire }
        switch code {
        case "xx": return .absent
        case "cn": return .known("zh")
        default:
            let isCode = code.utf8.count == 2 && code.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
            return isCode ? .known(code) : .unknown
        }
    }

    /// The audience's mark. TMDB writes 0 of 0 votes where nobody has voted.
    private func rating(average: Fact<Double>, count: Fact<Double>) -> Fact<Rating> {
        switch average {
        case .unknown: return .unknown
        case .absent: return .absent
        case .known(let mark):
            let votes = count.value.flatMap { Int(exactly: $0) }
            if mark == 0, votes ?? 0 == 0 { return .absent }
            return Rating(mark, votes: votes).map(Fact.known) ?? .unknown
        }
    }
}

extension Fact {
    /// The same fact about something computed from the value; unknown where that gives nothing.
    func flatMap<Other>(_ transform: (Value) -> Other?) -> Fact<Other> {
        switch self {
        case .known(let value): transform(value).map(Fact<Other>.known) ?? .unknown
        case .absent: .absent
        case .unknown: .unknown
        }
    }
}
