internal import CatalogCore
internal import CatalogMerger

/// Asking whoever may know what a reference means.
extension Naming {
    /// What one source said about one reference.
    struct Answer: Sendable {
        let source: ProviderID
        let question: Question
        /// Nil where it failed or cannot say.
        var records: [DatedRecord]?
    }

    /// Asks every source about every reference, all at once.
    ///
    /// - Returns: The answers to each reference, in the order of sources; none of a source that has no means
    ///   to say.
    func answers(to references: [MovieReference]) async throws(PipelineError) -> [[Answer]] {
        do {
            let bySource = try await concurrently(interview.sources) { source in
                try await answers(of: source, to: references)
            }
            return references.indices.map { index in bySource.compactMap { $0[index] } }
        } catch {
            throw .cancelled  // Nothing else is thrown: what goes wrong is noted.
        }
    }

    /// One source's answer to each reference; nil to those it has no means to answer.
    private func answers(of source: Source, to references: [MovieReference]) async throws -> [Answer?] {
        let questions = references.map { $0.question(to: source) }
        // One list answers for all references that must be looked for in it.
        let needsList = questions.contains(Interview.wholeListQuestion)
        async let list = needsList ? interview.wholeList(of: source) : nil
        let asked = try await concurrently(Array(zip(references, questions))) { reference, question in
            question == nil || question == Interview.wholeListQuestion
                ? nil : try await records(of: reference, at: source)
        }
        let everything = try await list
        return references.indices.map { index in
            questions[index].map { question in
                let records =
                    question == Interview.wholeListQuestion
                    ? everything.map(references[index].records(in:)) : asked[index]
                return Answer(source: source.id, question: question, records: records)
            }
        }
    }

    private func records(of reference: MovieReference, at source: Source) async throws -> [DatedRecord]? {
        switch reference {
        case .id(let id):
            try await interview.record(of: id, at: source, needing: needs).map { [$0] }
        case .external(let id):
            try await interview.movies(of: id, at: source)
        case .title(let title, let year):
            try await interview.search(title, year: year, at: source, limit: Interview.usualHits)
        }
    }
}

extension MovieReference {
    /// What is asked about it where nothing stands in the way; also what nobody could answer is called so.
    var question: Question {
        switch self {
        case .id(let id): .detail(id)
        case .external(let id): .find(id)
        case .title: .search(description)
        }
    }

    /// What a source is asked to find the movie; nil where it has no means to say.
    fileprivate func question(to source: Source) -> Question? {
        let listed = source.list == nil ? nil : Interview.wholeListQuestion
        switch self {
        case .id(let id):
            guard id.provider == source.id else { return nil }
            return source.detail == nil ? listed : .detail(id)
        case .external(let id):
            return source.search == nil ? nil : .find(id)
        case .title(let title, _):
            return source.search == nil ? listed : .search(title)
        }
    }

    /// The records of a whole list that it may mean.
    fileprivate func records(in list: [DatedRecord]) -> [DatedRecord] {
        switch self {
        case .id(let id): list.filter { $0.id == id }
        case .external: []
        case .title(let title, let year): Interview.hits(for: title, year: year, in: list)
        }
    }
}
