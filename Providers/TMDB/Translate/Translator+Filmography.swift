internal import CatalogCore

extension Translator {
    /// A person's movies, most popular first, those of unknown popularity last; ties by id.
    ///
    /// - Parameter limit: At most so many movies, taken after sorting; nil for all of them.
    func filmography(_ named: NamedPerson, _ films: WireFilmography, limit: Int?) -> Filmography {
        let ranked = films.movies.mostPopularFirst { ($0.popularity.value, $0.id) }
        return Filmography(
            person: person(named.person),
            namesakes: named.namesakes.map(person),
            movies: ranked.prefix(max(0, limit ?? ranked.count)).map(summary))
    }

    private func person(_ wire: WirePerson) -> Person {
        Person(
            id: PersonID(provider: provider, number: wire.id), name: wire.name, popularity: wire.popularity,
            knownFor: wire.knownFor)
    }
}

extension Array {
    /// The elements by popularity, those of unknown popularity last, equals by number.
    func mostPopularFirst(_ rank: (Element) -> (popularity: Double?, number: Int)) -> [Element] {
        sorted { left, right in
            let (left, right) = (rank(left), rank(right))
            guard left.popularity != right.popularity else { return left.number < right.number }
            return (left.popularity ?? -.infinity) > (right.popularity ?? -.infinity)
        }
    }
}
