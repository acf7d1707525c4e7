public import CatalogCore
internal import CatalogMerger

/// Why no one entry of the watchlist is meant.
public enum EntryNamingError: Error, Hashable, Sendable {
    /// No entry fits.
    case notListed(MovieReference)
    /// Several entries fit, in the order of the list.
    case ambiguous(MovieReference, [WatchlistEntry])
}

extension Watchlist {
    /// The entry that a reference names: by any of its ids, also one that a renamed provider gives by now, by an
    /// outside id, or by its title in normalized form with the very year where one is given.
    ///
    /// Nobody is asked. An id that no entry has is tried as a title, for `2001:odyssey` looks like one.
    ///
    /// - Parameter configured: The kind of every configured provider, also of those that do not run.
    public func entry(
        named reference: MovieReference, configured: [ProviderID: String]
    ) throws(EntryNamingError) -> WatchlistEntry {
        let found = entries(named: reference, configured: configured)
        guard let first = found.first else { throw .notListed(reference) }
        guard found.count == 1 else { throw .ambiguous(reference, found) }
        return first
    }

    private func entries(
        named reference: MovieReference, configured: [ProviderID: String]
    ) -> [WatchlistEntry] {
        switch reference {
        case .id(let id):
            let held = entries.filter { entry in
                configured[id.provider].map { entry.holds(id, kind: $0, configured: configured) } ?? false
            }
            guard held.isEmpty else { return held }
            // As the list shows it, whatever has become of its provider.
            let shown = entries.filter { $0.ids.contains(id) }
            guard shown.isEmpty else { return shown }
            return entries(named: .titled(id.description), configured: configured)
        case .external(let id):
            return entries.filter { $0.externalIDs.contains(id) }
        case .title(let title, let year):
            return entries(titled: title, year: year)
        }
    }

    private func entries(titled title: String, year: Int?) -> [WatchlistEntry] {
        let wanted = TitleForms(title).strict
        let fitting = entries.filter { entry in
            !entry.title.isEmpty && TitleForms(entry.title).strict == wanted
                && (year == nil || entry.year == year)
        }
        // The others can be named by an id; one without any has no other name than this.
        let exact = fitting.filter {
            $0.ids.isEmpty && $0.externalIDs.isEmpty && $0.title == title && $0.year == year
        }
        return exact.isEmpty ? fitting : exact
    }
}

extension EntryNamingError: CustomStringConvertible {
    /// What is the matter and what to do about it; for ``ambiguous(_:_:)`` a line per entry.
    public var description: String {
        switch self {
        case .notListed(let reference):
            "'\(reference)' is not on your watchlist. 'catalog watchlist list' shows what is."
        case .ambiguous(let reference, let entries):
            (["'\(reference)' fits several entries of your watchlist:"]
                + entries.map { "  \($0.argument)" + ($0.argument == $0.quotedName ? "" : "  \($0.name)") }
                + ["Name one as it stands in front."])
                .joined(separator: "\n")
        }
    }
}
