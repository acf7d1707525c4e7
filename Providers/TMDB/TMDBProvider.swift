public import CatalogCore
public import CatalogTransport
internal import CatalogWire

/// The Movie Database, over version 3 of its API.
///
/// It answers every question there is: lists, search, people, details, credits and recommendations. A movie's
/// detail, credits, recommendations and outside ids come from one request; recommendations are decoded only for
/// those who ask for them.
///
/// Images and genres are told as paths and numbers, so the provider asks for the image addresses beside its
/// first question, and for the genre names where its own table does not hold them; each once in its life.
/// Keep one value for a run.
public struct TMDBProvider: Sendable {
    /// The sentence that must stand wherever the data is shown.
    public static let attribution =
        "This product uses the TMDB API but is not endorsed or certified by TMDB."

    /// The name this provider goes by.
    public let id: ProviderID

    let settings: TMDBSettings
    let service: Service
    let images: SharedReply<ImageAddresses>
    let genres: SharedReply<GenreNames>

    /// Makes a provider. Nothing is asked before the first question.
    ///
    /// - Parameter transport: What carries the requests; retries, limits and caching are its business.
    public init(id: ProviderID, settings: TMDBSettings, transport: any Transport) {
        let service = Service(provider: id, settings: settings, transport: transport)
        self.id = id
        self.settings = settings
        self.service = service
        self.images = SharedReply { await service.imageAddresses(posterSize: settings.posterSize) }
        self.genres = SharedReply { await service.genreNames() }
    }
}

extension TMDBProvider {
    /// The number that TMDB files a movie under.
    ///
    /// A key that is no number would be part of a path all the same (`movie/popular` is a list), so it is
    /// refused here, as is another provider's movie.
    func number(of movie: MovieID, for question: Question) throws(ProviderError) -> Int {
        guard movie.provider == id, let number = Service.number(movie.key) else {
            throw .failed(Problem(id, question, .notFound))
        }
        return number
    }

    /// Refuses an answer about something else than what was asked for: it would go under a wrong id.
    func check(_ found: Int, is number: Int, for question: Question) throws(ProviderError) {
        guard found == number else { throw .failed(Problem(id, question, .unreadable("'id' is \(found)"))) }
    }

    /// A problem for each piece of an answer that could not be read.
    func problems(_ losses: [String], for question: Question) -> [Problem] {
        losses.map { Problem(id, question, .unreadable($0)) }
    }

    /// What it takes to translate an answer that holds these movies.
    ///
    /// - Parameters:
    ///   - images: The image addresses, nil where the run was ended while they were waited for.
    ///   - movies: The movies whose genres must be named; the service is asked for names only where the
    ///     built-in ones do not do.
    func translator(
        _ images: Reply<ImageAddresses>?, for movies: [WireMovie]
    ) async throws(ProviderError) -> Reply<Translator> {
        guard let images else { throw .cancelled }
        var problems = await self.images.unreportedProblems()
        var names = Reply(GenreNames.english)
        if service.mustAskForGenres(of: movies) {
            guard let asked = await genres.reply() else { throw .cancelled }
            names = asked
            problems += await genres.unreportedProblems()
        }
        let translator = Translator(provider: id, images: images.value, genres: names.value)
        return Reply(translator, problems: problems, isStale: images.isStale || names.isStale)
    }
}

extension Reply {
    /// The reply with its value translated, and with the problems of what the translation rests on.
    ///
    /// A problem of the translator's is left out where the answer has one for the same reason: a refused
    /// credential is worth one message, not two.
    func translated<Other>(
        by translator: Reply<Translator>, _ translate: (Value, Translator) -> Other
    ) -> Reply<Other> {
        var reply = map { translate($0, translator.value) }
        for problem in translator.problems
        where !reply.problems.contains(where: { $0.reason == problem.reason }) {
            reply.problems.append(problem)
        }
        reply.isStale = isStale || translator.isStale
        return reply
    }
}
