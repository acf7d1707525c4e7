public import CatalogCore
internal import CatalogMerger

/// Entries from elsewhere, with what is known of their movies by now.
public struct LookedUpEntries: Hashable, Sendable {
    /// The entries in the order in which they were given: each with its title, its year and its day as they were,
    /// and every id that it goes by.
    public internal(set) var entries: [WatchlistEntry] = []
    /// Why some of them are what they were, in the order of the entries: nobody has the movie
    /// (``Notice/unknownEntry(_:asked:)``), or its title fits several (``Notice/unclearEntry(_:among:)``).
    public internal(set) var notices: [Notice] = []
    /// What is missing: an entry may know less of its movie than there is to know.
    public internal(set) var problems: [Problem] = []

    /// Nothing, of which nothing is missing.
    public init() {}
}

/// Taking in entries of another list.
extension Catalog {
    /// Looks the movies of entries up everywhere, as those of the watchlist are: by their ids, then by title and
    /// year, where the matcher decides.
    ///
    /// No entry is lost: one that nobody knows, or could say, is given back as it was. Each source is asked about
    /// all entries at the same time.
    ///
    /// - Throws: ``PipelineError/cancelled`` alone.
    @concurrent
    public func lookedUp(_ entries: [WatchlistEntry]) async throws(PipelineError) -> LookedUpEntries {
        let interview = interview()
        let needs = Needs(fields: [.externalIDs, .title, .year])
        let finder = EntryFinder(interview: interview, needs: needs, configured: configured)
        let findings = try await finder.findings(for: entries)
        let gathering = Gathering(interview: interview, watchlist: index, needs: needs, looksUp: true)
        let records = findings.flatMap(\.records)
        var movieOf: [MovieID: MergedMovie] = [:]
        for outcome in try await gathering.harvest(of: records).outcomes {
            for id in outcome.movie.ids { movieOf[id] = outcome.movie }
        }
        var answer = LookedUpEntries()
        for (entry, finding) in zip(entries, findings) {
            switch finding {
            case .found(let records):
                let movies = records.compactMap { movieOf[$0.id] }
                answer.entries.append(
                    movies.reduce(entry) { $0.joined(with: self.entry(of: $1, added: $0.added)) })
            case .several(let movies):
                answer.entries.append(entry)
                answer.notices.append(.unclearEntry(entry, among: movies))
            case .nobodyKnows:
                answer.entries.append(entry)
                answer.notices.append(.unknownEntry(entry, asked: interview.precedence))
            case .failed:
                answer.entries.append(entry)  // The problem says why.
            }
        }
        answer.problems = interview.problems
        return answer
    }

    /// What a movie is remembered by.
    private func entry(of movie: MergedMovie, added: CalendarDay) -> WatchlistEntry {
        WatchlistEntry(
            members: movie.ids.compactMap { id in configured[id.provider].map { .init(id, kind: $0) } },
            externalIDs: movie.externalIDs, title: movie.title, year: movie.year, added: added)
    }
}

extension EntryFinder.Finding {
    fileprivate var records: [DatedRecord] {
        switch self {
        case .found(let records): records
        case .several, .nobodyKnows, .failed: []
        }
    }
}
