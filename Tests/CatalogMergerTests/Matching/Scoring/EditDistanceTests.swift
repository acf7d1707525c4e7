import Testing

@testable import CatalogMerger

@Suite struct `The edit distance` {
    @Test(arguments: 0..<40)
    func `is the textbook's, as far as it is asked for`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let (one, other) = Self.texts(&random)
            let exact = Self.textbook(one, other)
            for limit in 0...3 {
                let found = EditDistance.between(one.span, other.span, atMost: limit)
                #expect(found == (exact <= limit ? exact : nil), "\(one) \(other) \(limit)")
            }
        }
    }

    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("jurassic", "jurasic", 1), ("jurassic", "jurrassic", 1),
        ("jurassic", "jurassci", 1), ("jurassic", "jurassik", 1), ("ab", "ba", 1), ("abc", "cab", 2),
        // Restricted: what was swapped is not changed once more.
        ("ca", "abc", 3), ("kitten", "sitting", 3),
    ])
    func `counts a swap of neighbors as one slip`(one: String, other: String, distance: Int) {
        let (left, right) = (Array(one.utf8), Array(other.utf8))
        #expect(EditDistance.between(left.span, right.span, atMost: 3) == distance)
        #expect(EditDistance.between(right.span, left.span, atMost: 3) == distance)
    }

    @Test func `of long texts is nobody's afternoon`() {
        let long = [UInt8](repeating: 0x61, count: 2000)
        var other = long
        other[0] = 0x62
        other[1999] = 0x62
        #expect(EditDistance.between(long.span, other.span, atMost: 1) == nil)
        #expect(EditDistance.between(long.span, long.span, atMost: 3) == 0)
    }

    /// Restricted Damerau-Levenshtein with the whole matrix.
    private static func textbook(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var matrix = (0...one.count).map { row in
            (0...other.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 }
        }
        for row in one.indices.map({ $0 + 1 }) {
            for column in other.indices.map({ $0 + 1 }) {
                let isSame = one[row - 1] == other[column - 1]
                var best = min(
                    matrix[row - 1][column] + 1, matrix[row][column - 1] + 1,
                    matrix[row - 1][column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
                    best = min(best, matrix[row - 2][column - 2] + 1)
                }
                matrix[row][column] = best
            }
        }
        return matrix[one.count][other.count]
    }

    /// Two texts of few letters, the second the first with a few slips or another altogether.
    private static func texts(_ random: inout SeededGenerator) -> ([UInt8], [UInt8]) {
        func text(_ random: inout SeededGenerator) -> [UInt8] {
            (0..<random.number(0...9)).map { _ in UInt8(random.number(0x61...0x63)) }
        }
        let one = text(&random)
        if random.chance(0.3) { return (one, text(&random)) }
        var other = one
        for _ in 0..<random.number(0...4) {
            let place = random.number(0...other.count)
            switch random.number(0...3) {
            case 0: other.insert(UInt8(random.number(0x61...0x63)), at: place)
            case 1 where place < other.count: other.remove(at: place)
            case 2 where place < other.count: other[place] = UInt8(random.number(0x61...0x63))
            case _ where place + 1 < other.count: other.swapAt(place, place + 1)
            case _: break
            }
        }
        return (one, other)
    }
}
