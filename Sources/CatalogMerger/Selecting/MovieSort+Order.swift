internal import CatalogCore

extension MovieSort {
    /// What one movie is sorted by, before its id.
    struct Key {
        /// The number that decides; nil where the movie has none, or titles decide.
        let figure: Double?
        /// The title as it is written.
        let title: String
    }

    /// The places of some movies in this order, worked out on all cores.
    ///
    /// - Parameters:
    ///   - count: How many movies.
    ///   - key: What the movie at a place is sorted by; called once for each.
    ///   - id: The id of the movie at a place; no two have the same.
    func order(
        of count: Int, key: @Sendable (Int) -> Key, id: @Sendable (Int) -> MovieID
    ) -> [Int] {
        let stretches = Parallel.mapChunks(of: count) { places in
            var titles = FoldedTitles()
            titles.reserve(places.count)
            let entries = places.map { place in
                let key = key(place)
                titles.append(key.title)
                // Turned so that the least comes first; those without come last.
                let figure = key.figure.map { self == .year ? $0 : -$0 } ?? .infinity
                return SortEntry(figure: figure, beginning: titles.lastBeginning, place: place)
            }
            return (entries: entries, titles: titles)
        }
        var titles = FoldedTitles()
        titles.reserve(count)
        for stretch in stretches { titles.append(contentsOf: stretch.titles) }
        let order = SortOrder(titles: titles, isDescending: self == .titleDescending)
        var runs = Parallel.map(stretches.count) { number in
            stretches[number].entries.sorted { order.precedes($0, $1, id) }
        }
        while runs.count > 1 {
            let sorted = runs
            runs = Parallel.map((sorted.count + 1) / 2) { number in
                let one = sorted[number * 2]
                return number * 2 + 1 < sorted.count
                    ? .merging(one, sorted[number * 2 + 1]) { order.precedes($0, $1, id) } : one
            }
        }
        return runs.first.map { $0.map { $0.place } } ?? []
    }
}

/// What decides most comparisons of a movie with others, side by side in memory with the same of its neighbors.
private struct SortEntry: Sendable {
    /// What the movie is sorted by, the least first.
    let figure: Double
    /// The first bytes of its title.
    let beginning: FoldedTitles.Beginning
    /// The movie's place before it was sorted.
    let place: Int
}

/// Says which of two movies comes first.
private struct SortOrder: Sendable {
    let titles: FoldedTitles
    let isDescending: Bool

    /// Whether one movie comes before another.
    func precedes(_ one: SortEntry, _ other: SortEntry, _ id: (Int) -> MovieID) -> Bool {
        if one.figure != other.figure { return one.figure < other.figure }
        if let isFirst = one.beginning.precedes(other.beginning) { return isFirst != isDescending }
        switch titles.compared(one.place, other.place) {
        case 0: return id(one.place) < id(other.place)
        case let difference: return (difference < 0) != isDescending
        }
    }
}
