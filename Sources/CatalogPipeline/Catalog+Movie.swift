internal import CatalogCore
public import CatalogMerger

/// Answers about one movie.
extension Catalog {
    /// One movie with everything that sources know of it, up to `count` movies that go with it, and the
    /// leading people of those.
    ///
    /// - Parameter top: At most so many actors and directors of the recommended movies.
    public func page(
        of reference: MovieReference, recommending count: Int = 5, top: Int = 5
    ) async throws(PipelineError) -> MoviePage {
        let interview = interview()
        let found = try await movie(reference, in: interview, withRecommendations: true)
        let chosen = Array(recommended(by: found).prefix(count))
        let movies = try await completed(chosen, in: interview, wanting: Set(MovieField.allCases))
        let office = BillingOffice(movies: movies, precedence: precedence)
        return MoviePage(
            movie: found.movie,
            recommendations: movies,
            recommendedPeople: office.billing(of: movies, top: top),
            providers: interview.tallies(of: [found.movie] + movies),
            problems: interview.problems)
    }

    /// The movies that sources recommend to those who liked one, by precedence and then in each source's own
    /// order: never the movie itself, never one twice.
    ///
    /// - Parameter limit: At most so many of each source; nil for all.
    public func recommendations(
        for reference: MovieReference, limit: Int? = 20
    ) async throws(PipelineError) -> MovieListing {
        let interview = interview()
        let found = try await movie(reference, in: interview, withRecommendations: true)
        let movies = try await completed(recommended(by: found, limit: limit), in: interview, wanting: [])
        return MovieListing(
            movies: movies, providers: interview.tallies(of: movies), problems: interview.problems)
    }

    /// Who made one movie.
    public func credits(of reference: MovieReference) async throws(PipelineError) -> CreditsPage {
        let interview = interview()
        let found = try await movie(reference, in: interview, withRecommendations: false)
        return CreditsPage(
            movie: found.movie, providers: interview.tallies(of: [found.movie]), problems: interview.problems)
    }

    /// The movie that is meant, looked up everywhere, with all its details.
    private func movie(
        _ reference: MovieReference, in interview: Interview, withRecommendations: Bool
    ) async throws(PipelineError) -> CatalogMerge.Outcome {
        let seeds = try await records(of: reference, in: interview)
        var gathering = Gathering(interview: interview, wanted: Set(MovieField.allCases), looksUp: true)
        gathering.wantsRecommendations = withRecommendations
        let outcomes = try await movies(of: seeds, with: gathering)
        // Seeds of one reference may prove to be different films once their details are known; then the film
        // is the one that holds the first of them.
        guard let found = outcomes.first(where: { $0.movie.ids.contains(seeds[0].id) }) else {
            throw .noSuchMovie(reference, asked: interview.asked)
        }
        return found
    }

    /// What the records of a movie recommend, as movies: in precedence order, then in each source's own.
    private func recommended(
        by movie: CatalogMerge.Outcome, limit: Int? = nil
    ) -> [CatalogMerge.Outcome] {
        let inOrder = movie.movie.ids.compactMap { id in movie.records.first { $0.id == id } }
        var seen = Set(movie.movie.ids)
        let records = inOrder.flatMap { record in
            let own = (record.detail.recommendations.value ?? []).filter { seen.insert($0.id).inserted }
            return (limit.map { Array(own.prefix($0)) } ?? own).map {
                DatedRecord(MovieDetail(summary: $0), asOf: record.asOf)
            }
        }
        // The movie itself is matched along, so that one source's recommendation of it is known for what it
        // is although it has another source's id.
        return CatalogMerge.outcomes(of: inOrder + records, precedence: precedence)
            .filter { outcome in !outcome.movie.ids.contains(where: movie.movie.ids.contains) }
    }

    /// Recommended movies, looked up everywhere, in their order.
    private func completed(
        _ recommended: [CatalogMerge.Outcome], in interview: Interview, wanting fields: Set<MovieField>
    ) async throws(PipelineError) -> [MergedMovie] {
        guard !recommended.isEmpty else { return [] }
        let gathering = Gathering(interview: interview, wanted: fields, looksUp: true)
        let movies = try await movies(of: recommended.flatMap(\.records), with: gathering).map(\.movie)
        let place = Dictionary(
            recommended.enumerated().flatMap { index, outcome in outcome.movie.ids.map { ($0, index) } }
        ) { first, _ in first }
        func order(_ movie: MergedMovie) -> Int { movie.ids.compactMap { place[$0] }.min() ?? .max }
        return movies.sorted { (order($0), $0.id) < (order($1), $1.id) }
    }

    /// The movies of records that are known by now.
    private func movies(
        of records: [DatedRecord], with gathering: Gathering
    ) async throws(PipelineError) -> [CatalogMerge.Outcome] {
        do {
            return try await gathering.movies { source throws(CancellationError) in
                Interview.Opening(records.filter { $0.id.provider == source.id })
            }
        } catch {
            throw .cancelled
        }
    }
}
