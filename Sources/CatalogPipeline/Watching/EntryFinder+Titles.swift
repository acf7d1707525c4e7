internal import CatalogCore
internal import CatalogMerger

/// Finding an entry by its title and year, where no id leads to it any more.
extension EntryFinder {
    /// What becomes of an entry.
    enum Finding: Sendable {
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
    /// - Returns: A finding for each entry.
    func findings(
        searchingFor entries: [WatchlistEntry], failing: [Set<ProviderID>]
    ) async throws -> [Finding] {
        let bySource = try await concurrently(interview.sources) { source in
            try await hits(for: entries, at: source, unless: failing.map { $0.contains(source.id) })
        }
        let found = entries.indices.map { index in bySource.flatMap { $0[index].records } }
        let chosen = try await chosen(for: entries, among: found)
        return entries.indices.map { index in
            guard chosen[index].isEmpty else { return .found(chosen[index]) }
            let finding = finding(byTitleOf: entries[index], among: found[index])
            guard case .nobodyKnows = finding else { return finding }
            return bySource.contains { $0[index].hasFailed } ? .failed : .nobodyKnows
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

    /// The records that are each entry's movie; none where the matcher finds none among its hits.
    private func chosen(
        for entries: [WatchlistEntry], among hits: [[DatedRecord]]
    ) async throws -> [[DatedRecord]] {
        let likely = zip(entries, hits).map { records(of: $0, among: $1) }
        // Lists tell no outside ids; a film of the same title and year may turn out to be another one.
        let doubtful = zip(entries, likely).flatMap { $0.externalIDs.isEmpty ? [] : $1 }
        let pages = try await pages(of: doubtful)
        return zip(entries, likely).map { entry, likely in
            guard !entry.externalIDs.isEmpty else { return likely }
            return records(of: entry, among: likely.map { pages[$0.id] ?? $0 })
        }
    }

    /// What the pages say of records that tell no outside ids, as far as there are pages to be had.
    private func pages(of records: [DatedRecord]) async throws -> [MovieID: DatedRecord] {
        let pages = try await concurrently(interview.sources.filter { $0.detail != nil }) { source in
            var seen: Set<MovieID> = []
            let bare = records.filter {
                $0.id.provider == source.id && $0.detail.externalIDs.isUnknown && seen.insert($0.id).inserted
            }
            let pages = try await concurrently(bare) { record in
                try await interview.completed(record, at: source, needing: needs)
            }
            return zip(bare, pages).compactMap { record, page in page.map { (record.id, $0) } }
        }
        return Dictionary(pages.joined()) { first, _ in first }
    }

    /// What becomes of an entry of which no hit is the movie.
    private func finding(byTitleOf entry: WatchlistEntry, among hits: [DatedRecord]) -> Finding {
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
}
