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
            var keys = SortKeys(descending: self == .titleDescending, lowestFirst: self == .year)
            keys.reserve(places.count)
            for place in places { keys.append(key(place)) }
            return keys
        }
        var keys = SortKeys(descending: self == .titleDescending, lowestFirst: self == .year)
        keys.reserve(count)
        for stretch in stretches { keys.append(contentsOf: stretch) }
        let all = keys
        var runs = Parallel.mapChunks(of: count) { places in
            places.sorted { all.precedes($0, $1, id) }
        }
        while runs.count > 1 {
            let sorted = runs
            runs = Parallel.map((sorted.count + 1) / 2) { number in
                let one = sorted[number * 2]
                return number * 2 + 1 < sorted.count
                    ? .merging(one, sorted[number * 2 + 1]) { all.precedes($0, $1, id) } : one
            }
        }
        return runs.first ?? []
    }
}

/// The keys of many movies: of each a number that decides most comparisons, and the folded title for the others.
private struct SortKeys: Sendable {
    private let descending: Bool
    private let lowestFirst: Bool
    /// The figures, turned so that the least comes first; those without come last.
    private var figures: [Double] = []
    /// The first eight bytes of each title, the first the highest; titles that are shorter end in zeros.
    private var beginnings: [UInt64] = []
    private var text: [UInt8] = []
    private var ends: [Int] = []

    init(descending: Bool, lowestFirst: Bool) {
        self.descending = descending
        self.lowestFirst = lowestFirst
    }

    mutating func reserve(_ count: Int) {
        figures.reserveCapacity(count)
        beginnings.reserveCapacity(count)
        ends.reserveCapacity(count)
        text.reserveCapacity(count * 20)
    }

    mutating func append(_ key: MovieSort.Key) {
        figures.append(key.figure.map { lowestFirst ? $0 : -$0 } ?? .infinity)
        let start = text.count
        text.append(contentsOf: TextFolding.folded(key.title, .written).utf8)
        var beginning: UInt64 = 0
        for offset in 0..<8 {
            beginning = beginning << 8 | (start + offset < text.count ? UInt64(text[start + offset]) : 0)
        }
        beginnings.append(beginning)
        ends.append(text.count)
    }

    mutating func append(contentsOf other: SortKeys) {
        let start = text.count
        figures.append(contentsOf: other.figures)
        beginnings.append(contentsOf: other.beginnings)
        text.append(contentsOf: other.text)
        ends.append(contentsOf: other.ends.lazy.map { $0 + start })
    }

    /// Whether one movie comes before another.
    func precedes(_ one: Int, _ other: Int, _ id: (Int) -> MovieID) -> Bool {
        let (figure, otherFigure) = (figures[one], figures[other])
        if figure != otherFigure { return figure < otherFigure }
        let (beginning, otherBeginning) = (beginnings[one], beginnings[other])
        if beginning != otherBeginning, (beginning | otherBeginning) & 0x8080_8080_8080_8080 == 0 {
            return (beginning < otherBeginning) != descending
        }
        switch compared(one, other) {
        case 0: return id(one) < id(other)
        case let difference: return (difference < 0) != descending
        }
    }

    /// Less than, equal to or more than 0 as one title stands before, with or behind another.
    private func compared(_ one: Int, _ other: Int) -> Int {
        let (mine, theirs) = (range(of: one), range(of: other))
        let common = min(mine.count, theirs.count)
        for offset in 0..<common {
            let (left, right) = (text[mine.lowerBound + offset], text[theirs.lowerBound + offset])
            if left | right >= 0x80 { return compared(title(mine), title(theirs)) }
            if left != right { return left < right ? -1 : 1 }
        }
        // An accent may follow as a character of its own.
        if mine.count != theirs.count,
            (mine.count > common ? text[mine.lowerBound + common] : 0) >= 0x80
                || (theirs.count > common ? text[theirs.lowerBound + common] : 0) >= 0x80
        {
            return compared(title(mine), title(theirs))
        }
        return mine.count - theirs.count
    }

    /// Letters beyond ASCII have several ways of writing, which are equal.
    private func compared(_ one: String, _ other: String) -> Int {
        one == other ? 0 : one < other ? -1 : 1
    }

    private func title(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private func range(of place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }
}
