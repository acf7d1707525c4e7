internal import CatalogCore
internal import CatalogMerger

/// Finds the movies of watchlist entries again, at whatever sources take part.
///
/// A source is asked for the ids that an entry has there. Where it has none, or the id has been dropped, it is
/// asked for the entry's outside ids. An entry that nobody has by an id is searched for by its title and year,
/// and the matcher decides what it is: rather none than a wrong film. What fails is not tried another way.
///
/// Each source is asked about all entries at the same time. That it has no such movie is an answer here and no
/// problem.
struct EntryFinder: Sendable {
    let interview: Interview
    /// What will be needed of each movie: where its page is asked for, its parts are as well.
    let needs: Needs
    /// The kind of every configured provider.
    let configured: [ProviderID: String]

    /// The records of entries, each of any number of sources: those of earlier entries first, those of one by
    /// precedence; and what is to be said of entries of which none was found, in their order.
    ///
    /// - Throws: ``PipelineError/cancelled`` alone; what goes wrong is noted in the interview.
    func records(
        of entries: [WatchlistEntry]
    ) async throws(PipelineError) -> (found: [DatedRecord], notices: [Notice]) {
        var found: [DatedRecord] = []
        var notices: [Notice] = []
        for (entry, finding) in zip(entries, try await findings(for: entries)) {
            switch finding {
            case .found(let records): found += records
            case .several(let movies): notices.append(.unclearEntry(entry, among: movies))
            case .nobodyKnows: notices.append(.unknownEntry(entry, asked: interview.precedence))
            case .failed: break  // The problem says why.
            }
        }
        return (found, notices)
    }

    /// What becomes of each entry, by its ids, and where nobody has it by an id, by its title.
    ///
    /// - Throws: ``PipelineError/cancelled`` alone; what goes wrong is noted in the interview.
    func findings(for entries: [WatchlistEntry]) async throws(PipelineError) -> [Finding] {
        do {
            let bySource = try await concurrently(interview.sources) { source in
                try await answers(of: source, about: entries)
            }
            let said = entries.indices.map { index in bySource.map { $0[index] } }
            var findings = said.map { Finding.found($0.compactMap(\.record)) }
            let lost = entries.indices.filter { said[$0].allSatisfy { $0.record == nil } }
            let searched = try await self.findings(
                searchingFor: lost.map { entries[$0] }, failing: lost.map { failing(in: said[$0]) })
            for (index, finding) in zip(lost, searched) { findings[index] = finding }
            return findings
        } catch {
            throw .cancelled  // Nothing else is thrown: what goes wrong is noted.
        }
    }

    /// Whether a question failed, as against having found that there is no such thing.
    func hasFailed(_ source: Source, _ question: Question) -> Bool {
        let reasons = interview.reasons(of: source.id, failing: question)
        guard reasons.allSatisfy({ $0 == .notFound }) else { return true }
        if !reasons.isEmpty { interview.noteAbsence(of: question, at: source.id) }
        return false
    }

    // MARK: By id

    /// What one source says about one entry.
    private enum Answer: Sendable {
        case found(DatedRecord)
        /// It has no such movie, or has no means to say.
        case none
        /// It may have the movie and could not say; the problem is noted.
        case failed

        var record: DatedRecord? {
            if case .found(let record) = self { record } else { nil }
        }
    }

    private func answers(
        of source: Source, about entries: [WatchlistEntry]
    ) async throws -> [Answer] {
        var listed: [MovieID: DatedRecord] = [:]
        // One list answers for all entries that must be looked for in it.
        if source.detail == nil, entries.contains(where: { !ids(of: $0, at: source).isEmpty }) {
            let list = try await interview.wholeList(of: source) ?? []
            listed = Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
        }
        return try await concurrently(entries) { [listed] in
            try await answer(of: source, about: $0, among: listed)
        }
    }

    /// - Parameter listed: All that a source has that answers with nothing but its list.
    private func answer(
        of source: Source, about entry: WatchlistEntry, among listed: [MovieID: DatedRecord]
    ) async throws(CancellationError) -> Answer {
        for id in ids(of: entry, at: source) {
            switch try await answer(of: source, aboutID: id, among: listed) {
            case .found(let record): return .found(record)
            case .failed: return .failed
            case .none: break
            }
        }
        for external in entry.externalIDs where source.search != nil {
            let hits = try await interview.movies(of: external, at: source)
            if let record = hits?.first { return .found(record) }
            if hasFailed(source, .find(external)) { return .failed }
        }
        return .none
    }

    private func answer(
        of source: Source, aboutID id: MovieID, among listed: [MovieID: DatedRecord]
    ) async throws(CancellationError) -> Answer {
        guard source.detail == nil else {
            let record = try await interview.record(of: id, at: source, needing: needs)
            return record.map(Answer.found) ?? (hasFailed(source, .detail(id)) ? .failed : .none)
        }
        return listed[id].map(Answer.found)
            ?? (hasFailed(source, Interview.wholeListQuestion) ? .failed : .none)
    }

    /// The ids under which a source may have an entry's movie: its own first, then those of providers of its
    /// kind that are gone, then what the user said to be the same.
    private func ids(of entry: WatchlistEntry, at source: Source) -> [MovieID] {
        let members = entry.members.filter { $0.kind == source.kind }
        let own = members.map(\.id).filter { $0.provider == source.id }
        let renamed = members.map(\.id).filter { configured[$0.provider] != source.kind }
            .compactMap { MovieID(provider: source.id, key: $0.key) }
        let said = entry.ids.flatMap { interview.verdicts.sames(of: $0.description) }
            .compactMap { MovieID($0) }.filter { $0.provider == source.id }
        return (own + renamed + said).reduce(into: []) { ids, id in
            if !ids.contains(id) { ids.append(id) }
        }
    }

    private func failing(in answers: [Answer]) -> Set<ProviderID> {
        Set(
            zip(interview.precedence, answers).compactMap { source, answer in
                if case .failed = answer { source } else { nil }
            })
    }
}
