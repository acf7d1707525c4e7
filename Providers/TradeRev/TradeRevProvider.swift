public import CatalogCore
public import CatalogTransport
internal import CatalogWire

/// A handful of movies that TradeRev keeps as JSON files on a plain web server.
///
/// This is the smallest provider there is, and the one to copy for a new one: settings and a transport come
/// in, each question becomes one request, and each answer is translated and nothing else. What a movie
/// recommends may hold the movie itself or one movie twice, as TradeRev says it.
public struct TradeRevProvider: Sendable {
    /// The name this provider goes by.
    public let id: ProviderID

    private let settings: TradeRevSettings
    private let client: WireClient

    /// Makes a provider. Nothing is asked before the first question.
    ///
    /// - Parameter transport: What carries the requests; retries, limits and caching are its business.
    public init(
        id: ProviderID, settings: TradeRevSettings = TradeRevSettings(), transport: any Transport
    ) {
        self.id = id
        self.settings = settings
        self.client = WireClient(provider: id, base: settings.baseURL, transport: transport)
    }
}

extension TradeRevProvider: ListProvider {
    /// Returns everything TradeRev has, as its one list.
    ///
    /// - Throws: ``CatalogCore/ProviderError/unsupported`` for every list but the popular one.
    public func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        guard request.list == .popular else { throw .unsupported }
        let reply = try await movies(at: "list.json", for: .list(request.list))
        return reply.map { listed in
            var seen: Set<MovieID> = []
            let all = listed.filter { seen.insert($0.id).inserted }
            let movies = all.prefix(max(0, request.limit ?? all.count))
            return MovieList(movies: Array(movies), isWholeCatalog: movies.count == all.count)
        }
    }
}

extension TradeRevProvider: DetailProvider {
    /// Returns what a movie's own file says; it holds no year beside the release date.
    public func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        let question = Question.detail(movie)
        let number = try number(of: movie, for: question)
        let reply = try await client.answer("details/\(number).json", as: WireDetail.self, to: question)
        if let other = reply.value.id.value, other != number {
            throw .failed(Problem(id, question, .unreadable("'id' is \(other)")))
        }
        var detail = reply.map { MovieDetail(summary: $0.summary(of: movie, settings: settings)) }
        detail.problems += problems(reply.value.losses, for: question)
        return detail
    }
}

extension TradeRevProvider: RecommendationProvider {
    /// Returns what a movie's second file lists, in its order.
    public func recommendations(
        for movie: MovieID
    ) async throws(ProviderError) -> Reply<[MovieSummary]> {
        let question = Question.recommendations(movie)
        let number = try number(of: movie, for: question)
        return try await movies(at: "details/recommended/\(number).json", for: question)
    }
}

extension TradeRevProvider {
    /// The movies of a file, with a problem for every item and every value that could not be read.
    private func movies(
        at path: String, for question: Question
    ) async throws(ProviderError) -> Reply<[MovieSummary]> {
        let reply = try await client.answer(path, as: WirePage.self, to: question)
        let page = reply.value.movies
        var movies = reply.map { _ in page.items.map { $0.summary(of: id, settings: settings) } }
        movies.problems += problems(page.losses.map(\.found) + page.items.flatMap(\.losses), for: question)
        return movies
    }

    /// The number that TradeRev files a movie under.
    ///
    /// A key that is no number would be part of a path all the same (`recommended/1` is a file), so it is
    /// refused here, as is another provider's movie.
    private func number(of movie: MovieID, for question: Question) throws(ProviderError) -> Int {
        guard movie.provider == id, let number = Int(movie.key), String(number) == movie.key else {
            throw .failed(Problem(id, question, .notFound))
        }
        return number
    }

    private func problems(_ losses: [String], for question: Question) -> [Problem] {
        losses.map { Problem(id, question, .unreadable($0)) }
    }
}
