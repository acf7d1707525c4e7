public import CatalogCore
internal import CatalogMerger

extension Watchlist {
    /// Takes in entries of another list, in their order.
    ///
    /// One that proves to be on the list already is joined with what is there. Where either knows nothing but a title
    /// and a year, they are one when the titles are the same in normalized form, the years are, and the list has no
    /// other movie of that title and year: so a list that was taken in offline is not doubled when it comes again.
    ///
    /// - Returns: How many were not on the list before.
    public mutating func takeIn(_ new: [WatchlistEntry]) -> Int {
        let listed = Dictionary(grouping: entries.filter { $0.named != nil }, by: \.named)
        func namesake(of entry: WatchlistEntry) -> WatchlistEntry? {
            guard let named = entry.named, let found = listed[named], found.count == 1 else { return nil }
            return found.first
        }
        var learned: [WatchlistEntry: WatchlistEntry] = [:]
        for entry in new where !entry.isBare {
            if let bare = namesake(of: entry), bare.isBare { learned[bare] = learned[bare] ?? entry }
        }
        let unlisted = new.filter { !$0.isBare || namesake(of: $0) == nil }
        if !learned.isEmpty {
            self = Watchlist(entries.map { entry in learned[entry].map(entry.joined) ?? entry })
        }
        return add(contentsOf: unlisted).count(where: \.self)
    }
}

extension WatchlistEntry {
    /// Whether it knows no id.
    fileprivate var isBare: Bool { members.isEmpty && externalIDs.isEmpty }

    /// What tells it apart where it has no id; nil where that is not enough.
    fileprivate var named: TitleAndYear? {
        guard let year, !title.isEmpty else { return nil }
        return TitleAndYear(title: TitleForms(title).strict, year: year)
    }
}

/// What a movie is called and when it came out.
private struct TitleAndYear: Hashable {
    let title: String
    let year: Int
}
