public import CatalogCore
public import CatalogMerger

/// Many movie catalogs as one: asks its sources at once and answers with merged movies.
///
///     let catalog = Catalog(sources: [tmdb, traderev])
///     let report = try await catalog.report(of: Selection(.list(.popular)))
///
/// The order of the sources is the precedence: of two values that differ the earlier source's is chosen, unless
/// rules say otherwise, and both are kept as claims. Sources that fail are problems in the answer, never a lost answer; a method
/// throws only when there is no answer at all (``PipelineError``). The same answers of the sources give the
/// same result, in whatever order they arrive.
///
/// Cancelling the task that asks ends every question under way, and the method throws
/// ``PipelineError/cancelled``. Matching and merging are done off the caller's actor.
public struct Catalog: Sendable {
    /// The sources in precedence order.
    public let sources: [Source]
    /// The movies that are marked in every answer.
    public let watchlist: Watchlist
    /// The kind of every configured provider, also of those that are not among the sources.
    let configured: [ProviderID: String]
    /// What the user said about which records are the same movie.
    let verdicts: Verdicts
    /// What the user said about whose value counts.
    let rules: MergeRules
    /// The watchlist as movies are looked up in it.
    let index: WatchlistIndex
    private let observe: @Sendable (PipelineEvent) -> Void

    /// Makes a catalog.
    ///
    /// - Parameters:
    ///   - sources: Whom to ask, the most trusted first, no id twice.
    ///   - watchlist: The user's own list: its movies are marked in every answer.
    ///   - configured: The kind of every provider that is configured, also of those that are not asked. An id on
    ///     the list whose provider is not among them counts for every provider of its kind. The sources need not
    ///     be named.
    ///   - rules: Whose value counts where the sources differ; without any, the earlier source's.
    ///   - observe: Told what happens while an answer is on its way; called from any task. Questions are told as
    ///     they come and go; notices in an order that does not depend on it.
    public init(
        sources: [Source], watchlist: Watchlist = Watchlist(), configured: [ProviderID: String] = [:],
        rules: MergeRules = MergeRules(), observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) {
        self.init(
            sources: sources, watchlist: watchlist, configured: configured, verdicts: .none, rules: rules,
            observe: observe)
    }

    /// Makes a catalog that obeys the user's verdicts.
    ///
    /// Records that are said to be the same are one movie in every answer, and wherever movies are looked up the
    /// named record is fetched by its id. Records that are said to be different are never one movie, and no
    /// look-up takes one for the other.
    package init(
        sources: [Source], watchlist: Watchlist = Watchlist(), configured: [ProviderID: String] = [:],
        verdicts: Verdicts, rules: MergeRules = MergeRules(),
        observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) {
        let kinds = Dictionary(sources.map { ($0.id, $0.kind) }) { first, _ in first }
        self.sources = sources
        self.watchlist = watchlist
        self.configured = configured.merging(kinds) { _, running in running }
        self.verdicts = verdicts
        self.rules = rules
        self.index = WatchlistIndex(watchlist, configured: self.configured)
        self.observe = observe
    }

    var precedence: [ProviderID] { sources.map(\.id) }

    func interview() -> Interview {
        Interview(sources: sources, verdicts: verdicts, rules: rules, observe: observe)
    }

    /// The movies of a selection, merged and sorted, with what lists tell: no detail is asked for that
    /// neither the filter nor the order needs, and no movie is looked up elsewhere but those of the watchlist.
    @concurrent
    public func listing(
        of selection: Selection, sort: MovieSort = .popularity
    ) async throws(PipelineError) -> MovieListing {
        let interview = interview()
        // Popularity is what lists are made of: where a list does not tell it, no page does.
        let fields = selection.filter.fields.union([sort.field].compactMap(\.self)).subtracting([.popularity])
        let gathering = Gathering(
            interview: interview, watchlist: index, filter: selection.filter, needs: Needs(fields: fields),
            looksUp: selection.origin == .watchlist)
        let movies = try await harvest(of: selection, by: gathering).outcomes.map(\.movie)
        return MovieListing(
            movies: sort.sorted(movies), providers: interview.tallies(of: movies),
            problems: interview.problems)
    }

    /// The movies of a selection with everything that sources know of them, looked up everywhere, grouped, with
    /// ranked people.
    @concurrent
    public func report(
        of selection: Selection, shape: ReportShape = ReportShape()
    ) async throws(PipelineError) -> Report {
        let interview = interview()
        let gathering = Gathering(
            interview: interview, watchlist: index, filter: selection.filter, needs: .everything,
            looksUp: true)
        let movies = try await harvest(of: selection, by: gathering).outcomes.map(\.movie)
        return ReportBuilder(shape: shape, precedence: precedence)
            .report(of: movies, providers: interview.tallies(of: movies), problems: interview.problems)
    }

    /// The movies of a selection.
    ///
    /// - Throws: Where nobody gave an answer, be it an empty one: an answer of nobody is no answer, however well
    ///   formed.
    func harvest(
        of selection: Selection, by gathering: Gathering
    ) async throws(PipelineError) -> Gathering.Harvest {
        let interview = gathering.interview
        switch selection.origin {
        case .movies(let references):
            let records = try await Naming(interview: interview, needs: gathering.needs)
                .records(of: references)
            return try await gathering.harvest(of: records)
        case .watchlist:
            return try await harvestOfWatchlist(by: gathering)
        case .personID(let id) where !precedence.contains(id.provider):
            throw .notRunning(id.provider, running: precedence)
        case .list, .search, .person, .personID:
            break
        }
        let harvest = try await gathering.harvest { source throws(CancellationError) in
            try await interview.opening(selection, at: source)
        }
        let (answering, problems) = (interview.answering, interview.problems)
        guard !answering.isEmpty || problems.isEmpty else { throw .noAnswer(problems) }
        guard !answering.isEmpty else {
            throw .nobodyCanAnswer(selection.origin.question, running: precedence)
        }
        if let who = selection.origin.person, !harvest.knowsPerson, problems.isEmpty {
            throw .noSuchPerson(who, asked: answering)
        }
        return harvest
    }
}

extension Selection.Origin {
    /// What is asked, to stand behind "can answer".
    var question: String {
        switch self {
        case .list(let name): "the list '\(name.rawValue)'"
        case .search: "a search"
        case .person, .personID: "what movies a person made"
        case .movies: "for these movies"
        case .watchlist: "for the movies of your watchlist"
        }
    }

    /// The person who is asked for.
    fileprivate var person: String? {
        switch self {
        case .person(let name): name
        case .personID(let id): id.description
        case .list, .search, .movies, .watchlist: nil
        }
    }
}
