public import CatalogCore
public import CatalogMerger

/// Many movie catalogs as one: asks its sources at once and answers with merged movies.
///
///     let catalog = Catalog(sources: [tmdb, traderev])
///     let report = try await catalog.report(of: Selection(.list(.popular)))
///
/// The order of the sources is the precedence: of two values that differ the earlier source's is chosen, and
/// both are kept as claims. Sources that fail are problems in the answer, never a lost answer; a method
/// throws only when nobody could answer at all.
public struct Catalog: Sendable {
    /// The sources in precedence order.
    public let sources: [Source]
    private let observe: @Sendable (PipelineEvent) -> Void

    /// Makes a catalog.
    ///
    /// - Parameters:
    ///   - sources: Whom to ask, the most trusted first, no id twice.
    ///   - observe: Told what happens while an answer is on its way; called from any task.
    public init(sources: [Source], observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }) {
        self.sources = sources
        self.observe = observe
    }

    var precedence: [ProviderID] { sources.map(\.id) }

    func interview() -> Interview { Interview(sources: sources, observe: observe) }

    /// The movies of a selection, merged and sorted, with what lists tell: no detail is asked for that
    /// neither the filter nor the order needs, and no movie is looked up elsewhere.
    public func listing(
        of selection: Selection, sort: MovieSort = .popularity
    ) async throws(PipelineError) -> MovieListing {
        let interview = interview()
        // Popularity is what lists are made of: where a list does not tell it, no page does.
        let wanted = selection.filter.fields.union([sort.field].compactMap(\.self)).subtracting([.popularity])
        let gathering = Gathering(interview: interview, filter: selection.filter, wanted: wanted)
        let movies = try await self.movies(of: selection, with: gathering)
        return MovieListing(
            movies: sort.sorted(movies), providers: interview.tallies(of: movies),
            problems: interview.problems)
    }

    /// The movies of a selection with everything that sources know of them, grouped, with ranked people.
    public func report(
        of selection: Selection, shape: ReportShape = ReportShape()
    ) async throws(PipelineError) -> Report {
        let interview = interview()
        let gathering = Gathering(
            interview: interview, filter: selection.filter, wanted: Set(MovieField.allCases), looksUp: true)
        let movies = try await self.movies(of: selection, with: gathering)
        return ReportBuilder(shape: shape, precedence: precedence)
            .report(of: movies, providers: interview.tallies(of: movies), problems: interview.problems)
    }

    private func movies(
        of selection: Selection, with gathering: Gathering
    ) async throws(PipelineError) -> [MergedMovie] {
        let interview = gathering.interview
        let chosen: [[DatedRecord]]?
        if case .movies(let references) = selection.origin {
            chosen = try await records(of: references, in: interview)
        } else {
            chosen = nil
        }
        let outcomes: [CatalogMerge.Outcome]
        do {
            outcomes = try await gathering.movies { source throws(CancellationError) in
                guard let chosen else {
                    return try await interview.movies(
                        of: source, in: selection.origin, limit: selection.limit)
                }
                return Interview.Opening(chosen.joined().filter { $0.id.provider == source.id })
            }
        } catch {
            throw .cancelled
        }
        try expectAnswer(to: selection.origin, from: interview)
        return outcomes.map(\.movie)
    }

    /// An answer of nobody is no answer, however well formed.
    private func expectAnswer(to origin: Selection.Origin, from interview: Interview) throws(PipelineError) {
        guard !interview.hasAnswers else {
            switch origin {
            case .person(let name) where !interview.hasPerson && interview.problems.isEmpty:
                throw .noSuchPerson(name, asked: interview.asked)
            case .personID(let id) where !interview.hasPerson && interview.problems.isEmpty:
                throw .noSuchPerson(id.description, asked: interview.asked)
            case .person, .personID, .list, .search, .movies:
                return
            }
        }
        let problems = interview.problems
        guard problems.isEmpty else { throw .noAnswer(problems) }
        throw .nobodyCanAnswer(origin.question, running: precedence)
    }
}

extension Selection.Origin {
    /// What is asked, to stand behind "can answer".
    fileprivate var question: String {
        switch self {
        case .list(let name): "the list '\(name.rawValue)'"
        case .search: "a search"
        case .person, .personID: "what movies a person made"
        case .movies: "for these movies"
        }
    }
}
