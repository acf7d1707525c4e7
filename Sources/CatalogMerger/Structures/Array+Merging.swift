extension Array {
    /// Two sorted arrays as one that is sorted; of equals those of the first come first.
    ///
    /// - Parameter precedes: Whether one element comes before another, as both arrays are sorted.
    static func merging(
        _ one: [Element], _ other: [Element], by precedes: (Element, Element) -> Bool
    ) -> [Element] {
        guard !other.isEmpty else { return one }
        guard !one.isEmpty else { return other }
        var result: [Element] = []
        result.reserveCapacity(one.count + other.count)
        var (place, otherPlace) = (0, 0)
        while place < one.count, otherPlace < other.count {
            if precedes(other[otherPlace], one[place]) {
                result.append(other[otherPlace])
                otherPlace += 1
            } else {
                result.append(one[place])
                place += 1
            }
        }
        result += one[place...]
        result += other[otherPlace...]
        return result
    }
}
