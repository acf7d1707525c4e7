internal import CatalogCore
internal import CatalogMerger

/// The questions a run puts to one source, with their second best where a source lacks the ability.
extension Interview {
    /// The movies of a selection at one source, in the source's order.
    func movies(
        of source: Source, in origin: Selection.Origin, limit: Int?
    ) async throws(CancellationError) -> Opening {
        switch origin {
        case .list(let name):
            return try await list(name, of: source, limit: limit)
        case .search(let text):
            return Opening(try await search(text, year: nil, at: source, limit: limit ?? Self.searchLimit))
        case .person(let name):
            return Opening(try await filmography(.name(name), of: source, limit: limit))
        case .personID(let id):
            guard id.provider == source.id else { return Opening([]) }
            return Opening(try await filmography(.id(id), of: source, limit: limit))
        case .movies:
            return Opening([])  // References are resolved before sources are opened.
        }
    }

    /// What one source answered to the first question.
    struct Opening: Sendable {
        /// Its movies in its own order.
        var records: [DatedRecord]
        /// Whether the source has no other movies than these.
        var isEverything: Bool

        init(_ records: [DatedRecord], isEverything: Bool = false) {
            self.records = records
            self.isEverything = isEverything
        }
    }

    private func list(
        _ name: ListName, of source: Source, limit: Int?
    ) async throws(CancellationError) -> Opening {
        guard let provider = source.list else { return Opening([]) }
        let reply = try await answer(of: source, to: .list(name)) { () throws(ProviderError) in
            try await provider.movies(in: ListRequest(name, limit: limit))
        }
        guard let reply else { return Opening([]) }
        let movies = reply.value.movies
        return Opening(
            reply.dated(movies),
            isEverything: reply.value.isWholeCatalog && limit.map { movies.count < $0 } ?? true)
    }

    /// Movies whose title matches; a source that cannot search but whose list is all it has is searched in
    /// its list.
    func search(
        _ title: String, year: Int?, at source: Source, limit: Int
    ) async throws(CancellationError) -> [DatedRecord] {
        if let provider = source.search {
            let reply = try await answer(of: source, to: .search(title)) { () throws(ProviderError) in
                try await provider.movies(matching: SearchRequest(.title(title, year: year), limit: limit))
            }
            return reply.map { $0.dated($0.value) } ?? []
        }
        let words = Set(TextFolding.words(of: title))
        let hits = try await wholeList(of: source).filter { record in
            words.isSubset(of: TextFolding.words(of: record.detail.summary.title))
                && (year == nil || record.detail.summary.year.value == year)
        }
        return Array(hits.prefix(limit))
    }

    /// The movie of an outside id; none where the source cannot look for one.
    func movies(
        of external: ExternalID, at source: Source
    ) async throws(CancellationError) -> [DatedRecord] {
        guard let provider = source.search else { return [] }
        let reply = try await answer(of: source, to: .find(external)) { () throws(ProviderError) in
            try await provider.movies(matching: SearchRequest(.externalID(external), limit: 1))
        }
        return reply.map { $0.dated($0.value) } ?? []
    }

    /// All movies of a source whose list is its whole catalog; none of any other source.
    func wholeList(of source: Source) async throws(CancellationError) -> [DatedRecord] {
        guard let provider = source.list else { return [] }
        // A source that can search is never asked for all it has.
        guard source.search == nil else { return [] }
        let reply = try await answer(of: source, to: .list(.popular)) { () throws(ProviderError) in
            try await provider.movies(in: ListRequest(.popular, limit: nil))
        }
        guard let reply, reply.value.isWholeCatalog else { return [] }
        return reply.dated(reply.value.movies)
    }

    private func filmography(
        _ query: PersonRequest.Query, of source: Source, limit: Int?
    ) async throws(CancellationError) -> [DatedRecord] {
        guard let provider = source.person else { return [] }
        let who =
            switch query {
            case .name(let name): name
            case .id(let id): id.description
            }
        let reply = try await answer(of: source, to: .person(who)) { () throws(ProviderError) in
            try await provider.filmography(for: PersonRequest(query, limit: limit))
        }
        guard let reply, let filmography = reply.value else { return [] }
        if !filmography.namesakes.isEmpty {
            report(.namesakes(taken: filmography.person, others: filmography.namesakes))
        }
        knowsPerson()
        return reply.dated(filmography.movies)
    }

    /// Everything a source says about a movie, credits and recommendations as far as they are wanted.
    ///
    /// - Returns: Nil where the source has no pages for movies or could not give this one.
    func detail(
        of movie: MovieID, at source: Source, wanting fields: Set<MovieField>, recommendations: Bool = false
    ) async throws(CancellationError) -> DatedRecord? {
        guard var record = try await page(of: movie, at: source) else { return nil }
        let wantsCredits = fields.contains(.actors) || fields.contains(.directors)
        if wantsCredits, record.detail.credits.isUnknown, let provider = source.credits {
            let reply = try await answer(of: source, to: .credits(movie)) { () throws(ProviderError) in
                try await provider.credits(for: movie)
            }
            if let reply { record.detail.credits = .known(reply.value) }
        }
        if recommendations, record.detail.recommendations.isUnknown, let provider = source.recommendations {
            let reply = try await answer(of: source, to: .recommendations(movie)) {
                () throws(ProviderError) in
                try await provider.recommendations(for: movie)
            }
            if let reply { record.detail.recommendations = .known(reply.value) }
        }
        return record
    }

    private func page(of movie: MovieID, at source: Source) async throws(CancellationError) -> DatedRecord? {
        guard let provider = source.detail else { return nil }
        let reply = try await answer(of: source, to: .detail(movie)) { () throws(ProviderError) in
            try await provider.detail(for: movie)
        }
        return reply.map { DatedRecord($0.value, asOf: $0.asOf, isDetailed: true) }
    }

    /// So many hits are looked through when a title is searched without a limit of the user's.
    static let searchLimit = 20
}

extension Reply {
    /// Summaries as records of the reply's date.
    fileprivate func dated(_ movies: [MovieSummary]) -> [DatedRecord] {
        movies.map { DatedRecord(MovieDetail(summary: $0), asOf: asOf) }
    }
}
