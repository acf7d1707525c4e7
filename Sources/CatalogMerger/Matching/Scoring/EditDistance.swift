/// The number of slips between two spellings: a letter left out, put in, mistaken, or swapped with the next.
enum EditDistance {
    /// The distance of two texts, bytes counted; nil where it is more than `limit`.
    ///
    /// Only the diagonals that can stay within the limit are looked at: its cost is the length times the limit.
    ///
    /// - Parameter limit: At most 3.
    static func between(_ one: Span<UInt8>, _ other: Span<UInt8>, atMost limit: Int) -> Int? {
        guard abs(one.count - other.count) <= limit else { return nil }
        var start = 0
        while start < min(one.count, other.count), one[start] == other[start] { start += 1 }
        var (oneEnd, otherEnd) = (one.count, other.count)
        while oneEnd > start, otherEnd > start, one[oneEnd - 1] == other[otherEnd - 1] {
            oneEnd -= 1
            otherEnd -= 1
        }
        // What is different lies between what is the same at both ends, and is short or too much.
        let (rows, columns) = (oneEnd - start, otherEnd - start)
        guard rows > 0, columns > 0 else { return max(rows, columns) <= limit ? max(rows, columns) : nil }
        let far = limit + 1
        var older = [Int](repeating: far, count: columns + 1)
        var old = (0...columns).map { min($0, far) }
        var new = old
        for row in 1...rows {
            // Only the diagonals within the limit; beside them everything is too far.
            let first = max(1, row - limit)
            let last = min(columns, row + limit)
            guard first <= last else { return nil }
            new[first - 1] = first == 1 ? min(row, far) : far
            if last < columns { new[last + 1] = far }
            var least = new[first - 1]
            for column in first...last {
                let mine = one[start + row - 1]
                let theirs = other[start + column - 1]
                var best = min(
                    old[column] + 1, new[column - 1] + 1, old[column - 1] + (mine == theirs ? 0 : 1))
                if row > 1, column > 1, mine == other[start + column - 2], theirs == one[start + row - 2] {
                    best = min(best, older[column - 2] + 1)
                }
                new[column] = min(best, far)
                least = min(least, new[column])
            }
            guard least <= limit else { return nil }
            (older, old, new) = (old, new, older)
        }
        return old[columns] <= limit ? old[columns] : nil
    }
}
