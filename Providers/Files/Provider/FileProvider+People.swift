public import CatalogCore

extension FileProvider: PersonProvider {
    /// Returns the movies in whose row a person acts or directs, the most popular first.
    ///
    /// Names are compared without case, accents and punctuation. A file knows people by name alone, so that all
    /// of one name are one, there are no namesakes, and the key of their id is the name as the first row that has
    /// it spells it.
    public func filmography(for request: PersonRequest) async throws(ProviderError) -> Reply<Filmography?> {
        let name: String
        let question: Question
        switch request.query {
        case .name(let text): (name, question) = (text, .person(text))
        case .id(let person):
            guard person.provider == id else { return Reply(nil) }
            (name, question) = (person.key, .person(person.description))
        }
        return try await reply(to: question) { shelf throws(ProviderError) in
            shelf.filmography(of: name, limit: request.limit)
        }
    }
}

extension FileShelf {
    /// The movies of everybody of a name; nil where there are none.
    fileprivate func filmography(of name: String, limit: Int?) -> Filmography? {
        let wanted = FoldedText(name)
        guard !wanted.words.isEmpty else { return nil }
        // Everybody is looked at: a run asks for one person, and an index of all takes longer than that.
        let found = (0..<rows.count).compactMap { row in
            let spelling = rows[row].people.first { FoldedText($0).whole == wanted.whole }
            return spelling.map { (row: row, name: String(decoding: $0, as: UTF8.self)) }
        }
        guard let first = found.first, let id = PersonID(provider: provider, key: first.name) else {
            return nil
        }
        let popularities = found.map { rows[$0.row].decimal(.popularity).value ?? -1 }
        let sorted = found.indices.sorted { (popularities[$0], $1) > (popularities[$1], $0) }
        let movies = sorted.prefix(max(0, limit ?? sorted.count)).map { summary(of: found[$0].row) }
        return Filmography(person: Person(id: id, name: first.name), movies: movies)
    }
}
