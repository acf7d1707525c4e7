public import CatalogCore

extension TMDBProvider: DetailProvider {
    /// Returns what TMDB says about a movie, with credits and outside ids, from one request. A page that is
    /// about another movie is unreadable. Recommendations are unknown: the same page holds them, and
    /// ``recommendations(for:)`` reads it for them.
    public func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        let question = Question.detail(movie)
        async let images = images.reply()
        let number = try number(of: movie, for: question)
        var answer = try await page(ofMovie: number, as: WireDetail.self, to: question)
        try check(answer.value.movie.id, is: number, for: question)
        answer.problems += problems(answer.value.losses, for: question)
        let translator = try await translator(await images, for: [answer.value.movie])
        return answer.translated(by: translator) { $1.detail($0) }
    }

    /// A movie's page with everything that is appended to it: one URL, whatever is read of it.
    private func page<Body: Decodable & Sendable>(
        ofMovie number: Int, as body: Body.Type, to question: Question
    ) async throws(ProviderError) -> Reply<Body> {
        let parts = "alternative_titles,credits,external_ids,\(settings.related.rawValue),videos"
        return try await service.answer(
            "movie/\(number)",
            ["append_to_response": parts, "language": service.language], as: body, to: question)
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
    /// Returns the first page of what TMDB recommends, or of what is similar where the settings say so.
    ///
    /// It stands on the movie's own page, which is asked for once for this and ``detail(for:)``; where it does
    /// not, it is asked for by itself.
    public func recommendations(
        for movie: MovieID
    ) async throws(ProviderError) -> Reply<[MovieSummary]> {
        let question = Question.recommendations(movie)
        async let images = images.reply()
        var answer = try await related(to: movie, for: question)
        answer.problems += problems([answer.value.loss].compactMap(\.self), for: question)
        let translator = try await translator(await images, for: answer.value.movies)
        return answer.translated(by: translator) { $0.movies.map($1.summary) }
    }

    private func related(
        to movie: MovieID, for question: Question
    ) async throws(ProviderError) -> Reply<WireList<WireItem>> {
        let number = try number(of: movie, for: question)
        let page = try await page(ofMovie: number, as: WireRelatedPart.self, to: question)
        try check(page.value.id, is: number, for: question)
        if let part = page.value.list(settings.related) { return page.map { _ in part.results } }
        return try await service.answer(
            "movie/\(number)/\(settings.related.rawValue)", ["language": service.language],
            as: WireRelated.self, to: question
        ).map(\.results)
    }
}
