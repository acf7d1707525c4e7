internal import CatalogCore
internal import Synchronization

/// A movie service in memory, behind every stub provider: answers from its holdings, fails where the script
/// says so, waits at its gates, and remembers what it was asked.
///
/// Questions have labels: `archive: list popular 20`, `archive: search Inception 2010`, `kiosk: detail 1`; what
/// has no limit is asked for `all`.
final class StubService: Sendable {
    let id: ProviderID
    let gates: Gates
    private let holdings: Holdings
    private let script: [String: Scripted]
    private let log = Mutex(Log())

    /// What it knows.
    struct Holdings: Sendable {
        /// Its lists; one that it does not have is unsupported.
        var lists: [ListName: [MovieSummary]] = [:]
        /// Whether the popular list is all it has.
        var isWhole = false
        /// Its pages, which are also what it searches in.
        var pages: [MovieDetail] = []
        /// Credits and recommendations, where they are told apart from the pages.
        var credits: [MovieID: [Credit]] = [:]
        var recommendations: [MovieID: [MovieSummary]] = [:]
        /// The people it knows, by name.
        var people: [String: Filmography] = [:]
    }

    /// What happens to a question beside its usual answer.
    enum Scripted: Sendable {
        case failure(FailureReason)
        case unsupported
        case problems([FailureReason])
        case stale
    }

    private struct Log {
        var asked: [String] = []
        var underWay = 0
        var mostAtOnce = 0
        var cancelled: [String] = []
    }

    init(_ id: ProviderID, holdings: Holdings, script: [String: Scripted], gates: Gates) {
        self.id = id
        self.holdings = holdings
        self.script = script
        self.gates = gates
    }

    /// The labels of all questions so far, in alphabetical order.
    var asked: [String] { log.withLock { $0.asked.sorted() } }

    /// How many questions were under way together at most.
    var mostAtOnce: Int { log.withLock(\.mostAtOnce) }

    /// The labels of the questions whose tasks were cancelled while they waited, in alphabetical order.
    var cancelled: [String] { log.withLock { $0.cancelled.sorted() } }

    // MARK: Answers

    func movies(in request: ListRequest) async throws(ProviderError) -> Reply<MovieList> {
        let count = request.limit.map(String.init) ?? "all"
        return try await answer(.list(request.list), "list \(request.list.rawValue) \(count)") { holdings in
            guard let list = holdings.lists[request.list] else { return nil }
            let movies = Array(list.prefix(request.limit ?? .max))
            return MovieList(movies: movies, isWholeCatalog: holdings.isWhole && movies.count == list.count)
        }
    }

    func movies(matching request: SearchRequest) async throws(ProviderError) -> Reply<[MovieSummary]> {
        switch request.query {
        case .title(let title, let year):
            let label = "search \(title)" + (year.map { " \($0)" } ?? "")
            return try await answer(.search(title), label) { holdings in
                let wanted = title.lowercased()
                let hits = holdings.pages.map(\.summary).filter { summary in
                    isAbout(year, summary.year.value)
                        && [summary.title, summary.originalTitle.value ?? ""]
                            .contains { $0.lowercased().contains(wanted) }
                }
                return Array(hits.prefix(request.limit))
            }
        case .externalID(let external):
            return try await answer(.find(external), "find \(external)") { holdings in
                holdings.pages.filter { $0.externalIDs.value?.contains(external) == true }.map(\.summary)
            }
        }
    }

    func filmography(for request: PersonRequest) async throws(ProviderError) -> Reply<Filmography?> {
        let who =
            switch request.query {
            case .name(let name): name
            case .id(let id): id.description
            }
        return try await answer(.person(who), "person \(who)") { holdings in
            .some(holdings.people[who] ?? holdings.people.values.first { $0.person.id.description == who })
        }
    }

    func detail(for movie: MovieID) async throws(ProviderError) -> Reply<MovieDetail> {
        try await answer(.detail(movie), "detail \(movie.key)") { holdings in
            holdings.pages.first { $0.id == movie }
        }
    }

    func credits(for movie: MovieID) async throws(ProviderError) -> Reply<[Credit]> {
        try await answer(.credits(movie), "credits \(movie.key)") { $0.credits[movie] ?? [] }
    }

    func recommendations(for movie: MovieID) async throws(ProviderError) -> Reply<[MovieSummary]> {
        try await answer(.recommendations(movie), "recommendations \(movie.key)") {
            $0.recommendations[movie] ?? []
        }
    }

    /// - Parameter value: Nil where the service has no such thing: unsupported for a list, else not found.
    private func answer<Value>(
        _ question: Question, _ words: String, _ value: (Holdings) -> Value?
    ) async throws(ProviderError) -> Reply<Value> {
        let label = "\(id): \(words)"
        log.withLock { log in
            log.asked.append(label)
            log.underWay += 1
            log.mostAtOnce = max(log.mostAtOnce, log.underWay)
        }
        defer { log.withLock { $0.underWay -= 1 } }
        guard await gates.pass(label) else {
            log.withLock { $0.cancelled.append(label) }
            throw .cancelled
        }
        defer { gates.depart(label) }
        var problems: [FailureReason] = []
        var isStale = false
        switch script[words] {
        case .failure(let reason): throw .failed(Problem(id, question, reason))
        case .unsupported: throw .unsupported
        case .problems(let reasons): problems = reasons
        case .stale: isStale = true
        case nil: break
        }
        guard let value = value(holdings) else {
            if case .list = question { throw .unsupported }
            throw .failed(Problem(id, question, .notFound))
        }
        return Reply(value, problems: problems.map { Problem(id, question, $0) }, isStale: isStale)
    }

    /// Services take a year that somebody asks for with a grain of salt.
    private func isAbout(_ wanted: Int?, _ year: Int?) -> Bool {
        guard let wanted, let year else { return wanted == nil }
        return abs(wanted - year) <= 1
    }
}
