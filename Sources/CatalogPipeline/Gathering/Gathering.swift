internal import CatalogCore
internal import CatalogMerger

/// Asks sources for movies, and then for what can only be asked once movies are known: their details, and the
/// same movies at sources that did not name them.
///
/// This is the one place where the flow bends back. Nothing waits for what it does not need: details are
/// asked for as soon as their list is in, and look-ups begin when the last list is. What is looked up depends
/// on the lists alone, never on which detail happened to arrive first.
struct Gathering: Sendable {
    let interview: Interview
    /// Which movies are marked. Every movie of every answer passes through here, and nowhere else is it marked.
    var watchlist: WatchlistIndex
    /// Movies that cannot pass it are not asked about any further.
    var filter = MovieFilter()
    /// What the answer needs to know of each movie.
    var needs = Needs.nothing
    /// Whether movies are looked up at sources that did not name them.
    var looksUp = false
    /// At most so many tasks for each source are under way.
    var tasksForEach = tasksAtOnce

    /// What came of it.
    struct Harvest: Sendable {
        /// The movies that pass the filter and of which a record was among the first answers: in the order of
        /// sources, then of their lists.
        var outcomes: [CatalogMerge.Outcome]
        /// All records that were gathered, merged; the outcomes are among its.
        var merge: CatalogMerge
        /// Whether a person was asked for whom somebody knows.
        var knowsPerson: Bool
    }

    /// Asks every source, and whatever follows from its answer.
    ///
    /// - Parameter open: The first question to a source.
    /// - Throws: ``PipelineError/cancelled`` alone; what goes wrong is noted in the interview.
    func harvest(
        opening open: @escaping @Sendable (Source) async throws(CancellationError) -> Opening
    ) async throws(PipelineError) -> Harvest {
        let sources = interview.sources
        var progress = Progress(sources: sources.map(\.id))
        let merge: CatalogMerge
        do {
            merge = try await withThrowingTaskGroup { group in
                var lanes = Lanes<Step>(of: group, width: tasksForEach)
                for source in sources {
                    lanes.add(to: source.id) { .opened(source.id, try await open(source)) }
                }
                try await settle(&progress, in: &lanes)
                // A record that alone could not pass the filter may turn out to be part of a movie that does.
                let merge = self.merge(of: progress.pool)
                let passing = self.outcomes(of: merge, in: progress.pool)
                guard complete(passing.flatMap(\.records), &progress, in: &lanes) else { return merge }
                try await settle(&progress, in: &lanes)
                return self.merge(of: progress.pool)
            }
        } catch {
            throw .cancelled  // The tasks throw nothing else.
        }
        let outcomes = self.outcomes(of: merge, in: progress.pool)
        let openings = sources.compactMap { progress.openings[$0.id] }
        interview.report(
            openings.compactMap(\.notice) + findings(in: outcomes, of: progress.pool)
                + rivalries(in: outcomes))
        return Harvest(
            outcomes: outcomes, merge: merge, knowsPerson: openings.contains { $0.person != nil })
    }

    /// What is known beside, of records that are there already.
    func harvest(of records: [DatedRecord]) async throws(PipelineError) -> Harvest {
        try await harvest { source throws(CancellationError) in
            Opening(records: records.filter { $0.id.provider == source.id })
        }
    }

    /// Something that arrived.
    private enum Step: Sendable {
        case opened(ProviderID, Opening)
        case completed(DatedRecord?)
        case found([DatedRecord])
    }

    private struct Progress {
        var pool: Pool
        var openings: [ProviderID: Opening] = [:]

        init(sources: [ProviderID]) {
            pool = Pool(sources: sources)
        }
    }

    /// Takes what arrives, and asks what follows, until nothing is under way.
    private func settle(_ progress: inout Progress, in lanes: inout Lanes<Step>) async throws {
        while let step = try await lanes.next() {
            switch step {
            case .opened(let source, var opening):
                opening.records = progress.pool.select(opening.records, at: source)
                progress.openings[source] = opening
                let hopeful = opening.records.filter { mayPass($0.detail) }
                complete(hopeful, &progress, in: &lanes)
                if looksUp, progress.openings.count == interview.sources.count {
                    lookUp(progress.openings, in: &lanes)
                }
            case .completed(let record):
                if let record { progress.pool.complete(record) }
            case .found(let records):
                let new = progress.pool.add(found: records)
                complete(new, &progress, in: &lanes)
            }
        }
    }

    /// The records so far, merged.
    private func merge(of pool: Pool) -> CatalogMerge {
        CatalogMerge(
            of: pool.all, precedence: interview.precedence, watchlist: watchlist,
            verdicts: interview.verdicts, rules: interview.rules, languages: interview.languages)
    }

    /// Whether a movie with this record may pass the filter: what the record says does not decide where the user
    /// said something else.
    private func mayPass(_ record: MovieDetail) -> Bool {
        filter.mayAccept(record) || interview.rules.handValues.mention(record.id)
    }

    /// The movies of which a record was selected, and that pass the filter.
    private func outcomes(of merge: CatalogMerge, in pool: Pool) -> [CatalogMerge.Outcome] {
        let selection = pool.selection
        return merge.outcomes.filter {
            $0.movie.ids.contains(where: selection.contains) && filter.accepts($0.movie)
        }
    }

    /// What was found by looking movies up and did become part of them.
    private func findings(in outcomes: [CatalogMerge.Outcome], of pool: Pool) -> [Notice] {
        let selection = pool.selection
        return outcomes.flatMap { outcome -> [Notice] in
            guard let wanted = outcome.movie.ids.first(where: selection.contains) else { return [] }
            return outcome.movie.ids.filter { !selection.contains($0) }.map { .found($0, for: wanted) }
        }
    }

    /// What the user set for two records that proved to be one movie.
    private func rivalries(in outcomes: [CatalogMerge.Outcome]) -> [Notice] {
        outcomes.flatMap { outcome in
            interview.rules.handValues.rivalries(of: outcome.movie.ids).map { rivalry in
                .setTwice(rivalry.field, kept: rivalry.kept, ignored: rivalry.ignored)
            }
        }
    }

    // MARK: What follows from an answer

    /// Asks for what is needed and not known of some records.
    ///
    /// - Returns: Whether there was anything to ask.
    @discardableResult
    private func complete(
        _ records: [DatedRecord], _ progress: inout Progress, in lanes: inout Lanes<Step>
    ) -> Bool {
        var asks = false
        let sources = Dictionary(interview.sources.map { ($0.id, $0) }) { first, _ in first }
        for record in records {
            guard let source = sources[record.id.provider], needs.isUnmet(by: record, of: source),
                progress.pool.claim(record.id)
            else { continue }
            asks = true
            lanes.add(to: source.id) {
                .completed(try await interview.completed(record, at: source, needing: needs))
            }
        }
        return asks
    }

    /// Looks for every movie at the sources that did not name it and may have it; a record that the user named is
    /// fetched instead.
    private func lookUp(_ openings: [ProviderID: Opening], in lanes: inout Lanes<Step>) {
        let records = interview.sources.flatMap { openings[$0.id]?.records ?? [] }
        let matching = Matching(records.map(\.detail), verdicts: interview.verdicts)
        let movies = matching.movies.map { members in
            members.map { records[$0].detail }
        }.filter { $0.contains(where: mayPass) }
        for source in interview.sources where openings[source.id]?.isEverything != true {
            var missing: [[MovieDetail]] = []
            for movie in movies where !movie.contains(where: { $0.id.provider == source.id }) {
                if let named = interview.namedRecord(of: movie, at: source) {
                    lanes.add(to: source.id) {
                        let record = try await interview.record(of: named, at: source, needing: needs)
                        return .found([record].compactMap(\.self))
                    }
                } else {
                    missing.append(movie)
                }
            }
            guard !missing.isEmpty else { continue }
            if source.search == nil {
                lanes.add(to: source.id) { [missing] in
                    .found(try await interview.lookUpInList(missing, at: source))
                }
            } else {
                for movie in missing {
                    lanes.add(to: source.id) {
                        .found([try await interview.lookUp(movie, at: source)].compactMap(\.self))
                    }
                }
            }
        }
    }
}
