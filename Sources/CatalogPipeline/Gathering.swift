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
    /// Movies that cannot pass it are not asked about any further.
    var filter = MovieFilter()
    /// The fields the answer needs: a record that does not know one of them is asked for its detail.
    var wanted: Set<MovieField> = []
    /// Whether movies are looked up at sources that did not name them.
    var looksUp = false
    /// Whether recommendations are needed as well.
    var wantsRecommendations = false

    /// Something that arrived.
    private enum Step: Sendable {
        case opened(Int, Interview.Opening)
        case detailed(Int, DatedRecord?)
        case found(Int, [DatedRecord])
    }

    /// Asks every source, and whatever follows from its answer.
    ///
    /// - Parameter open: The first question to a source.
    /// - Returns: The movies of which at least one record was among the first answers, in the order of
    ///   sources and of their lists.
    func movies(
        opening open: @escaping @Sendable (Source) async throws(CancellationError) -> Interview.Opening
    ) async throws(CancellationError) -> [CatalogMerge.Outcome] {
        let sources = interview.sources
        var pool = Pool(sources: sources.map(\.id))
        do {
            try await withThrowingTaskGroup(of: Step.self) { group in
                for (index, source) in sources.enumerated() {
                    group.addTask { .opened(index, try await open(source)) }
                }
                var openings: [Int: Interview.Opening] = [:]
                while let step = try await group.next() {
                    switch step {
                    case .opened(let index, let opening):
                        openings[index] = opening
                        pool.select(opening.records, at: index)
                        let hopeful = opening.records.filter { filter.mayAccept($0.detail) }
                        askDetails(of: hopeful, at: index, &pool, in: &group)
                        if openings.count == sources.count, looksUp {
                            askElsewhere(openings, in: &group)
                        }
                    case .detailed(let index, let record):
                        if let record { pool.complete(record, at: index) }
                    case .found(let index, let records):
                        let new = records.filter { pool.add(found: $0) }
                        askDetails(of: new, at: index, &pool, in: &group)
                    }
                }
            }
            return try await completed(&pool)
        } catch {
            // The tasks throw nothing else: everything that goes wrong is a problem of the interview's.
            throw CancellationError()
        }
    }

    /// Asks for details that were put off because the record alone did not seem to pass the filter, and now
    /// turns out to be part of a movie that does.
    private func completed(_ pool: inout Pool) async throws -> [CatalogMerge.Outcome] {
        let outcomes = selectedOutcomes(of: pool)
        let late = outcomes.filter { filter.accepts($0.movie) }.flatMap(\.records)
            .filter(needsDetail)
        guard !late.isEmpty else { return outcomes.filter { filter.accepts($0.movie) } }
        let indices = Dictionary(uniqueKeysWithValues: interview.sources.enumerated().map { ($1.id, $0) })
        try await withThrowingTaskGroup(of: Step.self) { group in
            for record in late {
                guard let index = indices[record.id.provider] else { continue }
                askDetails(of: [record], at: index, &pool, in: &group)
            }
            while let step = try await group.next() {
                if case .detailed(let index, let record?) = step { pool.complete(record, at: index) }
            }
        }
        return selectedOutcomes(of: pool).filter { filter.accepts($0.movie) }
    }

    private func selectedOutcomes(of pool: Pool) -> [CatalogMerge.Outcome] {
        CatalogMerge.outcomes(of: pool.records, precedence: interview.sources.map(\.id))
            .filter { $0.movie.ids.contains(where: pool.isSelected) }
    }

    // MARK: What follows from an answer

    private func askDetails(
        of records: [DatedRecord], at index: Int, _ pool: inout Pool,
        in group: inout ThrowingTaskGroup<Step, any Error>
    ) {
        let source = interview.sources[index]
        guard source.detail != nil else { return }
        for record in records where needsDetail(record) && pool.claimDetail(of: record.id) {
            group.addTask {
                let detail = try await interview.detail(
                    of: record.id, at: source, wanting: wanted, recommendations: wantsRecommendations)
                return .detailed(index, detail)
            }
        }
    }

    private func needsDetail(_ record: DatedRecord) -> Bool {
        guard !record.isDetailed else { return false }
        return (wantsRecommendations && record.detail.recommendations.isUnknown)
            || wanted.contains { record.detail.fact(about: $0).isUnknown }
    }

    /// Looks for every movie at the sources that did not name it and may have it.
    private func askElsewhere(
        _ openings: [Int: Interview.Opening], in group: inout ThrowingTaskGroup<Step, any Error>
    ) {
        let sources = interview.sources
        let records = sources.indices.flatMap { openings[$0]?.records ?? [] }
        let movies = Matcher.clusters(of: records.map(\.detail)).map { cluster in
            cluster.members.map { records[$0].detail }
        }.filter { $0.contains(where: filter.mayAccept) }
        for (index, source) in sources.enumerated() where openings[index]?.isEverything != true {
            let missing = movies.filter { !$0.contains { $0.id.provider == source.id } }
            guard !missing.isEmpty else { continue }
            if source.search == nil {
                group.addTask { .found(index, try await interview.listed(missing, at: source)) }
            } else {
                for movie in missing {
                    group.addTask {
                        .found(index, [try await interview.lookUp(movie, at: source)].compactMap(\.self))
                    }
                }
            }
        }
    }
}
