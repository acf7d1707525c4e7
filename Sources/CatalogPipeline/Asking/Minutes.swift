internal import CatalogCore
internal import CatalogMerger

/// What is noted of a run's answers: who answered, and what went wrong.
///
/// A plain value: notes taken in another order come to the same problems and tallies.
struct Minutes: Sendable {
    /// By what was asked of whom every problem, with its place among those of its reply.
    private var places: [Asked: [Problem: Int]] = [:]
    private var refusals: [ProviderID: FailureReason] = [:]
    private var answering: Set<ProviderID> = []
    private var giving: Set<ProviderID> = []
    private var stale: Set<ProviderID> = []

    /// Notes an answer and what is missing from it.
    mutating func note(_ reply: Reply<some Any>, of source: ProviderID) {
        answering.insert(source)
        if reply.isStale { stale.insert(source) }
        note(reply.problems)
    }

    /// Notes what went wrong, in the order in which a source says so.
    mutating func note(_ problems: [Problem]) {
        for (place, problem) in problems.enumerated() {
            let known = places[Asked(problem), default: [:]][problem]
            places[Asked(problem), default: [:]][problem] = min(known ?? .max, place)
            // Who has answered before knows the credential: such a refusal is about the one question.
            if problem.reason.isRefusal, refusals[problem.provider] == nil, !hasAnswer(of: problem.provider) {
                refusals[problem.provider] = problem.reason
            }
        }
    }

    /// Notes that a source has no such thing, where that is an answer and no problem.
    mutating func noteAbsence(of question: Question, at source: ProviderID) {
        let absence = Problem(source, question, .notFound)
        places[Asked(absence)]?[absence] = nil
        answering.insert(source)
    }

    /// Notes that a source gave all it was asked for, be it nothing.
    mutating func noteAnswer(of source: ProviderID) { answering.insert(source) }

    /// Notes that a source gave some movies.
    mutating func noteMovies(of source: ProviderID) { giving.insert(source) }

    /// Why a source would refuse every further question: it refused before it answered any. Nil where it would
    /// not.
    func refusal(of source: ProviderID) -> FailureReason? { refusals[source] }

    /// Whether a source gave an answer, be it an empty one.
    func hasAnswer(of source: ProviderID) -> Bool { answering.contains(source) }

    /// Why a question to a source failed, or what was missing from its answer; empty for a whole answer.
    func reasons(of source: ProviderID, failing question: Question) -> [FailureReason] {
        places[Asked(source, question)]?.keys.map(\.reason) ?? []
    }

    /// The questions to a source that failed, or whose answers are not whole.
    func failing(at source: ProviderID) -> Set<Question> {
        Set(places.keys.lazy.filter { $0.provider == source }.map(\.question))
    }

    /// What went wrong: in the order of providers, then by question and movie, then as the source says it.
    ///
    /// A provider that refused says so once, for the first of the questions that it refused. So does one that
    /// was left alone for failing again and again: for the first question that it failed, and how many others
    /// there were, whether they were still put to it or not.
    ///
    /// - Parameter leftAlone: The providers that were left alone.
    func problems(in order: [ProviderID], leftAlone: Set<ProviderID> = []) -> [Problem] {
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        let sorted = places.values.joined().map { problem, place in
            Keyed(problem: problem, rank: ranks[problem.provider] ?? .max, place: place)
        }.sorted().map(\.problem)
        var refused: Set<ProviderID> = []
        let distinct = sorted.filter { problem in
            !problem.reason.isRefusal || refusals[problem.provider] == nil
                || refused.insert(problem.provider).inserted
        }
        return leftAlone.isEmpty ? distinct : Self.gathered(distinct, of: leftAlone)
    }

    /// The problems, with one in place of all that come of the failing of a provider that was left alone.
    private static func gathered(_ problems: [Problem], of leftAlone: Set<ProviderID>) -> [Problem] {
        func isGathered(_ problem: Problem) -> Bool {
            problem.reason.isFailureOfSource && leftAlone.contains(problem.provider)
        }
        // A question that failed in several ways, such as a list whose pages did, is still one question.
        let questions = Dictionary(grouping: problems.filter(isGathered), by: \.provider)
            .mapValues { Set($0.map(\.question)).count }
        var told: Set<ProviderID> = []
        return problems.compactMap { problem in
            guard isGathered(problem) else { return problem }
            guard told.insert(problem.provider).inserted else { return nil }
            let others = (questions[problem.provider] ?? 1) - 1
            return Problem(problem.provider, problem.question, problem.reason, othersLeft: others)
        }
    }

    /// Whom a problem is of, and what was asked: so that a question about thousands of movies is found again at once.
    private struct Asked: Hashable {
        let provider: ProviderID
        let question: Question

        init(_ provider: ProviderID, _ question: Question) {
            self.provider = provider
            self.question = question
        }

        init(_ problem: Problem) { self.init(problem.provider, problem.question) }
    }

    private struct Keyed: Comparable {
        let problem: Problem
        let rank: Int
        let place: Int

        static func < (one: Keyed, other: Keyed) -> Bool {
            let (left, right) = (one.problem.question, other.problem.question)
            if (one.rank, left.rank) != (other.rank, right.rank) {
                return (one.rank, left.rank) < (other.rank, right.rank)
            }
            if let movie = left.movie, let second = right.movie, movie != second { return movie < second }
            if left != right { return left.description < right.description }
            return (one.place, one.problem.description) < (other.place, other.problem.description)
        }
    }

    /// What each source contributed to an answer that consists of these movies, in the order of the sources.
    ///
    /// - Parameter counts: How many movies of the answer carry an id of each source.
    func tallies(of sources: [Source], counts: [ProviderID: Int]) -> [ProviderTally] {
        let troubled = Set(places.lazy.filter { !$0.value.isEmpty }.map(\.key.provider))
        return sources.map { source in
            let count = counts[source.id] ?? 0
            // Movies that a filter dropped were given all the same.
            let gave = count > 0 || giving.contains(source.id)
            let status: ProviderTally.Status =
                if troubled.contains(source.id) {
                    gave ? .partial : .failed
                } else {
                    hasAnswer(of: source.id) ? .ok : .unsupported
                }
            return ProviderTally(
                id: source.id, kind: source.kind, status: status, movies: count,
                attribution: source.attribution, isStale: stale.contains(source.id))
        }
    }
}

extension FailureReason {
    /// Whether every other question to the provider would fail the same way.
    fileprivate var isRefusal: Bool {
        switch self {
        case .unauthorized, .unconfigured: true
        case .notFound, .rateLimited, .timeout, .unreachable, .serverError, .malformed, .unreadable,
            .tooLarge, .offline, .notRecorded, .invalidRow:
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
