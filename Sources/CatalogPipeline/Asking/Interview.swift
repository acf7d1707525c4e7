internal import CatalogCore
internal import CatalogMerger
internal import Synchronization

/// One run's conversation with its sources: asks, takes minutes, asks nothing twice that must not be, and
/// asks no one again who refused the credential.
///
/// Everything here is safe to call from concurrent tasks. What the minutes say at the end does not depend on
/// the order in which answers arrived.
final class Interview: Sendable {
    /// The sources in precedence order.
    let sources: [Source]
    /// What the user said about which records are the same movie; everything that is matched obeys it.
    let verdicts: Verdicts
    /// What the user said about whose value counts.
    let rules: MergeRules
    private let observe: @Sendable (PipelineEvent) -> Void
    private let memory = Mutex(Memory())

    private struct Memory {
        var minutes = Minutes()
        var kept: [Wanted: [DatedRecord]?] = [:]
    }

    init(
        sources: [Source], verdicts: Verdicts = .none, rules: MergeRules = MergeRules(),
        observe: @escaping @Sendable (PipelineEvent) -> Void
    ) {
        self.sources = sources
        self.verdicts = verdicts
        self.rules = rules
        self.observe = observe
    }

    /// The sources' names in precedence order.
    var precedence: [ProviderID] { sources.map(\.id) }

    /// The language of each source's titles and texts, of those where that is known.
    var languages: [ProviderID: String] {
        Dictionary(sources.compactMap { source in source.language.map { (source.id, $0) } }) { first, _ in
            first
        }
    }

    /// Asks one source one question.
    ///
    /// - Returns: Nil where the source failed, cannot answer such a question, or has refused before; what
    ///   went wrong is noted.
    /// - Throws: Only when the run is ended.
    func answer<Value>(
        of source: Source,
        to question: Question,
        _ ask: () async throws(ProviderError) -> Reply<Value>
    ) async throws(CancellationError) -> Reply<Value>? {
        guard !Task.isCancelled else { throw CancellationError() }
        if let refusal = source.refusal ?? memory.withLock({ $0.minutes.refusal(of: source.id) }) {
            // Noted as if it had been asked, so that the problem that is shown for all of them is the same
            // whichever question was refused first.
            note([Problem(source.id, question, refusal)])
            return nil
        }
        observe(.asked(source.id, question))
        defer { observe(.settled(source.id, question)) }
        do {
            let reply = try await ask()
            memory.withLock { $0.minutes.note(reply, of: source.id) }
            return reply
        } catch {
            switch error {
            case .failed(let problem): note([problem])
            case .unsupported: break
            case .cancelled: throw CancellationError()
            }
            return nil
        }
    }
}

// MARK: What is kept for the run

extension Interview {
    /// What is asked for once in a run, whatever comes of it.
    enum Wanted: Hashable, Sendable {
        /// Everything a source says about one movie.
        case page(MovieID)
        /// Everything a source has.
        case wholeList(ProviderID)
        /// What a source finds.
        case hits(ProviderID, SearchRequest)

        /// The place of what a search or a list turns up, by a text that no other has; nil for a page.
        fileprivate var rank: String? {
            switch self {
            case .page: return nil
            case .wholeList(let source): return "0 \(source)"
            case .hits(let source, let request):
                let query =
                    switch request.query {
                    case .title(let title, let year): "1 \(year ?? 0) \(title)"
                    case .externalID(let id): "2 \(id)"
                    }
                return "1 \(source) \(request.limit) \(query)"
            }
        }
    }

    /// What `ask` gives, or what came of it before; nil where the source failed or cannot say.
    ///
    /// Two tasks that want the same thing at the same time both ask.
    func once(
        _ wanted: Wanted, _ ask: () async throws(CancellationError) -> [DatedRecord]?
    ) async throws(CancellationError) -> [DatedRecord]? {
        if let kept = memory.withLock({ $0.kept[wanted] }) { return kept }
        let records = try await ask()
        keep(records, as: wanted)
        return records
    }

    /// Every record that a search or a whole list has turned up so far, each once, by id.
    var seen: [MovieDetail] {
        let kept = memory.withLock(\.kept)
        var seen: [MovieID: MovieDetail] = [:]
        // Two searches may tell of one record, and which of them counts must not depend on chance.
        let found = kept.compactMap { wanted, records in
            wanted.rank.map { (rank: $0, records: records ?? []) }
        }
        for (_, records) in found.sorted(by: { $0.rank < $1.rank }) {
            for record in records where seen[record.id] == nil { seen[record.id] = record.detail }
        }
        return seen.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Keeps what came of a question, so that it need not be asked.
    func keep(_ records: [DatedRecord]?, as wanted: Wanted) {
        memory.withLock { _ = $0.kept.updateValue(records, forKey: wanted) }
    }
}

// MARK: What is reported

extension Interview {
    /// Notes what went wrong outside of an answer.
    func note(_ problems: [Problem]) {
        memory.withLock { $0.minutes.note(problems) }
    }

    /// Notes that a source has no such thing, where that is an answer and no problem.
    func noteAbsence(of question: Question, at source: ProviderID) {
        memory.withLock { $0.minutes.noteAbsence(of: question, at: source) }
    }

    /// Notes that a source gave all it was asked for, be it nothing.
    func noteAnswer(of source: ProviderID) {
        memory.withLock { $0.minutes.noteAnswer(of: source) }
    }

    /// Notes that a source gave some movies.
    func noteMovies(of source: ProviderID) {
        memory.withLock { $0.minutes.noteMovies(of: source) }
    }

    /// Why a question to a source failed, or what was missing from its answer; empty for a whole answer.
    func reasons(of source: ProviderID, failing question: Question) -> [FailureReason] {
        memory.withLock { $0.minutes.reasons(of: source, failing: question) }
    }

    /// The questions to a source that failed, or whose answers are not whole.
    func failing(at source: ProviderID) -> Set<Question> { minutes.failing(at: source) }

    /// What went wrong so far, in its order (``Minutes/problems(in:)``).
    ///
    /// Ask when nothing is under way: a source may be left alone at any time.
    var problems: [Problem] {
        minutes.problems(
            in: precedence, leftAlone: Set(sources.filter { $0.isLeftAlone() }.map(\.id)))
    }

    /// The sources that gave an answer, be it an empty one, in precedence order.
    var answering: [ProviderID] {
        let minutes = minutes
        return precedence.filter(minutes.hasAnswer)
    }

    /// What each source contributed to an answer that consists of these movies.
    func tallies(of movies: [MergedMovie]) -> [ProviderTally] {
        var counts: [ProviderID: Int] = [:]
        for id in movies.lazy.flatMap(\.ids) { counts[id.provider, default: 0] += 1 }
        return tallies(counts: counts)
    }

    /// What each source contributed to an answer in which so many movies carry an id of it.
    func tallies(counts: [ProviderID: Int]) -> [ProviderTally] {
        minutes.tallies(of: sources, counts: counts)
    }

    /// Tells whoever waits something worth knowing.
    func report(_ notices: [Notice]) {
        for notice in notices { observe(.notice(notice)) }
    }

    private var minutes: Minutes { memory.withLock(\.minutes) }
}
