import Testing

@testable import CatalogMerger

/// Titles that a slip of the pen made two meet under some key.
@Suite struct `Variants of titles` {
    @Test(arguments: seeds)
    func `meet where one word was left out, put in or replaced`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let words = (0..<random.number(3...7)).map { _ in Self.word(&random) }
            var others = words
            let place = random.number(0...(words.count - 1))
            switch random.number(0...2) {
            case 0: others.remove(at: place)
            case 1: others.insert(Self.word(&random), at: place)
            case _: others[place] = Self.word(&random)
            }
            Self.expectMeeting(words, others)
        }
    }

    @Test(arguments: seeds)
    func `of two words and more meet where one has slips behind its first letter`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let words = (0..<random.number(2...7)).map { _ in Self.word(&random) }
            var others = words
            let place = random.number(0...(words.count - 1))
            others[place] = String(words[place].prefix(1)) + Self.word(&random)
            Self.expectMeeting(words, others)
        }
    }

    @Test(arguments: seeds)
    func `of one word meet where a letter was left out, put in, mistaken or swapped`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let word = Array(Self.word(&random) + Self.word(&random))
            var other = word
            let place = random.number(0...(word.count - 1))
            switch random.number(0...3) {
            case 0 where word.count > TitleVariants.shortestTitle: other.remove(at: place)
            case 1: other.insert("x", at: place)
            case 2: other[place] = "x"
            case _ where place > 0: other.swapAt(place - 1, place)
            case _: break
            }
            Self.expectMeeting([String(word)], [String(other)])
        }
    }

    @Test(arguments: [
        ("ruby sparks", "emerald forest"), ("the hidden fortress", "seven samurai return"),
        ("stalker", "solaris"),
        ("alien", "brazil"),
    ])
    func `of other titles do not meet`(one: String, other: String) {
        #expect(Self.keys(one).isDisjoint(with: Self.keys(other)))
    }

    @Test(arguments: ["", "a", "jaws", "home"])
    func `of very short titles are none`(title: String) {
        #expect(Self.keys(title).isEmpty)
    }

    @Test func `of endless titles are few`() {
        let words = (0..<2000).map { "word\($0)" }.joined(separator: " ")
        #expect(Self.keys(words).count < 20)
        #expect(Self.keys(String(repeating: "a", count: 5000)).count < 40)
    }

    private static func expectMeeting(_ one: [String], _ other: [String]) {
        let (title, otherTitle) = (one.joined(separator: " "), other.joined(separator: " "))
        #expect(!keys(title).isDisjoint(with: keys(otherTitle)), "\(title) | \(otherTitle)")
    }

    private static func keys(_ title: String) -> Set<UInt64> {
        var variants = TitleVariants()
        let bytes = Array(title.utf8)
        variants.read(bytes, bytes.indices)
        return Set(variants.keys)
    }

    /// A word of three to eight letters.
    private static func word(_ random: inout SeededGenerator) -> String {
        String((0..<random.number(3...8)).compactMap { _ in random.pick("abcdefghilmnoprstu") })
    }
}
