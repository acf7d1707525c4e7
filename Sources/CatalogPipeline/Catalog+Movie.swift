internal import CatalogCore
public import CatalogMerger

/// Answers about one movie.
extension Catalog {
    /// One movie with everything that sources know of it, up to `count` movies that go with it, and the
    /// leading people of those.
    ///
    /// - Parameters:
    ///   - reference: The movie, by id, outside id or title.
    ///   - count: At most so many recommended movies; each is looked up everywhere, with details and credits.
    ///   - top: At most so many actors and directors of the recommended movies.
    @concurrent
    public func page(
        of reference: MovieReference, recommending count: Int = 5, top: Int = 5
    ) async throws(PipelineError) -> MoviePage {
        let interview = interview()
        var needs = Needs.everything
        needs.recommendations = true
        let found = try await movie(reference, in: interview, needing: needs).outcome
        let chosen = Recommended(by: found, precedence: precedence, verdicts: verdicts).movies
            .prefix(max(0, count))
        let movies = try await completed(Array(chosen), apartFrom: found, in: interview, needing: .everything)
        return MoviePage(
            movie: found.movie,
            recommendations: movies,
            recommendedPeople: BillingOffice(movies: movies, precedence: precedence)
                .billing(of: movies, top: top),
            providers: interview.tallies(of: [found.movie] + movies),
            problems: interview.problems)
    }

    /// The movies that sources recommend to those who liked one, by precedence and then in each source's own
    /// order: never the movie itself, never one twice. They are looked up everywhere.
    ///
    /// - Parameters:
    ///   - reference: The movie that was liked, by id, outside id or title.
    ///   - limit: At most so many of each source; nil for all.
    /// - Returns: An empty listing where those who recommend movies recommend none.
    /// - Throws: Also where nobody could say what goes with the movie.
    @concurrent
    public func recommendations(
        for reference: MovieReference, limit: Int? = 20
    ) async throws(PipelineError) -> MovieListing {
        let interview = interview()
        let found = try await movie(reference, in: interview, needing: Needs(recommendations: true))
            .outcome
        guard !found.records.allSatisfy(\.detail.recommendations.isUnknown) else {
            let problems = interview.problems
            throw problems.isEmpty
                ? .nobodyCanAnswer("what goes with '\(reference)'", running: precedence) : .noAnswer(problems)
        }
        let chosen = Recommended(
            by: found, limit: limit, precedence: precedence, verdicts: verdicts
        ).movies
        let movies = try await completed(chosen, apartFrom: found, in: interview, needing: .nothing)
        return MovieListing(
            movies: movies, providers: interview.tallies(of: movies), problems: interview.problems)
    }

    /// Who made one movie, as all sources tell that know it.
    ///
    /// - Throws: Also where nobody who has the movie can say who made it.
    @concurrent
    public func credits(of reference: MovieReference) async throws(PipelineError) -> CreditsPage {
        let interview = interview()
        let needs = Needs(fields: [.actors, .directors])
        let found = try await movie(reference, in: interview, needing: needs).outcome
        if found.movie[.actors].isUnknown, found.movie[.directors].isUnknown, interview.problems.isEmpty {
            throw .nobodyCanAnswer("who made \(found.movie.title)", running: precedence)
        }
        return CreditsPage(
            movie: found.movie, providers: interview.tallies(of: [found.movie]), problems: interview.problems)
    }

    /// The movie that is meant, looked up everywhere, and what it was merged beside.
    func movie(
        _ reference: MovieReference, in interview: Interview, needing needs: Needs
    ) async throws(PipelineError) -> (outcome: CatalogMerge.Outcome, merge: CatalogMerge) {
        let seeds = try await Naming(interview: interview, needs: needs).records(of: [reference])
        let gathering = Gathering(
            interview: interview, watchlist: index, needs: needs, looksUp: true)
        let harvest = try await gathering.harvest(of: seeds)
        // Records of one title may prove to be different films once their details are known; then the film
        // is the one that holds the first of them.
        let found = harvest.outcomes.first { outcome in
            seeds.first.map { outcome.movie.ids.contains($0.id) } ?? false
        }
        guard let found else { throw .noSuchMovie(reference, asked: interview.answering) }
        return (found, harvest.merge)
    }

    /// Recommended movies, looked up everywhere, in their order.
    private func completed(
        _ recommended: [CatalogMerge.Outcome], apartFrom movie: CatalogMerge.Outcome,
        in interview: Interview, needing needs: Needs
    ) async throws(PipelineError) -> [MergedMovie] {
        let gathering = Gathering(
            interview: interview, watchlist: index, needs: needs, looksUp: true)
        let movies = try await gathering.harvest(of: recommended.flatMap(\.records)).outcomes.map(\.movie)
        let places = Dictionary(
            recommended.enumerated().flatMap { place, outcome in outcome.movie.ids.map { ($0, place) } }
        ) { first, _ in first }
        func place(_ movie: MergedMovie) -> Int { movie.ids.compactMap { places[$0] }.min() ?? .max }
        return
            movies
            // A look-up may show that a recommended movie is the very movie it was recommended for.
            .filter { !$0.ids.contains(where: movie.movie.ids.contains) }
            .sorted { (place($0), $0.id) < (place($1), $1.id) }
    }
}
