internal import CatalogCore
internal import CatalogPipeline
internal import Synchronization
internal import Testing

/// A catalog over stub sources, with what a test wants to know of its runs.
///
/// The everyday cinema has two sources. The `archive` answers everything and knows five films, of which its
/// list names two. The `kiosk` cannot search; its list of three films is all it has, one of them unknown to
/// the archive.
struct Cinema: Sendable {
    let gates: Gates
    let services: [StubService]
    let catalog: Catalog
    private let events: Events

    /// Remembers what a catalog tells while it works.
    private final class Events: Sendable {
        let all = Mutex<[PipelineEvent]>([])
        let settled = Gates()
    }

    /// A source in the making.
    struct Plan: Sendable {
        var id: ProviderID
        var holdings: StubService.Holdings
        var script: [String: StubService.Scripted] = [:]
        var source: @Sendable (StubService) -> Source
    }

    /// - Parameters:
    ///   - configured: The kinds of providers that do not run.
    ///   - verdicts: What the user said about records.
    ///   - rules: What the user said about whose value counts.
    init(
        _ plans: [Plan], watchlist: [WatchlistEntry] = [], configured: [ProviderID: String] = [:],
        verdicts: Verdicts = .none, rules: MergeRules = MergeRules()
    ) {
        let gates = Gates()
        let events = Events()
        let services = plans.map { plan in
            StubService(plan.id, holdings: plan.holdings, script: plan.script, gates: gates)
        }
        self.gates = gates
        self.services = services
        self.events = events
        self.catalog = Catalog(
            sources: zip(plans, services).map { $0.source($1) }, watchlist: Watchlist(watchlist),
            configured: configured, verdicts: verdicts, rules: rules
        ) { event in
            events.all.withLock { $0.append(event) }
            if case .settled(let provider, let question) = event {
                events.settled.depart("\(provider) \(question)")
            }
        }
    }

    /// The labels of all questions so far, in alphabetical order.
    var asked: [String] { services.flatMap(\.asked).sorted() }

    /// The labels of the questions that saw their cancellation, in alphabetical order.
    var cancelled: [String] { services.flatMap(\.cancelled).sorted() }

    /// The notices so far, in the order in which they came.
    var notices: [Notice] {
        events.all.withLock { events in
            events.compactMap { event in
                if case .notice(let notice) = event { notice } else { nil }
            }
        }
    }

    /// Returns when the catalog has taken note of an answer.
    func settled(_ provider: ProviderID, _ question: Question) async {
        await events.settled.departure(of: "\(provider) \(question)")
    }
}

extension Cinema.Plan {
    /// The source that answers everything.
    static func archive(_ script: [String: StubService.Scripted] = [:]) throws -> Self {
        let id = try #require(ProviderID("archive"))
        func key(_ number: Int) -> MovieID { MovieID(provider: id, number: number) }
        let films: [Film] = [.inception, .interstellar, .toyStory, .batman1966, .batman1989]
        let summaries = films.enumerated().map { $1.summary(key($0 + 1)) }
        let recommended = [1: [summaries[1], summaries[0], summaries[2]], 3: [summaries[0]]]
        let pages = films.enumerated().map { index, film in
            film.page(key(index + 1), recommending: recommended[index + 1] ?? [])
        }
        let hanks = Filmography(
            person: Person(id: PersonID(provider: id, number: 31), name: "Tom Hanks"),
            namesakes: [
                Person(id: PersonID(provider: id, number: 32), name: "Tom Hanks", knownFor: ["Extras"])
            ],
            movies: [summaries[2]])
        return Self(
            id: id,
            holdings: StubService.Holdings(
                lists: [.popular: Array(summaries.prefix(2)), .topRated: [summaries[1]]], pages: pages,
                people: ["Tom Hanks": hanks]),
            script: script
        ) { Source(FullStub(service: $0), kind: "full", attribution: "From the archive.") }
    }

    /// The source whose list is all it has.
    static func kiosk(_ script: [String: StubService.Scripted] = [:]) throws -> Self {
        let id = try #require(ProviderID("kiosk"))
        func key(_ number: Int) -> MovieID { MovieID(provider: id, number: number) }
        let films: [Film] = [.inception, .toyStory, .endgame]
        let summaries = films.enumerated().map { $1.bareSummary(key($0 + 1)) }
        return Self(
            id: id,
            holdings: StubService.Holdings(
                lists: [.popular: summaries], isWhole: true,
                pages: films.enumerated().map { $1.barePage(key($0 + 1)) },
                recommendations: [key(1): summaries]),
            script: script
        ) { Source(PlainStub(service: $0), kind: "plain") }
    }

    /// A source of other films.
    ///
    /// - Parameters:
    ///   - films: Its films, numbered from 1; all are listed, and all have pages.
    ///   - isBare: Whether lists and pages tell little more than names and years.
    static func house(
        _ name: String, _ films: [Film], isBare: Bool = false, isWhole: Bool = false,
        script: [String: StubService.Scripted] = [:],
        as source: @escaping @Sendable (StubService) -> Source
    ) throws -> Self {
        let id = try #require(ProviderID(name))
        func key(_ index: Int) -> MovieID { MovieID(provider: id, number: index + 1) }
        let films = films.enumerated()
        return Self(
            id: id,
            holdings: StubService.Holdings(
                lists: [.popular: films.map { isBare ? $1.bareSummary(key($0)) : $1.summary(key($0)) }],
                isWhole: isWhole,
                pages: films.map { isBare ? $1.barePage(key($0)) : $1.page(key($0)) }),
            script: script, source: source)
    }

    /// The same source under another script.
    func scripted(_ script: [String: StubService.Scripted]) -> Self {
        var plan = self
        plan.script = script
        return plan
    }
}

extension Cinema {
    /// The archive and the kiosk, in this order of precedence.
    static func everyday(
        archive: [String: StubService.Scripted] = [:], kiosk: [String: StubService.Scripted] = [:],
        watchlist: [WatchlistEntry] = [], verdicts: Verdicts = .none, rules: MergeRules = MergeRules()
    ) throws -> Cinema {
        Cinema(
            [try .archive(archive), try .kiosk(kiosk)], watchlist: watchlist, verdicts: verdicts, rules: rules
        )
    }

    /// A film of which another source has two that nothing tells apart.
    static func twins(verdicts: Verdicts = .none) throws -> Cinema {
        let crash = Film(title: "Crash", year: 2004)
        var other = crash
        other.popularity = 3
        return Cinema(
            [
                try .house("stall", [crash, .interstellar], isBare: true) {
                    Source(ListAndPagesStub(service: $0), kind: "lists")
                },
                try .house("vault", [crash, other, .interstellar]) {
                    Source(SearchStub(service: $0), kind: "search")
                },
            ], verdicts: verdicts)
    }
}
