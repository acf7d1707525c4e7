/// Numbers parted into sets that only ever grow together. A number that was never joined stands alone.
struct DisjointSets {
    private var parent: [Int: Int] = [:]

    /// The smallest number of the set, which stands for it.
    mutating func representative(of number: Int) -> Int {
        var representative = number
        while let next = parent[representative] { representative = next }
        // The next search is short.
        var passed = number
        while let next = parent[passed], next != representative {
            parent[passed] = representative
            passed = next
        }
        return representative
    }

    /// Makes one set of the sets of two numbers.
    mutating func join(_ one: Int, _ other: Int) {
        let (left, right) = (representative(of: one), representative(of: other))
        if left != right { parent[max(left, right)] = min(left, right) }
    }

    /// The numbers that were joined with others, set by set.
    mutating func sets() -> [[Int]] {
        var members: [Int: [Int]] = [:]
        for number in Array(parent.keys) { members[representative(of: number), default: []].append(number) }
        return members.map { [$0.key] + $0.value }
    }
}
