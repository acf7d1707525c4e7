internal import CatalogCore

/// Under which headings a movie stands, and how headings are spelled in the whole of a report.
struct Headings {
    private let office: BillingOffice
    private let precedence: [ProviderID]
    /// How most movies spell a genre, by its folded name.
    private let genreNames: [String: String]
    /// Names that several directors of the report go by.
    private let sharedNames: Set<String>

    /// - Parameter movies: All movies of the report, in any order.
    init(movies: [MergedMovie], precedence: [ProviderID], office: BillingOffice) {
        self.office = office
        self.precedence = precedence
        genreNames = Self.commonSpellings(movies.lazy.flatMap(\.genres))
        var keys: [String: Set<PersonKey>] = [:]
        for director in movies.lazy.flatMap({ office.directors(of: $0) }) {
            keys[director.name.written, default: []].insert(director.key)
        }
        sharedNames = Set(keys.lazy.filter { $0.value.count > 1 }.map(\.key))
    }

    /// The headings of a movie, each once, at least one: a movie that belongs nowhere stands under `unknown`.
    func headings(of movie: MergedMovie, by grouping: Grouping) -> [Heading] {
        var seen: Set<Heading.Place> = []
        let headings = all(of: movie, by: grouping).filter { seen.insert($0.place).inserted }
        return headings.isEmpty ? [Heading(place: .last, key: "unknown")] : headings
    }

    private func all(of movie: MergedMovie, by grouping: Grouping) -> [Heading] {
        switch grouping {
        case .year:
            movie.year.map { [Heading(place: .number(-$0), key: String($0), year: $0)] } ?? []
        case .decade:
            movie.year.map { [Heading(place: .number(-($0 / 10)), key: "\($0 / 10 * 10)s")] } ?? []
        case .genre:
            movie.genres.map { genre in
                let folded = TextFolding.comparable(genre)
                return Heading(place: .text(folded), key: genreNames[folded] ?? genre)
            }
        case .director:
            office.directors(of: movie).map { director in
                Heading(place: .person(director.name.folded, director.key), key: heading(of: director))
            }
        case .provider:
            movie.ids.map(\.provider).map { provider in
                let place = precedence.firstIndex(of: provider) ?? precedence.count
                return Heading(place: .provider(place, provider.name), key: provider.name)
            }
        case .none:
            [Heading(place: .number(0), key: "all")]
        }
    }

    /// A director's name; where others go by it, with the id behind it, or the provider that has no ids.
    private func heading(of director: PersonDirectory.Individual) -> String {
        let name = director.name.written
        guard sharedNames.contains(name) else { return name }
        return "\(name) (\(director.ids.first?.description ?? director.key.provider.name))"
    }

    /// The most common spelling of each folded text, of equally common ones the first in the alphabet.
    private static func commonSpellings(_ texts: some Sequence<String>) -> [String: String] {
        var counts: [String: Int] = [:]
        for text in texts { counts[text, default: 0] += 1 }
        let rarestFirst = counts.sorted { ($0.value, $1.key) < ($1.value, $0.key) }
        return Dictionary(rarestFirst.map { (TextFolding.comparable($0.key), $0.key) }) { _, last in last }
    }
}

/// What stands above a group.
struct Heading {
    /// Where the heading stands among its like, and what makes it the same heading.
    enum Place: Hashable, Comparable {
        case number(Int)
        case text(String)
        case person(String, PersonKey)
        case provider(Int, String)
        case last
    }

    let place: Place
    let key: String
    var year: Int?
}
