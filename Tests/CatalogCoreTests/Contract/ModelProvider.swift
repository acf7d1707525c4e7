internal import CatalogCore
internal import CatalogTransport
internal import CatalogWire
internal import Foundation
internal import Synchronization

/// A provider that can do everything and knows four movies by heart, with one flaw at most.
///
/// It asks its transport for a seal before each answer, so that faults of the transport reach it.
final class ModelProvider: Sendable {
    let id: ProviderID
    private let other: ProviderID
    private let flaw: Flaw?
    private let client: WireClient
    private let listings = Mutex(0)

    /// - Parameters:
    ///   - other: A provider that is not this one, for flaws that mistake the two.
    ///   - transport: Answers every request with `{"sealed": true}` when it is well.
    init(id: ProviderID, other: ProviderID, flaw: Flaw?, transport: any Transport) {
        self.id = id
        self.other = other
        self.flaw = flaw
        self.client = WireClient(provider: id, base: "https://model.example", transport: transport)
    }

    private struct Seal: Decodable {
        let sealed: Bool
    }

    /// Returns `value` when the transport is well; `empty` where a flaw takes a failure for an answer.
    private func reply<Value>(
        to question: Question, _ value: Value, orEmpty empty: Value
    ) async throws(ProviderError) -> Reply<Value> {
        do {
            _ = try await client.answer("seal", as: Seal.self, to: question)
            return Reply(
                value, problems: flaw == .foreignProblem ? [Problem(other, question, .offline)] : [])
        } catch .failed(let problem) {
            switch (flaw, problem.reason) {
            case (.swallowsFailures, _), (.unreadableIsEmpty, .unreadable): return Reply(empty)
            case (.blamesAnother, let reason): throw .failed(Problem(other, question, reason))
            case (.misnamesQuestion, let reason): throw .failed(Problem(id, .configuration, reason))
            case (.oneReasonForAll, _): throw .failed(Problem(id, question, .offline))
            case (.everyStatusIsServerError, .unauthorized):
                throw .failed(Problem(id, question, .serverError(status: 401)))
            case (_, _): throw .failed(problem)
            }
        } catch {
            guard flaw == .reportsCancellation else { throw error }
            throw .failed(Problem(id, question, .unreachable("the run was ended")))
        }
    }

    private func known(_ movie: MovieID, _ question: Question) throws(ProviderError) -> Int {
        guard let number = Int(movie.key), (1...4).contains(number) else {
            switch flaw {
            case .inventsMovies: return 1
            case .unknownIsUnsupported: throw .unsupported
            case _: throw .failed(Problem(id, question, .notFound))
            }
        }
        return number
    }

    private func movie(_ number: Int) -> MovieSummary {
        let titles = ["Cléo de 5 à 7", "Le Bonheur", "Sans toit ni loi", "Visages villages"]
        return MovieSummary(id: MovieID(provider: id, number: number), title: titles[number - 1])
    }
}

extension ModelProvider: ListProvider {
    func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        guard request.list == .popular || flaw == .answersEveryList else { throw .unsupported }
        var movies = (1...4).map(movie)
        switch flaw {
        case .namesAnotherProvider: movies[0].id = MovieID(provider: other, number: 1)
        case .listsTwice: movies.append(movies[0])
        case .blankTitle: movies[0].title = " "
        case .emptyList: movies = []
        case .reordersByLimit where (request.limit ?? 10) < 10: movies.reverse()
        case .changesItsMind
        where listings.withLock {
            $0 += 1; return $0.isMultiple(of: 2)
        }: movies.reverse()
        case _: break
        }
        let limit = flaw == .ignoresLimit ? movies.count : request.limit ?? movies.count
        let list = MovieList(
            movies: Array(movies.prefix(limit)),
            isWholeCatalog: limit >= movies.count || flaw == .callsACutListWhole)
        return try await reply(
            to: .list(request.list), list, orEmpty: MovieList(movies: [], isWholeCatalog: true))
    }
}

extension ModelProvider: SearchProvider {
    func movies(matching request: SearchRequest) async throws(ProviderError) -> Reply<[MovieSummary]> {
        guard case .title(let text, _) = request.query else { throw .unsupported }
        let found = (1...4).map(movie).filter { $0.title.contains(text) }
        let movies =
            switch flaw {
            case .searchFindsNothing: [MovieSummary]()
            case .searchFindsTwice: found + found
            case _: found
            }
        return try await reply(to: .search(text), Array(movies.prefix(request.limit)), orEmpty: [])
    }
}

extension ModelProvider: PersonProvider {
    func filmography(for request: PersonRequest) async throws(ProviderError) -> Reply<Filmography?> {
        guard case .name(let name) = request.query else { throw .unsupported }
        let person = Person(id: PersonID(provider: id, number: 7), name: name)
        let namesakes: [Person] =
            switch flaw {
            case .ownNamesake: [person]
            case .namesakeOfAnother: [Person(id: PersonID(provider: other, number: 9), name: name)]
            case _: []
            }
        let movies = (1...4).map(movie).prefix(request.limit ?? 4)
        let filmography = Filmography(person: person, namesakes: namesakes, movies: Array(movies))
        return try await reply(
            to: .person(name), flaw == .knowsNobody ? nil : filmography, orEmpty: nil)
    }
}

extension ModelProvider: DetailProvider {
    func detail(for id: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        let number = try known(id, .detail(id))
        var detail = MovieDetail(summary: movie(flaw == .wrongPage ? 1 : number))
        detail.summary.releaseDate = Fact(CalendarDay(year: 1962, month: 4, day: 11))
        detail.summary.year = .known(1962)
        detail.summary.poster = .known("https://model.example/\(number).jpg")
        switch flaw {
        case .yearBeforeCinema: detail.summary.year = .known(1796)
        case .yearBesideDate: detail.summary.year = .known(1963)
        case .relativePoster: detail.summary.poster = .known("1.jpg")
        case .posterWithoutHost: detail.summary.poster = .known("https:///1.jpg")
        case .blankOverview: detail.summary.overview = .known("\n")
        case .noGenres: detail.summary.genres = .known([])
        case .languageInWords: detail.summary.originalLanguage = .known("French")
        case .endlessPopularity: detail.summary.popularity = .known(.infinity)
        case .noRuntime: detail.runtimeMinutes = .known(0)
        case .twoIMDbIDs:
            detail.externalIDs = .known(["tt0055852", "tt0055853"].compactMap { ExternalID(.imdb, $0) })
        case _: break
        }
        return try await reply(to: .detail(id), detail, orEmpty: MovieDetail(summary: movie(number)))
    }
}

extension ModelProvider: CreditsProvider {
    func credits(for movie: MovieID) async throws(ProviderError) -> Reply<[Credit]> {
        _ = try known(movie, .credits(movie))
        let cast = [
            Credit(person: nil, name: "Corinne Marchand", job: .actor, character: "Cléo", billingOrder: 0),
            Credit(person: nil, name: "Antoine Bourseiller", job: .actor, billingOrder: 1),
        ]
        var director = Credit(
            person: PersonID(provider: id, number: 7), name: "Agnès Varda", job: .director)
        if flaw == .namelessCredit { director.name = "" }
        if flaw == .directorWithPart { director.character = "Herself" }
        if flaw == .foreignPerson { director.person = PersonID(provider: other, number: 9) }
        let credits =
            switch flaw {
            case .shuffledCast: cast.reversed() + [director]
            case .crewFirst: [director] + cast
            case _: cast + [director]
            }
        return try await reply(to: .credits(movie), credits, orEmpty: [])
    }
}

extension ModelProvider: RecommendationProvider {
    func recommendations(for movie: MovieID) async throws(ProviderError) -> Reply<[MovieSummary]> {
        let number = try known(movie, .recommendations(movie))
        let stranger = MovieSummary(id: MovieID(provider: other, number: 9), title: "Lola")
        // A movie that recommends itself, twice: the contract leaves that to whoever merges.
        let movies = [number, number].map(self.movie) + (flaw == .foreignRecommendation ? [stranger] : [])
        return try await reply(to: .recommendations(movie), movies, orEmpty: [])
    }
}
