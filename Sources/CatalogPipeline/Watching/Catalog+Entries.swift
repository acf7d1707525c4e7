public import CatalogCore
internal import CatalogMerger

/// What movies are remembered by, and what could not be learned of them.
public struct NewEntries: Hashable, Sendable {
    /// An entry for each reference, in their order. Two that name one movie give two entries, which the list
    /// joins.
    public let entries: [WatchlistEntry]
    /// What is missing: an entry may know less of its movie than there is to know.
    public let problems: [Problem]
}

/// Making entries for the watchlist.
extension Catalog {
    /// Looks movies up everywhere, so that the watchlist remembers every id they go by.
    ///
    /// An entry holds the ids of all sources that have the movie, its outside ids, its title and its year. Where
    /// sources fail, or have nothing kept while offline, it holds as much as is known, at least what the
    /// reference says. An id of a provider that is configured and does not run is taken as it is.
    ///
    /// - Parameters:
    ///   - references: The movies, as the user names them.
    ///   - added: Since when they are on the list.
    /// - Throws: As ``page(of:recommending:top:)`` does, where everybody could say and nobody knows a movie, where
    ///   a title fits several, where nobody can say. Then there is no entry for the others either.
    @concurrent
    public func entries(
        for references: [MovieReference], added: CalendarDay
    ) async throws(PipelineError) -> NewEntries {
        let interview = interview()
        let needs = Needs(fields: [.externalIDs, .title, .year])
        let askable = references.filter { !isOfProviderAtRest($0) }
        let seeds = try await seeds(of: askable, by: Naming(interview: interview, needs: needs))
        let gathering = Gathering(
            interview: interview, watchlist: index, needs: needs, looksUp: true)
        var movieOf: [MovieID: MergedMovie] = [:]
        for outcome in try await gathering.harvest(of: seeds.flatMap(\.records)).outcomes {
            for id in outcome.movie.ids { movieOf[id] = outcome.movie }
        }
        let firstOf = Dictionary(uniqueKeysWithValues: seeds.map { ($0.reference, $0.records.first) })
        let entries = references.map { reference in
            let first = firstOf[reference].flatMap(\.self)
            return entry(for: reference, movie: first.flatMap { movieOf[$0.id] }, added: added)
        }
        return NewEntries(entries: entries, problems: interview.problems)
    }

    /// The records that references name, by precedence; without those about which whoever may know failed.
    private func seeds(
        of references: [MovieReference], by naming: Naming
    ) async throws(PipelineError) -> [(reference: MovieReference, records: [DatedRecord])] {
        var seeds: [(reference: MovieReference, records: [DatedRecord])] = []
        for (reference, finding) in try await naming.findings(for: references) {
            switch finding {
            case .records(let records): seeds.append((reference, records))
            case .several(let movies): throw .ambiguous(reference, movies)
            case .nobodyKnows(let asked): throw .noSuchMovie(reference, asked: asked)
            case .nobodyCanSay: throw naming.nobodyCanSay(reference)
            case .failed: break
            }
        }
        return seeds
    }

    /// Whether a reference is an id of a provider that is configured and does not run.
    private func isOfProviderAtRest(_ reference: MovieReference) -> Bool {
        guard case .id(let id) = reference else { return false }
        return configured[id.provider] != nil && !precedence.contains(id.provider)
    }

    /// An entry of what a reference says and what is known of its movie.
    private func entry(
        for reference: MovieReference, movie: MergedMovie?, added: CalendarDay
    ) -> WatchlistEntry {
        var ids = movie?.ids ?? []
        var externalIDs = movie?.externalIDs ?? []
        var named: (title: String, year: Int?) = ("", nil)
        switch reference {
        case .id(let id): ids.append(id)
        case .external(let id): externalIDs.append(id)
        case .title(let title, let year): named = (title, year)
        }
        return WatchlistEntry(
            members: ids.compactMap { id in configured[id.provider].map { .init(id, kind: $0) } },
            externalIDs: externalIDs, title: movie?.title ?? named.title, year: movie?.year ?? named.year,
            added: added)
    }
}
