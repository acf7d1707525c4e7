/// The user's own list of movies.
///
/// No two entries prove to be one movie: those that do are joined, also when it is a third entry that
/// proves it.
public struct Watchlist: Hashable, Sendable {
    /// The entries in the order in which they were added.
    public private(set) var entries: [WatchlistEntry] = []

    /// Makes a list of entries, added in their order.
    public init(_ entries: some Sequence<WatchlistEntry> = []) {
        let entries = Array(entries)
        var proofs: Set<WatchlistEntry.Proof> = []
        // A list that was kept has nothing to join, and is read by every run: no entry is held against another.
        if entries.allSatisfy({ $0.proofs.allSatisfy { proofs.insert($0).inserted } }) {
            self.entries = entries
        } else {
            for entry in entries { add(entry) }
        }
    }

    /// Adds an entry, or joins it with those that prove to be the same movie, at the place of the first.
    ///
    /// - Returns: The entry as it is on the list now.
    @discardableResult
    public mutating func add(_ entry: WatchlistEntry) -> WatchlistEntry {
        let same = entries.indices.filter { entries[$0].isSameMovie(as: entry) }
        guard let first = same.first else {
            entries.append(entry)
            return entry
        }
        let joined = same.dropFirst().reduce(entries[first]) { $0.joined(with: entries[$1]) }.joined(
            with: entry)
        for index in same.dropFirst().reversed() { entries.remove(at: index) }
        entries[first] = joined
        return joined
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
