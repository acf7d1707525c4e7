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
        var runs = Parallel.mapChunks(of: count) { places in
            let keys = Keys(places, key)
            return Run(keys: [keys], places: places.sorted { precedes($0, keys, $1, keys, id) })
        }
        while runs.count > 1 {
            let sorted = runs
            runs = Parallel.map((runs.count + 1) / 2) { number in
                let one = sorted[number * 2]
                return number * 2 + 1 < sorted.count ? merged(one, sorted[number * 2 + 1], id) : one
            }
        }
        return runs.first?.places ?? []
    }

    /// The keys of a stretch of movies: titles folded, one behind the other.
    private struct Keys {
        let first: Int
        private(set) var figures: [Double?] = []
        private var text: [UInt8] = []
        private var ends: [Int] = []

        init(_ places: Range<Int>, _ key: (Int) -> Key) {
            first = places.lowerBound
            for place in places {
                let key = key(place)
                figures.append(key.figure)
                text.append(contentsOf: TextFolding.folded(key.title, .written).utf8)
                ends.append(text.count)
            }
        }

        func title(at place: Int) -> ArraySlice<UInt8> {
            text[(place == first ? 0 : ends[place - first - 1])..<ends[place - first]]
        }
    }

    /// Sorted places, and the keys of all of them, stretch by stretch.
    private struct Run {
        var keys: [Keys]
        var places: [Int]

        /// The keys of a place.
        func keys(of place: Int) -> Keys {
            // Stretches follow one another; their first places are sorted.
            var (low, high) = (0, keys.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if keys[middle].first <= place { low = middle } else { high = middle }
            }
            return keys[low]
        }
    }

    private func merged(_ one: Run, _ other: Run, _ id: (Int) -> MovieID) -> Run {
        var places: [Int] = []
        places.reserveCapacity(one.places.count + other.places.count)
        var (left, right) = (one.places[...], other.places[...])
        while let first = left.first, let second = right.first {
            if precedes(second, other.keys(of: second), first, one.keys(of: first), id) {
                places.append(right.removeFirst())
            } else {
                places.append(left.removeFirst())
            }
        }
        return Run(keys: one.keys + other.keys, places: places + left + right)
    }

    private func precedes(
        _ one: Int, _ keys: Keys, _ other: Int, _ otherKeys: Keys, _ id: (Int) -> MovieID
    ) -> Bool {
        let (figure, otherFigure) = (
            keys.figures[one - keys.first], otherKeys.figures[other - otherKeys.first]
        )
        if figure != otherFigure {
            guard let figure else { return false }
            guard let otherFigure else { return true }
            return self == .year ? figure < otherFigure : figure > otherFigure
        }
        switch Self.compare(keys.title(at: one), otherKeys.title(at: other)) {
        case 0: return id(one) < id(other)
        case let difference: return (difference < 0) != (self == .titleDescending)
        }
    }

    /// Less than, equal to or more than 0 as one text stands before, with or behind the other.
    private static func compare(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
        for (left, right) in zip(one, other) where left != right || left >= 0x80 {
            guard left < 0x80, right < 0x80 else {
                // Letters beyond ASCII have several ways of writing.
                let (left, right) = (
                    String(decoding: one, as: UTF8.self), String(decoding: other, as: UTF8.self)
                )
                return left == right ? 0 : left < right ? -1 : 1
            }
            return left < right ? -1 : 1
        }
        return one.count - other.count
    }
}
