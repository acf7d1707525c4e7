internal import CatalogCore
internal import CatalogMerger

/// What one source answered to the first question of a run.
struct Opening: Sendable {
    /// Its movies in its own order; empty where it has none, cannot say or failed.
    var records: [DatedRecord] = []
    /// Whether the source has no other movies than these.
    var isEverything = false
    /// Whose movies these are, where a person was asked for whom the source knows.
    var person: Person?
    /// Others of that person's name, most popular first.
    var namesakes: [Person] = []

    /// What is worth knowing about the person who was taken.
    var notice: Notice? {
        guard let person, !namesakes.isEmpty else { return nil }
        return .namesakes(taken: person, others: namesakes)
    }
}

extension Interview {
    /// The movies of a selection at one source; nothing of a source that cannot answer.
    ///
    /// Movies that are named one by one, and those on the watchlist, are found before any source is opened
    /// (``Naming``, ``EntryFinder``).
    func opening(
        _ selection: Selection, at source: Source
    ) async throws(CancellationError) -> Opening {
        let limit = selection.limit
        switch selection.origin {
        case .list(let name):
            return try await list(name, of: source, limit: limit)
        case .search(let text):
            // A limit counts movies of the year that is wanted, so the year is part of the question.
            let years = selection.filter.years
            let year = years?.count == 1 ? years?.lowerBound : nil
            let hits = try await search(text, year: year, at: source, limit: limit ?? Self.usualHits)
            return Opening(records: hits ?? [])
        case .person(let name):
            return try await filmography(.name(name), of: source, limit: limit)
        case .personID(let id):
            guard id.provider == source.id else { return Opening() }
            return try await filmography(.id(id), of: source, limit: limit)
        case .movies, .watchlist:
            return Opening()
        }
    }

    private func list(
        _ name: ListName, of source: Source, limit: Int?
    ) async throws(CancellationError) -> Opening {
        guard let provider = source.list else { return Opening() }
        let reply = try await answer(of: source, to: .list(name)) { () throws(ProviderError) in
            try await provider.movies(in: ListRequest(name, limit: limit))
        }
        guard let reply else {
            // The list that failed is the one that a look-up would need.
            if name == Self.wholeListName { keep(nil, as: .wholeList(source.id)) }
            return Opening()
        }
        let records = dated(reply.value.movies, of: reply, from: source)
        if reply.value.isWholeCatalog { keep(records, as: .wholeList(source.id)) }
        return Opening(records: records, isEverything: reply.value.isWholeCatalog)
    }

    private func filmography(
        _ query: PersonRequest.Query, of source: Source, limit: Int?
    ) async throws(CancellationError) -> Opening {
        guard let provider = source.person else { return Opening() }
        let who =
            switch query {
            case .name(let name): name
            case .id(let id): id.description
            }
        let reply = try await answer(of: source, to: .person(who)) { () throws(ProviderError) in
            try await provider.filmography(for: PersonRequest(query, limit: limit))
        }
        guard let reply, let filmography = reply.value else { return Opening() }
        return Opening(
            records: dated(filmography.movies, of: reply, from: source), person: filmography.person,
            namesakes: filmography.namesakes)
    }
}
