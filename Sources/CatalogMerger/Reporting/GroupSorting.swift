internal import CatalogCore

/// Puts movies under their headings, and the headings in their order.
struct GroupSorting {
    let office: BillingOffice
    let precedence: [ProviderID]

    /// A heading with its movies, in the order they were given.
    struct Group {
        let key: String
        let year: Int?
        var movies: [MergedMovie]
    }

    /// The groups of one kind; a movie that belongs to none stands under `unknown`, which comes last.
    func groups(of movies: [MergedMovie], by grouping: Grouping) -> [Group] {
        switch grouping {
        case .year:
            gathered(movies) { movie in
                movie.year.map { [Heading(place: .number(-$0), key: String($0), year: $0)] } ?? []
            }
        case .decade:
            gathered(movies) { movie in
                movie.year.map { [Heading(place: .number(-$0 / 10), key: "\($0 / 10 * 10)s", year: nil)] }
                    ?? []
            }
        case .genre:
            gathered(movies) { movie in
                movie.genres.map { Heading(place: .text(TextFolding.folded($0, .words)), key: $0, year: nil) }
            }
        case .director:
            directors(of: movies)
        case .provider:
            gathered(movies) { movie in
                movie.ids.map(\.provider).map { provider in
                    let place = precedence.firstIndex(of: provider) ?? precedence.count
                    return Heading(place: .number(place), key: provider.name, year: nil)
                }
            }
        case .none:
            movies.isEmpty ? [] : [Group(key: "all", year: nil, movies: movies)]
        }
    }

    /// Groups by person, not by name: the second of two people of one name has the id behind it.
    private func directors(of movies: [MergedMovie]) -> [Group] {
        let everybody = movies.flatMap(office.directors(of:))
        let shared = Dictionary(grouping: everybody) { $0.person.name }
            .filter { Set($0.value.map(\.key)).count > 1 }
        return gathered(movies) { movie in
            office.directors(of: movie).map { key, person in
                let id = person.ids.first.map(\.description) ?? key.provider.name
                let name = shared[person.name] == nil ? person.name : "\(person.name) (\(id))"
                return Heading(
                    place: .person(TextFolding.folded(person.name, .written), key), key: name, year: nil)
            }
        }
    }

    /// Where a heading stands among its like, and what makes it the same heading.
    private enum Place: Hashable, Comparable {
        case number(Int)
        case text(String)
        case person(String, PersonKey)
        case last
    }

    private struct Heading {
        let place: Place
        let key: String
        let year: Int?
    }

    private func gathered(_ movies: [MergedMovie], under headings: (MergedMovie) -> [Heading]) -> [Group] {
        var groups: [Place: Group] = [:]
        for movie in movies {
            let found = headings(movie)
            var seen: Set<Place> = []
            let own = found.isEmpty ? [Heading(place: .last, key: "unknown", year: nil)] : found
            for heading in own where seen.insert(heading.place).inserted {
                groups[heading.place, default: Group(key: heading.key, year: heading.year, movies: [])]
                    .movies.append(movie)
            }
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
