internal import CatalogCore
internal import CatalogMerger

/// From what somebody wrote to the records that are meant.
extension Catalog {
    /// The records that each reference names, reference by reference; a movie that is not found is a problem
    /// of the interview's as long as others are.
    func records(
        of references: [MovieReference], in interview: Interview
    ) async throws(PipelineError) -> [[DatedRecord]] {
        var seen: Set<MovieReference> = []
        let distinct = references.filter { seen.insert($0).inserted }
        let outcomes = await withTaskGroup(of: (Int, Result<[DatedRecord], PipelineError>).self) { group in
            for (index, reference) in distinct.enumerated() {
                group.addTask {
                    do throws(PipelineError) {
                        return (index, .success(try await records(of: reference, in: interview)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            var outcomes: [Int: Result<[DatedRecord], PipelineError>] = [:]
            for await (index, outcome) in group { outcomes[index] = outcome }
            return distinct.indices.compactMap { outcomes[$0] }
        }
        var found: [[DatedRecord]] = []
        var failure: PipelineError?
        for outcome in outcomes {
            switch outcome {
            case .success(let records):
                found.append(records)
            case .failure(.noSuchMovie(let reference, let asked)):
                failure = failure ?? .noSuchMovie(reference, asked: asked)
            case .failure(.noAnswer(let problems)):
                failure = failure ?? .noAnswer(problems)
            case .failure(let error):
                throw error
            }
        }
        // What is known as a problem of a provider's may be left out of an answer; a title or an outside id
        // that nobody knows belongs to no provider, and leaving it out would hide it.
        if let failure, found.isEmpty || interview.problems.isEmpty { throw failure }
        return found
    }

    /// The records that one reference names, at least one.
    func records(
        of reference: MovieReference, in interview: Interview
    ) async throws(PipelineError) -> [DatedRecord] {
        let records: [DatedRecord]
        do {
            switch reference {
            case .id(let id): records = try await self.records(of: id, in: interview)
            case .external(let id): records = try await self.records(of: id, in: interview)
            case .title(let title, let year):
                let movies = try await movies(called: title, year: year, in: interview)
                guard movies.count <= 1 else {
                    throw PipelineError.ambiguous(reference, movies.map(\.movie))
                }
                records = movies.first?.records ?? []
            }
        } catch let error as PipelineError {
            throw error
        } catch {
            throw .cancelled
        }
        if records.isEmpty {
            let failures = interview.problems.filter { $0.reason != .notFound }
            throw failures.isEmpty
                ? .noSuchMovie(reference, asked: interview.asked) : .noAnswer(interview.problems)
        }
        return records
    }

    private func records(of id: MovieID, in interview: Interview) async throws -> [DatedRecord] {
        guard let source = sources.first(where: { $0.id == id.provider }) else {
            throw PipelineError.notRunning(id.provider, running: precedence)
        }
        if source.detail != nil {
            let record = try await interview.detail(
                of: id, at: source, wanting: Set(MovieField.allCases), recommendations: true)
            return [record].compactMap(\.self)
        }
        return try await interview.wholeList(of: source).filter { $0.id == id }
    }

    private func records(of external: ExternalID, in interview: Interview) async throws -> [DatedRecord] {
        try await ask { source in try await interview.movies(of: external, at: source) }
    }

    /// The movies that a title may mean: those of exactly this title where there are any, else all that a
    /// search for it finds; most popular first.
    private func movies(
        called title: String, year: Int?, in interview: Interview
    ) async throws -> [CatalogMerge.Outcome] {
        let hits = try await ask { source in
            try await interview.search(title, year: year, at: source, limit: Interview.searchLimit)
        }
        let candidates = CatalogMerge.outcomes(of: hits, precedence: precedence)
            .filter { candidate in
                year == nil || candidate.records.contains { $0.detail.summary.year.value == year }
            }
        let wanted = TitleForms(title).strict
        let exact = candidates.filter { candidate in
            candidate.records.contains { record in
                [record.detail.summary.title, record.detail.summary.originalTitle.value]
                    .contains { $0.map { TitleForms($0).strict } == wanted }
            }
        }
        let meant = exact.isEmpty ? candidates : exact
        let order = MovieSort.popularity.sorted(meant.map(\.movie)).map(\.id)
        return meant.sorted { one, other in
            (order.firstIndex(of: one.movie.id) ?? 0) < (order.firstIndex(of: other.movie.id) ?? 0)
        }
    }

    /// Asks every source at once; the answers stand in the order of the sources.
    private func ask(
        _ question: @escaping @Sendable (Source) async throws -> [DatedRecord]
    ) async throws -> [DatedRecord] {
        try await withThrowingTaskGroup(of: (Int, [DatedRecord]).self) { group in
            for (index, source) in sources.enumerated() {
                group.addTask { (index, try await question(source)) }
            }
            var answers: [Int: [DatedRecord]] = [:]
            for try await (index, records) in group { answers[index] = records }
            return sources.indices.flatMap { answers[$0] ?? [] }
        }
    }
}
