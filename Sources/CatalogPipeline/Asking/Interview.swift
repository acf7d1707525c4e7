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
    private let observe: @Sendable (PipelineEvent) -> Void
    private let memory = Mutex(Memory())

    private struct Memory {
        var minutes = Minutes()
        var kept: [Wanted: [DatedRecord]?] = [:]
    }

    init(
        sources: [Source], verdicts: Verdicts = .none, observe: @escaping @Sendable (PipelineEvent) -> Void
    ) {
        self.sources = sources
        self.verdicts = verdicts
        self.observe = observe
    }

    /// The sources' names in precedence order.
    var precedence: [ProviderID] { sources.map(\.id) }

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
        for (wanted, records) in kept.sorted(by: { String(describing: $0.key) < String(describing: $1.key) })
        {
            switch wanted {
            case .page: break
            case .wholeList, .hits:
                for record in records ?? [] where seen[record.id] == nil { seen[record.id] = record.detail }
            }
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
    func tallies(of movies: [MergedMovie]) -> [ProviderTally] { minutes.tallies(of: sources, in: movies) }

    /// Tells whoever waits something worth knowing.
    func report(_ notices: [Notice]) {
        for notice in notices { observe(.notice(notice)) }
    }

    private var minutes: Minutes { memory.withLock(\.minutes) }
}
