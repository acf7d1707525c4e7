import Testing

@testable import CatalogMerger

@Suite struct `Sorted pairs` {
    @Test(arguments: seeds)
    func `are united and subtracted as sets are`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let (one, other) = (Self.pairs(&random), Self.pairs(&random))
            #expect(SortedPairs.union(one, other) == Set(one).union(other).sorted())
            #expect(SortedPairs.subtracting(one, from: other) == Set(other).subtracting(one).sorted())
        }
    }

    private static func pairs(_ random: inout SeededGenerator) -> [UInt64] {
        let span = random.number(1...60)
        return Set((0..<random.number(0...40)).map { _ in UInt64(random.number(0...span)) }).sorted()
    }
}
