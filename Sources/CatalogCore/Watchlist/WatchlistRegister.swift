/// A watchlist in the making, which knows by each proof where its movie stands: no entry is held against another.
struct WatchlistRegister {
    /// The entries by the places they were given; none where one was joined with an earlier one.
    private var places: [WatchlistEntry?] = []
    private var placeOf: [WatchlistEntry.Proof: Int] = [:]

    /// Begins with the entries of a list, no two of which prove to be one movie.
    init(_ entries: [WatchlistEntry]) {
        for entry in entries { place(entry) }
    }

    /// The entries in their order.
    var entries: [WatchlistEntry] { places.compactMap(\.self) }

    /// Adds an entry, or joins it with those that prove to be the same movie, at the place of the first.
    ///
    /// - Returns: The entry as it stands now, and whether nothing proved to be the same movie.
    mutating func add(_ entry: WatchlistEntry) -> (entry: WatchlistEntry, isNew: Bool) {
        let same = Set(entry.proofs.compactMap { placeOf[$0] }).sorted()
        let alike = same.compactMap { places[$0] } + [entry]
        guard let first = same.first, let earliest = alike.first else {
            place(entry)
            return (entry, true)
        }
        let joined = alike.dropFirst().reduce(earliest) { $0.joined(with: $1) }
        for other in same.dropFirst() { places[other] = nil }
        places[first] = joined
        for proof in joined.proofs { placeOf[proof] = first }
        return (joined, false)
    }

    private mutating func place(_ entry: WatchlistEntry) {
        for proof in entry.proofs { placeOf[proof] = places.count }
        places.append(entry)
    }
}
