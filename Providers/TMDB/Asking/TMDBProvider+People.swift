public import CatalogCore

extension TMDBProvider: PersonProvider {
    /// Returns a person's movies, most popular first, those of unknown popularity last.
    ///
    /// By name it is the most popular person of exactly that name (case and accents aside), or else the most
    /// popular one that TMDB finds.
    public func filmography(
        for request: PersonRequest
    ) async throws(ProviderError) -> Reply<Filmography?> {
        switch request.query {
        case .name(let name):
            // TMDB refuses an empty search instead of finding nobody.
            guard !name.allSatisfy(\.isWhitespace) else { return Reply(nil) }
            let question = Question.person(name)
            async let images = images.reply()
            let person = try await person(named: name, to: question)
            guard let number = person.value?.person.id else { return person.map { _ in nil } }
            let films = try await filmCredits(ofPerson: number, to: question).get()
            return try await filmography(of: person, in: films, await images, limit: request.limit)
        case .id(let id):
            guard id.provider == self.id, let number = Service.number(id.key) else { return Reply(nil) }
            let question = Question.person(id.description)
            async let images = images.reply()
            async let films = filmCredits(ofPerson: number, to: question)
            let person = try await person(numbered: number, to: question)
            guard person.value != nil else { return person.map { _ in nil } }
            return try await filmography(
                of: person, in: try await films.get(), await images, limit: request.limit)
        }
    }

    /// Joins what was said of a person with what was said of their movies.
    private func filmography(
        of person: Reply<NamedPerson?>, in films: Reply<WireFilmography>, _ images: Reply<ImageAddresses>?,
        limit: Int?
    ) async throws(ProviderError) -> Reply<Filmography?> {
        let translator = try await translator(images, for: films.value.movies)
        var reply = films.translated(by: translator) { films, translator in
            person.value.map { translator.filmography($0, films, limit: limit) }
        }
        reply.problems = person.problems + reply.problems
        reply.asOf = [person.asOf, reply.asOf].compactMap(\.self).min()
        reply.isStale = person.isStale || reply.isStale
        return reply
    }

    /// The person of a name with their namesakes; nil when TMDB finds nobody.
    private func person(
        named name: String, to question: Question
    ) async throws(ProviderError) -> Reply<NamedPerson?> {
        let query = [
            "include_adult": "false", "language": service.language, "page": "1", "query": name,
        ]
        let people = try await service.answer("search/person", query, as: WirePeople.self, to: question)
        var person = people.map { NamedPerson(name, among: $0.people.items) }
        person.problems += problems([people.value.people.loss].compactMap(\.self), for: question)
        return person
    }

    /// The person of a number, who has no namesakes; nil when TMDB has nobody there.
    private func person(
        numbered number: Int, to question: Question
    ) async throws(ProviderError) -> Reply<NamedPerson?> {
        do {
            let query = ["language": service.language]
            let person = try await service.answer(
                "person/\(number)", query, as: WirePerson.self, to: question)
            try check(person.value.id, is: number, for: question)
            return person.map { NamedPerson($0) }
        } catch ProviderError.failed(let problem) where problem.reason == .notFound {
            return Reply(nil)
        }
    }

    private func filmCredits(
        ofPerson number: Int, to question: Question
    ) async -> Service.Outcome<WireFilmography> {
        let outcome = await service.outcome(
            "person/\(number)/movie_credits", ["language": service.language], as: WireFilmography.self,
            to: question)
        return outcome.map { reply in
            var reply = reply
            reply.problems += problems(reply.value.losses, for: question)
            return reply
        }
    }
}
