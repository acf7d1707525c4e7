internal import CatalogCore
internal import CatalogMerger

/// Finding an entry by its title and year, where no id leads to it any more.
extension EntryFinder {
    /// What becomes of an entry.
    enum Verdict: Sendable {
        /// Its records, at least one, by precedence.
        case found([DatedRecord])
        /// Its title fits several movies and nothing tells them apart, most popular first.
        case several([MergedMovie])
        case nobodyKnows
        /// Somebody may know and could not say; the problem is noted.
        case failed
    }

    /// Searches for entries at every source that did not fail before.
    ///
    /// - Parameter failing: For each entry, the sources that failed to say whether they have it.
    /// - Returns: A verdict for each entry.
    func verdicts(
        searchingFor entries: [WatchlistEntry], failing: [Set<ProviderID>]
    ) async throws -> [Verdict] {
        let bySource = try await concurrently(interview.sources) { source in
            try await hits(for: entries, at: source, unless: failing.map { $0.contains(source.id) })
        }
        return try await concurrently(Array(entries.indices)) { index in
            let answers = bySource.map { $0[index] }
            let verdict = try await verdict(on: entries[index], among: answers.flatMap(\.records))
            guard case .nobodyKnows = verdict else { return verdict }
            return answers.contains(where: \.hasFailed) ? .failed : .nobodyKnows
        }
    }

    // MARK: Searching

    /// What a search of one source for one entry gave.
    private struct Hits: Sendable {
        var records: [DatedRecord] = []
        var hasFailed = false
    }

    private func hits(
        for entries: [WatchlistEntry], at source: Source, unless hasFailed: [Bool]
    ) async throws -> [Hits] {
        let isWorthIt = zip(entries, hasFailed).map { !$0.title.isEmpty && !$1 }
        // One list answers for all entries that must be looked for in it.
        if source.search == nil, isWorthIt.contains(true) { _ = try await interview.wholeList(of: source) }
        return try await concurrently(Array(entries.indices)) { index in
            isWorthIt[index]
                ? try await hits(for: entries[index], at: source) : Hits(hasFailed: hasFailed[index])
        }
    }

    /// Searches by title and year; where nothing that is found is the movie, by the title alone, because sources
    /// differ by a year.
    private func hits(for entry: WatchlistEntry, at source: Source) async throws(CancellationError) -> Hits {
        let (title, ownYear) = TitleForms.splitYear(entry.title)
        let question =
            source.search == nil ? Interview.wholeListQuestion : Question.search(title)
        var hits = Hits()
        for year in [entry.year ?? ownYear, nil] {
            let records = try await interview.search(
                title, year: year, at: source, limit: Interview.usualHits)
            guard let records else {
                hits.hasFailed = hasFailed(source, question)
                return hits
            }
            let known = Set(hits.records.map(\.id))
            hits.records += records.filter { !known.contains($0.id) }
            if year == nil || !self.records(of: entry, among: hits.records).isEmpty { break }
        }
        return hits
    }

    // MARK: Choosing

    private func verdict(
        on entry: WatchlistEntry, among hits: [DatedRecord]
    ) async throws(CancellationError) -> Verdict {
        var chosen = records(of: entry, among: hits)
        // Lists tell no outside ids; a film of the same title and year may turn out to be another one.
        if !entry.externalIDs.isEmpty, !chosen.isEmpty {
            var completed: [DatedRecord] = []
            for record in chosen { completed.append(try await self.completed(record)) }
            chosen = records(of: entry, among: completed)
        }
        guard chosen.isEmpty else { return .found(chosen) }
        let (title, ownYear) = TitleForms.splitYear(entry.title)
        let choice = TitleChoice(
            title: title, year: entry.year ?? ownYear, verdicts: interview.verdicts)
        let exact = choice.exactMovies(of: hits, precedence: interview.precedence)
        if exact.count > 1 { return .several(exact.map(\.movie)) }
        // Where the user named nothing but a title, the one movie of that title is the one that is meant.
        let isNamedByTitle = entry.members.isEmpty && entry.externalIDs.isEmpty && choice.year == nil
        return isNamedByTitle ? exact.first.map { .found($0.records) } ?? .nobodyKnows : .nobodyKnows
    }

    private func records(of entry: WatchlistEntry, among hits: [DatedRecord]) -> [DatedRecord] {
        Matcher.records(of: entry, among: hits.map(\.detail), verdicts: interview.verdicts)
            .map { hits[$0] }
    }

    /// A record with what its page says; as it is where there is no page to be had.
    private func completed(_ record: DatedRecord) async throws(CancellationError) -> DatedRecord {
        guard let source = interview.sources.first(where: { $0.id == record.id.provider }),
            source.detail != nil, record.detail.externalIDs.isUnknown
        else { return record }
        return try await interview.completed(record, at: source, needing: needs) ?? record
    }
}
