internal import CatalogCore
internal import CatalogMerger

/// Finding movies at one source by what is known of them, or in its list where it cannot search.
extension Interview {
    /// Movies whose title matches; a source that cannot search but whose list is all it has is searched in
    /// its list.
    ///
    /// - Returns: The source's best guess first; nil where it failed or cannot answer.
    func search(
        _ title: String, year: Int?, at source: Source, limit: Int
    ) async throws(CancellationError) -> [DatedRecord]? {
        guard let provider = source.search else {
            return try await wholeList(of: source).map { list in
                Array(Self.hits(for: title, year: year, in: list).prefix(limit))
            }
        }
        return try await hits(
            .title(title, year: year), .search(title), of: provider, at: source, limit: limit)
    }

    /// The movie of an outside id; nil where the source failed or cannot look for one.
    func movies(
        of external: ExternalID, at source: Source
    ) async throws(CancellationError) -> [DatedRecord]? {
        guard let provider = source.search else { return nil }
        return try await hits(.externalID(external), .find(external), of: provider, at: source, limit: 1)
    }

    private func hits(
        _ query: SearchRequest.Query, _ question: Question, of provider: any SearchProvider,
        at source: Source, limit: Int
    ) async throws(CancellationError) -> [DatedRecord]? {
        let request = SearchRequest(query, limit: limit)
        return try await once(.hits(source.id, request)) { () throws(CancellationError) in
            let reply = try await answer(of: source, to: question) { () throws(ProviderError) in
                try await provider.movies(matching: request)
            }
            return reply.map { dated($0.value, of: $0, from: source) }
        }
    }

    /// The records of a list that hold every word of a title, and are of the year where one is given.
    static func hits(for title: String, year: Int?, in list: [DatedRecord]) -> [DatedRecord] {
        let words = Set(TextFolding.words(of: title))
        let wanted = TitleForms(title).strict
        return list.filter { record in
            let summary = record.detail.summary
            guard year == nil || summary.year.value == year else { return false }
            return [summary.title, summary.originalTitle.value].compactMap(\.self).contains { title in
                // A title of signs alone, such as "…", has no words.
                words.isEmpty
                    ? TitleForms(title).strict == wanted : words.isSubset(of: TextFolding.words(of: title))
            }
        }
    }

    /// Everything a source has, in its order; asked for once in a run.
    ///
    /// - Returns: Nil where the source failed, has no lists, or has more than it lists.
    func wholeList(of source: Source) async throws(CancellationError) -> [DatedRecord]? {
        guard let provider = source.list else { return nil }
        return try await once(.wholeList(source.id)) { () throws(CancellationError) in
            let reply = try await answer(of: source, to: Self.wholeListQuestion) { () throws(ProviderError) in
                let reply = try await provider.movies(in: ListRequest(Self.wholeListName, limit: nil))
                // What is not listed may be there all the same, so such a list answers nothing.
                guard reply.value.isWholeCatalog else { throw .unsupported }
                return reply
            }
            return reply.map { dated($0.value.movies, of: $0, from: source) }
        }
    }

    /// Movies as records of the day of their reply.
    func dated(_ movies: [MovieSummary], of reply: Reply<some Any>, from source: Source) -> [DatedRecord] {
        if !movies.isEmpty { noteMovies(of: source.id) }
        return movies.map { DatedRecord(MovieDetail(summary: $0), asOf: reply.asOf) }
    }

    /// So many hits are looked through when a title is searched without a limit of the user's.
    static let usualHits = 20

    /// The list of a source that has one list only.
    static let wholeListName = ListName.popular
    /// The question for it.
    static let wholeListQuestion = Question.list(wholeListName)
}
