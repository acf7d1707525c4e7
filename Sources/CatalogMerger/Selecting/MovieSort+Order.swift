internal import CatalogCore

extension MovieSort {
    /// The places of some movies in this order, worked out on all cores.
    ///
    /// - Parameters:
    ///   - count: How many movies.
    ///   - key: Adds the title of the movie at a place to others, as it is written, and returns the number that
    ///     decides before it: nil where the movie has none, or titles decide. Called once for each.
    ///   - id: The id of the movie at a place; no two have the same.
    func order(
        of count: Int, key: @Sendable (Int, inout FoldedTitles) -> Double?,
        id: @escaping @Sendable (Int) -> MovieID
    ) -> [Int] {
        let isDescending = self == .titleDescending
        let stretches = Parallel.mapChunks(of: count) { places in
            var titles = FoldedTitles()
            titles.reserve(places.count)
            let entries = places.map { place in
                // Turned so that the least comes first; those without come last.
                let figure = key(place, &titles).map { self == .year ? $0 : -$0 } ?? .infinity
                return SortEntry(
                    figure: figure, beginning: titles.beginning(of: titles.count - 1), place: place)
            }
            return (entries: entries.sorted { $0.precedes($1, isDescending) }, titles: titles)
        }
        var titles = FoldedTitles()
        titles.reserve(count)
        for stretch in stretches { titles.append(contentsOf: stretch.titles) }
        let ties = TieOrder(titles: titles, isDescending: isDescending, id: id)
        return Parallel.mapMerged(stretches.map(\.entries)) {
            $0.precedes($1, isDescending)
        } _: { entries in
            ties.places(of: entries)
        }.flatMap(\.self)
    }
}

/// What decides most comparisons of a movie with others, side by side in memory with the same of its neighbors.
struct SortEntry: Sendable {
    /// What the movie is sorted by, the least first.
    let figure: Double
    /// Bytes of its title: the first, and behind ties the next.
    let beginning: FoldedTitles.Beginning
    /// The movie's place before it was sorted; in 32 bits, for entries are moved about.
    private let number: UInt32

    var place: Int { Int(number) }

    init(figure: Double, beginning: FoldedTitles.Beginning, place: Int) {
        (self.figure, self.beginning, number) = (figure, beginning, UInt32(place))
    }

    /// Whether this movie comes before another; false for both where more has to be looked at.
    func precedes(_ other: SortEntry, _ isDescending: Bool) -> Bool {
        if figure != other.figure { return figure < other.figure }
        return isDescending ? other.beginning.precedes(beginning) : beginning.precedes(other.beginning)
    }

    /// Whether more has to be looked at.
    func isLevel(with other: SortEntry) -> Bool { figure == other.figure && beginning == other.beginning }
}
