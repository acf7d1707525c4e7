public import CatalogCore

extension TMDBProvider: DetailProvider {
    /// Returns everything TMDB says about a movie, with credits, recommendations and outside ids, from one
    /// request. A page that is about another movie is unreadable.
    public func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        let question = Question.detail(movie)
        let number = try number(of: movie, for: question)
        let related = settings.related
        async let images = images.reply()
        let query = [
            "append_to_response": "alternative_titles,credits,external_ids,\(related.rawValue),videos",
            "language": service.language,
        ]
        var answer = try await service.answer("movie/\(number)", query, as: WireDetail.self, to: question)
        try check(answer.value.movie.id, is: number, for: question)
        answer.problems += problems(answer.value.losses, for: question)
        let movies = [answer.value.movie] + (answer.value.related(related) ?? [])
        let translator = try await translator(await images, for: movies)
        return answer.translated(by: translator) { $1.detail($0, related: related) }
    }
}

extension TMDBProvider: CreditsProvider {
    /// Returns a movie's cast in billing order and then its crew. ``detail(for:)`` tells the same.
    public func credits(for movie: MovieID) async throws(ProviderError) -> Reply<[Credit]> {
        let question = Question.credits(movie)
        let number = try number(of: movie, for: question)
        let answer = try await service.answer(
            "movie/\(number)/credits", ["language": service.language], as: WireCredits.self, to: question)
        var credits = answer.map { $0.credits(of: id) }
        credits.problems += problems(answer.value.losses, for: question)
        return credits
    }
}

extension TMDBProvider: RecommendationProvider {
    /// Returns the first page of what TMDB recommends, or of what is similar where the settings say so; as
    /// many as ``detail(for:)`` tells.
    public func recommendations(
        for movie: MovieID
    ) async throws(ProviderError) -> Reply<[MovieSummary]> {
        let question = Question.recommendations(movie)
        let number = try number(of: movie, for: question)
        async let images = images.reply()
        var answer = try await service.answer(
            "movie/\(number)/\(settings.related.rawValue)", ["language": service.language],
            as: WireRelated.self, to: question)
        answer.problems += problems([answer.value.results.loss].compactMap(\.self), for: question)
        let translator = try await translator(await images, for: answer.value.results.movies)
        return answer.translated(by: translator) { $0.results.movies.map($1.summary) }
    }
}
