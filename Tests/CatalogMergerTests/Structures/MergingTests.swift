import CatalogTestSupport
import Testing

@testable import CatalogMerger

@Suite struct `Two sorted arrays` {
    /// Something that equals others of its key.
    private struct Keyed: Equatable {
        let key: Int
        let number: Int
    }

    @Test(arguments: 0..<20)
    func `are merged as sorting both would have it, equals in their order`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        func sorted(from first: Int) -> [Keyed] {
            let count = Int.random(in: 0...30, using: &random)
            let keys = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }.sorted()
            return keys.enumerated().map { Keyed(key: $1, number: first + $0) }
        }
        let (one, other) = (sorted(from: 0), sorted(from: 100))
        let oracle = (one + other).sorted { ($0.key, $0.number) < ($1.key, $1.number) }
        #expect([Keyed].merging(one, other) { $0.key < $1.key } == oracle)
    }

    @Test(arguments: 0..<20)
    func `or many of them are merged in pieces, each with all that are level`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let most = seed % 2 == 0 ? 3 : 400
        let arrays = (0..<seed).map { _ in
            (0..<Int.random(in: 0...60, using: &random)).map { _ in
                Int.random(in: 0...most, using: &random)
            }.sorted()
        }
        let pieces = Parallel.mapMerged(arrays, by: <) { $0 }
        #expect(pieces.flatMap(\.self) == arrays.flatMap(\.self).sorted())
        let filled = pieces.filter { !$0.isEmpty }
        for (piece, next) in zip(filled, filled.dropFirst()) { #expect(piece.last != next.first) }
        if most > 3, arrays.count > 5 { #expect(filled.count > arrays.count / 2) }
    }
}
