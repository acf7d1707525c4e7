/// The user's own list of movies.
///
/// No two entries prove to be one movie: those that do are joined, also when it is a third entry that
/// proves it.
public struct Watchlist: Hashable, Sendable {
    /// The entries in the order in which they were added.
    public private(set) var entries: [WatchlistEntry] = []

    /// Makes a list of entries, added in their order.
    public init(_ entries: some Sequence<WatchlistEntry> = []) {
        add(contentsOf: entries)
    }

    /// Adds an entry, or joins it with those that prove to be the same movie, at the place of the first.
    ///
    /// - Returns: The entry as it is on the list now.
    @discardableResult
    public mutating func add(_ entry: WatchlistEntry) -> WatchlistEntry {
        var register = WatchlistRegister(entries)
        let added = register.add(entry).entry
        entries = register.entries
        return added
    }

    /// Adds entries in their order, each as ``add(_:)`` does, in time that grows with their number and the list's.
    ///
    /// - Returns: For each, whether it was new: nothing on the list, or before it, proved to be the same movie.
    @discardableResult
    public mutating func add(contentsOf new: some Sequence<WatchlistEntry>) -> [Bool] {
        var register = WatchlistRegister(entries)
        let areNew = new.map { register.add($0).isNew }
        entries = register.entries
        return areNew
    }

    /// Removes entries.
    ///
    /// - Returns: Those removed, in their order; empty when there is none of that description.
    @discardableResult
    public mutating func remove(where isUnwanted: (WatchlistEntry) -> Bool) -> [WatchlistEntry] {
        let removed = entries.filter(isUnwanted)
        entries.removeAll(where: isUnwanted)
        return removed
    }
}
