internal import CatalogCore
internal import CatalogMerger
internal import Synchronization

/// One run's conversation with its sources: asks, remembers what went wrong, and asks no one again who
/// refused the credential.
///
/// Everything here is safe to call from concurrent tasks. What it reports at the end does not depend on the
/// order in which answers arrived.
final class Interview: Sendable {
    /// The sources in precedence order.
    let sources: [Source]
    private let observe: @Sendable (PipelineEvent) -> Void
    private let memory = Mutex(Memory())

    private struct Memory {
        var problems: Set<Problem> = []
        var refused: Set<ProviderID> = []
        var answered: Set<ProviderID> = []
        var stale: Set<ProviderID> = []
        var asked: Set<ProviderID> = []
        var hasPerson = false
        var notices: Set<Notice> = []
    }

    init(sources: [Source], observe: @escaping @Sendable (PipelineEvent) -> Void) {
        self.sources = sources
        self.observe = observe
    }

    /// Asks one source one question.
    ///
    /// - Returns: Nil where the source failed, cannot answer such a question, or has refused before; what
    ///   went wrong is remembered.
    /// - Throws: Only when the run is ended.
    func answer<Value>(
        of source: Source,
        to question: Question,
        _ ask: () async throws(ProviderError) -> Reply<Value>
    ) async throws(CancellationError) -> Reply<Value>? {
        if let refusal = source.refusal {
            remember(Problem(source.id, question, refusal))
            return nil
        }
        guard !memory.withLock({ $0.refused.contains(source.id) }) else { return nil }
        memory.withLock { _ = $0.asked.insert(source.id) }
        observe(.asked(source.id, question))
        defer { observe(.settled(source.id, question)) }
        do {
            let reply = try await ask()
            memory.withLock { memory in
                memory.answered.insert(source.id)
                memory.problems.formUnion(reply.problems)
                if reply.isStale { memory.stale.insert(source.id) }
            }
            return reply
        } catch {
            switch error {
            case .failed(let problem): remember(problem)
            case .unsupported: break
            case .cancelled: throw CancellationError()
            }
            return nil
        }
    }

    /// Reports something worth knowing, once.
    func report(_ notice: Notice) {
        if memory.withLock({ $0.notices.insert(notice).inserted }) { observe(.notice(notice)) }
    }

    private func remember(_ problem: Problem) {
        memory.withLock { memory in
            if problem.reason.isRefusal { memory.refused.insert(problem.provider) }
            memory.problems.insert(problem)
        }
    }

    /// What went wrong so far: in configured order of providers, then by question, then by movie. A provider
    /// that refused says so once: requests that were under way when the first refusal came say nothing new.
    var problems: [Problem] {
        let order = Dictionary(sources.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let sorted = memory.withLock(\.problems).sorted { one, other in
            let left = (order[one.provider] ?? .max, one.question.rank)
            let right = (order[other.provider] ?? .max, other.question.rank)
            guard left == right else { return left < right }
            if let movie = one.question.movie, let second = other.question.movie, movie != second {
                return movie < second
            }
            return one.description < other.description
        }
        var refused: Set<ProviderID> = []
        return sorted.filter { !$0.reason.isRefusal || refused.insert($0.provider).inserted }
    }

    /// What each source contributed to an answer that consists of these movies.
    func tallies(of movies: [MergedMovie]) -> [ProviderTally] {
        let memory = memory.withLock { $0 }
        var counts: [ProviderID: Int] = [:]
        for id in movies.lazy.flatMap(\.ids) { counts[id.provider, default: 0] += 1 }
        return sources.map { source in
            let hasProblems = memory.problems.contains { $0.provider == source.id }
            let count = counts[source.id] ?? 0
            let status: ProviderTally.Status =
                if hasProblems {
                    count > 0 ? .partial : .failed
                } else {
                    memory.answered.contains(source.id) ? .ok : .unsupported
                }
            return ProviderTally(
                id: source.id, kind: source.kind, status: status, movies: count,
                attribution: source.attribution,
                isStale: memory.stale.contains(source.id))
        }
    }

    /// Whether anybody gave an answer, be it an empty one.
    var hasAnswers: Bool { memory.withLock { !$0.answered.isEmpty } }

    /// Remembers that somebody knows the person who was asked for.
    func knowsPerson() { memory.withLock { $0.hasPerson = true } }

    /// Whether anybody knows the person who was asked for.
    var hasPerson: Bool { memory.withLock(\.hasPerson) }

    /// The sources that were really asked, in precedence order.
    var asked: [ProviderID] {
        let asked = memory.withLock(\.asked)
        return sources.map(\.id).filter(asked.contains)
    }
}

extension FailureReason {
    /// Whether every other question to the provider would fail the same way.
    fileprivate var isRefusal: Bool {
        switch self {
        case .unauthorized, .unconfigured: true
        case .notFound, .rateLimited, .timeout, .unreachable, .serverError, .unreadable, .tooLarge, .offline,
            .notRecorded, .invalidRow:
            false
        }
    }
}

extension Question {
    /// Where problems of such a question stand among those of one provider.
    fileprivate var rank: Int {
        switch self {
        case .configuration: 0
        case .list: 1
        case .search: 2
        case .find: 3
        case .person: 4
        case .detail: 5
        case .credits: 6
        case .recommendations: 7
        }
    }
}
