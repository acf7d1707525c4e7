package import CatalogCore
internal import CatalogTestSupport
package import CatalogTransport
package import Foundation

/// What a provider keeps to whatever its server sends.
///
/// Of garbage nobody can say what the right answer is. But every answer holds sound records of the provider's
/// own, and every failure is one: of this provider, of the question asked, in words fit to be shown.
package struct GarbageLaws: Sendable {
    private let source: Source
    private let movie: MovieID
    private let person: PersonID

    /// Asks a source every question it answers, while its server says the same to all of them.
    ///
    /// - Parameters:
    ///   - body: The body of every answer.
    ///   - status: The status of every answer.
    ///   - name: What the provider is called.
    ///   - makeSource: Makes the source over a transport.
    /// - Returns: A sentence for each law that is broken.
    package static func violations(
        in body: Data, status: Int, of name: String, makeSource: (ProviderID, any Transport) -> Source
    ) async -> [String] {
        guard let id = ProviderID(name) else { return ["'\(name)' is no name of a provider"] }
        let transport = ScriptedTransport { _ throws(TransportError) in
            TransportResponse(status: status, body: body)
        }
        let laws = GarbageLaws(
            source: makeSource(id, transport), movie: MovieID(provider: id, number: 7),
            person: PersonID(provider: id, number: 7))
        return await laws.listViolations() + laws.searchViolations() + laws.personViolations()
            + laws.pageViolations()
    }

    private var records: RecordLaws { RecordLaws(provider: source.id) }

    private func listViolations() async -> [String] {
        guard let lists = source.list else { return [] }
        let question = Question.list(.popular)
        let (whole, found) = await answer(question) { () async throws(ProviderError) in
            try await lists.movies(in: ListRequest(.popular, limit: 45))
        }
        let (cut, moreFound) = await answer(question) { () async throws(ProviderError) in
            try await lists.movies(in: ListRequest(.popular, limit: 3))
        }
        var violations = found + moreFound
        if let whole, let cut {
            let movies = whole.movies.prefix(cut.movies.count)
            if !movies.elementsEqual(cut.movies) || cut.movies.count > 3 || whole.movies.count > 45 {
                violations.append("a list cut at 3 is not the beginning of the list cut at 45")
            }
        }
        return violations + records.violations(in: whole?.movies ?? [])
    }

    private func searchViolations() async -> [String] {
        guard let search = source.search else { return [] }
        let (byTitle, found) = await answer(.search("Seven")) { () async throws(ProviderError) in
            try await search.movies(matching: SearchRequest(.title("Seven", year: 1995), limit: 20))
        }
        guard let imdb = ExternalID(.imdb, "tt0114369") else { return ["no outside id can be made"] }
        let (byID, moreFound) = await answer(.find(imdb)) { () async throws(ProviderError) in
            try await search.movies(matching: SearchRequest(.externalID(imdb), limit: 20))
        }
        return found + moreFound + records.violations(in: byTitle ?? []) + records.violations(in: byID ?? [])
    }

    private func personViolations() async -> [String] {
        guard let people = source.person else { return [] }
        let (byName, found) = await answer(.person("Seven")) { () async throws(ProviderError) in
            try await people.filmography(for: PersonRequest(.name("Seven"), limit: nil))
        }
        let (byID, moreFound) = await answer(.person(person.description)) { () async throws(ProviderError) in
            try await people.filmography(for: PersonRequest(.id(person), limit: nil))
        }
        var violations = found + moreFound
        for case let filmography?? in [byName, byID] {
            let ids = [filmography.person.id] + filmography.namesakes.map(\.id)
            if Set(ids).count < ids.count { violations.append("somebody is their own namesake") }
            if ids.contains(where: { $0.provider != source.id }) { violations.append("a stranger in \(ids)") }
            violations += records.violations(in: filmography.movies)
        }
        if case let filmography?? = byID, filmography.person.id != person {
            violations.append("asked for \(person), it tells of \(filmography.person.id)")
        }
        return violations
    }

    private func pageViolations() async -> [String] {
        var violations: [String] = []
        if let details = source.detail {
            let (detail, found) = await answer(.detail(movie)) { () async throws(ProviderError) in
                try await details.detail(for: movie)
            }
            violations += found
            if let detail {
                if detail.id != movie { violations.append("the page of \(movie) is about \(detail.id)") }
                violations += records.violations(in: detail)
            }
        }
        if let creditors = source.credits {
            let (credits, found) = await answer(.credits(movie)) { () async throws(ProviderError) in
                try await creditors.credits(for: movie)
            }
            violations += found + records.violations(in: credits ?? [])
        }
        if let recommenders = source.recommendations {
            let (movies, found) = await answer(.recommendations(movie)) { () async throws(ProviderError) in
                try await recommenders.recommendations(for: movie)
            }
            violations += found + records.violations(in: movies ?? [], allowingRepeats: true)
        }
        return violations
    }

    /// The answer to a question, where there is one, and what is wrong with the problems that came of it.
    private func answer<Value>(
        _ question: Question, _ ask: () async throws(ProviderError) -> Reply<Value>
    ) async -> (Value?, [String]) {
        do {
            let reply = try await ask()
            return (reply.value, reply.problems.flatMap { violations(in: $0, of: question) })
        } catch {
            switch error {
            case .failed(let problem): return (nil, violations(in: problem, of: question))
            case .unsupported, .cancelled: return (nil, ["\(question) ended with: \(error)"])
            }
        }
    }

    private func violations(in problem: Problem, of question: Question) -> [String] {
        var found = Fuzzing.violations(inLine: problem.description)
        if problem.provider != source.id { found.append("it blames '\(problem.provider)'") }
        if problem.question != question && problem.question != .configuration {
            found.append("asked for \(question), it names \(problem.question)")
        }
        return found
    }
}
