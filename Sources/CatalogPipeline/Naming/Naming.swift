internal import CatalogCore
internal import CatalogMerger

/// From what somebody wrote to the records that are meant.
struct Naming: Sendable {
    let interview: Interview
    /// What will be needed of each movie: where its page is asked for, its parts are as well.
    let needs: Needs

    /// The records that references name: those of earlier references first, those of one by precedence. A movie
    /// that two of them name comes twice.
    ///
    /// A movie that nobody knows is a problem as long as others are found.
    ///
    /// - Throws: What is to be said of the first reference that fits several movies, or that nobody of this
    ///   run can be asked about; where nothing at all is found, of the first reference.
    func records(of references: [MovieReference]) async throws(PipelineError) -> [DatedRecord] {
        var found: [DatedRecord] = []
        var unknown: [Problem] = []
        var failure: PipelineError?
        for (reference, finding) in try await findings(for: references) {
            switch finding {
            case .records(let records):
                found += records
            case .several(let movies):
                throw .ambiguous(reference, movies)
            case .nobodyCanSay:
                throw nobodyCanSay(reference)
            case .nobodyKnows(let asked):
                unknown += asked.map { Problem($0, reference.question, .notFound) }
                failure = failure ?? .noSuchMovie(reference, asked: asked)
            case .failed:
                failure = failure ?? .noAnswer(interview.problems)
            }
        }
        if found.isEmpty, let failure { throw failure }
        interview.note(unknown)
        return found
    }

    /// What each reference comes to, each once, in their order.
    ///
    /// - Throws: Where a provider of an id does not take part, before anybody is asked.
    func findings(
        for references: [MovieReference]
    ) async throws(PipelineError) -> [(reference: MovieReference, finding: Finding)] {
        let precedence = interview.precedence
        for case .id(let id) in references where !precedence.contains(id.provider) {
            throw .notRunning(id.provider, running: precedence)
        }
        var seen: Set<MovieReference> = []
        let distinct = references.filter { seen.insert($0).inserted }
        let answers = try await answers(to: distinct)
        return zip(distinct, answers).map { ($0, finding(for: $0, in: $1)) }
    }

    /// What is to be said of a reference about which nobody of this run can be asked.
    func nobodyCanSay(_ reference: MovieReference) -> PipelineError {
        .nobodyCanAnswer("what movie '\(reference)' is", running: interview.precedence)
    }

    /// What the answers about one reference come to.
    enum Finding {
        /// At least one.
        case records([DatedRecord])
        /// Most popular first.
        case several([MergedMovie])
        case nobodyKnows(asked: [ProviderID])
        /// Somebody may know and could not say; the problem is noted.
        case failed
        case nobodyCanSay
    }

    private func finding(for reference: MovieReference, in answers: [Answer]) -> Finding {
        var records = answers.flatMap { $0.records ?? [] }
        if case .title(let title, let year) = reference {
            let movies = TitleChoice(title: title, year: year, verdicts: interview.verdicts)
                .movies(of: records, precedence: interview.precedence)
            guard movies.count <= 1 else { return .several(movies.map(\.movie)) }
            records = movies.first?.records ?? []
        }
        guard records.isEmpty else { return .records(records) }
        // Looked up when everybody has answered: what was not asked because another question was refused
        // has failed as well.
        let explained = answers.map { answer in
            (answer, reasons: interview.reasons(of: answer.source, failing: answer.question))
        }
        guard explained.allSatisfy({ $0.reasons.allSatisfy { $0 == .notFound } }) else { return .failed }
        let asked = explained.filter { $0.0.records != nil || !$0.reasons.isEmpty }.map(\.0.source)
        return asked.isEmpty ? .nobodyCanSay : .nobodyKnows(asked: asked)
    }
}
