public import CatalogCore

extension TMDBProvider: ListProvider {
    /// Returns the movies of one of TMDB's four lists, which are named as ours are.
    public func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        guard request.limit ?? 1 > 0 else { return Reply(MovieList(movies: [], isWholeCatalog: false)) }
        async let images = images.reply()
        let answer = try await pages(
            of: "movie/\(request.list.rawValue)", ["language": service.language, "region": service.region],
            upTo: request.limit, to: .list(request.list))
        let translator = try await translator(await images, for: answer.value)
        return answer.translated(by: translator) { movies, translator in
            MovieList(movies: movies.map(translator.summary), isWholeCatalog: false)
        }
    }
}
