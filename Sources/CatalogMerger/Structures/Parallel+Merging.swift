extension Parallel {
    /// Merges sorted arrays, and computes a value of each of a few pieces of the result, in their order. Together the
    /// pieces are all elements, sorted; elements of which none comes before the other are in one piece.
    ///
    /// - Parameters:
    ///   - arrays: Pieces are about as many and as long as they are.
    ///   - precedes: Whether one element comes before another, as all arrays are sorted.
    ///   - value: Called once for each piece, on any core; a piece may be empty.
    static func mapMerged<Element: Sendable, Value: Sendable>(
        _ arrays: [[Element]], by precedes: @Sendable (Element, Element) -> Bool,
        _ value: @Sendable ([Element]) -> Value
    ) -> [Value] {
        let count = arrays.count
        // As many of each array as there are arrays say well enough where to cut so that pieces are of one size.
        let samples = arrays.filter { !$0.isEmpty }.flatMap { array in
            (0..<count).map { array[array.count * $0 / count] }
        }.sorted(by: precedes)
        let cuts = samples.isEmpty ? [] : (1..<count).map { samples[samples.count * $0 / count] }
        return map(cuts.count + 1) { number in
            var piece: [Element] = []
            for array in arrays {
                let start = number == 0 ? 0 : array.firstPlace(of: cuts[number - 1], precedes)
                let end = number == cuts.count ? array.count : array.firstPlace(of: cuts[number], precedes)
                piece += array[start..<end]
            }
            // What is sorted in parts is merged by the library, in memory that stays near.
            piece.sort(by: precedes)
            return value(piece)
        }
    }
}

extension Array {
    /// Where an element would stand in a sorted array, before those that are level with it.
    fileprivate func firstPlace(of element: Element, _ precedes: (Element, Element) -> Bool) -> Int {
        var (start, end) = (0, count)
        while start < end {
            let middle = (start + end) / 2
            if precedes(self[middle], element) { start = middle + 1 } else { end = middle }
        }
        return start
    }
}
