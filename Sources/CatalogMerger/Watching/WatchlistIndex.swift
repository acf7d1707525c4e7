package import CatalogCore

/// Tells which merged movies are on the user's watchlist.
///
/// A movie is when an entry holds one of its ids (``CatalogCore/WatchlistEntry/holds(_:kind:configured:)``) or
/// shares an outside id with it. An entry without any id is known by its title in normalized form and the
/// very same year. What any provider says of the movie counts, so that precedence changes nothing. Each movie is
/// looked up, never the list gone through.
package struct WatchlistIndex: Sendable {
    private let configured: [ProviderID: String]
    private var ids: Set<MovieID> = []
    private var strays: Set<Stray> = []
    private var externalIDs: Set<ExternalID> = []
    private var titles: Set<TitleAndYear> = []

    /// Makes an index.
    ///
    /// - Parameter configured: The kind of every configured provider, also of those that do not run. Ids of a
    ///   provider that is not among them are on no list.
    package init(_ watchlist: Watchlist = Watchlist(), configured: [ProviderID: String] = [:]) {
        self.configured = configured
        for entry in watchlist.entries {
            for member in entry.members {
                if configured[member.id.provider] == member.kind {
                    ids.insert(member.id)
                } else {
                    strays.insert(Stray(kind: member.kind, key: member.id.key))
                }
            }
            externalIDs.formUnion(entry.externalIDs)
            if entry.members.isEmpty, entry.externalIDs.isEmpty {
                titles.insert(TitleAndYear(entry.title, entry.year))
            }
        }
    }

    /// Takes an id that proved to be that of an entry's movie.
    package mutating func insert(_ id: MovieID) { ids.insert(id) }

    /// Whether a movie is on the list.
    package func holds(_ movie: MergedMovie) -> Bool {
        movie.ids.contains(where: holds) || movie.claimedExternalIDs.contains(where: externalIDs.contains)
            || (!titles.isEmpty && holdsTitle(of: movie))
    }

    private func holds(_ id: MovieID) -> Bool {
        if ids.contains(id) { return true }
        guard !strays.isEmpty, let kind = configured[id.provider] else { return false }
        return strays.contains(Stray(kind: kind, key: id.key))
    }

    private func holdsTitle(of movie: MergedMovie) -> Bool {
        let years = movie.claimedYears
        return movie.claimedTitles.contains { title in
            years.isEmpty
                ? titles.contains(TitleAndYear(title, nil))
                : years.contains { titles.contains(TitleAndYear(title, $0)) }
        }
    }

    /// A key whose provider is gone: it counts for every provider of its kind.
    private struct Stray: Hashable {
        let kind: String
        let key: String
    }

    private struct TitleAndYear: Hashable {
        let title: String
        let year: Int?

        init(_ title: String, _ year: Int?) {
            let forms = TitleForms(title)
            self.title = forms.strict
            self.year = year ?? forms.year
        }
    }
}

extension MergedMovie {
    /// The outside ids that any provider claims.
    fileprivate var claimedExternalIDs: [ExternalID] {
        claimed(.externalIDs).flatMap { value -> [ExternalID] in
            if case .externalIDs(let ids) = value { ids } else { [] }
        }
    }

    /// The titles and original titles that any provider claims.
    fileprivate var claimedTitles: [String] {
        (claimed(.title) + claimed(.originalTitle)).compactMap { value -> String? in
            if case .text(let text) = value { text } else { nil }
        }
    }

    /// The years that any provider claims.
    fileprivate var claimedYears: [Int] {
        claimed(.year).compactMap { value -> Int? in
            if case .whole(let year) = value { year } else { nil }
        }
    }

    private func claimed(_ field: MovieField) -> [FieldValue] {
        (fields[field]?.claims ?? []).compactMap(\.fact.value)
    }
}
