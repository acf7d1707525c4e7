public import CatalogCore

extension TMDBProvider: SearchProvider {
    /// Returns the movies that TMDB finds, in its order; it also looks in original and translated titles.
    ///
    /// A year is the year of the first release anywhere. Adult movies are left out, by TMDB.
    public func movies(
        matching request: SearchRequest
    ) async throws(ProviderError) -> Reply<[MovieSummary]> {
        guard request.limit > 0, !request.query.isBlank else { return Reply([]) }
        async let images = images.reply()
        let answer =
            switch request.query {
            case .title(let text, let year):
                try await pages(
                    of: "search/movie",
                    [
                        "include_adult": "false", "language": service.language, "query": text,
                        "primary_release_year": year.map(String.init), "region": service.region,
                    ],
                    upTo: request.limit, to: .search(text))
            case .externalID(let outside):
                try await movies(of: outside).map { Array($0.prefix(request.limit)) }
            }
        let translator = try await translator(await images, for: answer.value)
        return answer.translated(by: translator) { $0.map($1.summary) }
    }

    /// The movie that an authority gave an id, as a list of one; empty where TMDB has none.
    private func movies(of outside: ExternalID) async throws(ProviderError) -> Reply<[WireMovie]> {
        let question = Question.find(outside)
        let query = ["external_source": "\(outside.authority.rawValue)_id", "language": service.language]
        let answer: Reply<WireFindings>
        do {
            answer = try await service.answer("find/\(outside.value)", query, to: question)
        } catch ProviderError.failed(let problem) where problem.reason == .notFound {
            return Reply([])
        }
        var movies = answer.map(\.movies.movies)
        movies.problems += problems([answer.value.movies.loss].compactMap(\.self), for: question)
        return movies
    }
}

extension SearchRequest.Query {
    /// Whether there is nothing to look for. TMDB refuses such a search instead of finding nothing.
    fileprivate var isBlank: Bool {
        switch self {
        case .title(let text, _): text.allSatisfy(\.isWhitespace)
        case .externalID: false
        }
    }
}
