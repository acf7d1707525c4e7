/// The words of titles that catalogs write differently: articles, parts, numerals and `and`.
///
/// All of it is about folded titles, as bytes.
enum TitleWords {
    /// Appends a folded title without its leading article, without `and` inside, without `part` before a number,
    /// and with numerals as digits.
    ///
    ///     "the lord of the rings part ii"  →  "lord of the rings 2"
    ///
    /// A title is never loosened to nothing: `The` stays, and so does `Part II` but for its numeral.
    static func loosen(_ strict: [UInt8], into result: inout [UInt8]) {
        let start = result.count
        var words: [Range<Int>] = []
        forEachWord(of: strict) { words.append($0) }
        if words.count > 1, isArticle(strict, words[0]) { words.removeFirst() }
        for (place, word) in words.enumerated() {
            let packed = PackedWord(strict, word)
            if place > 0, let packed {
                if packed == and, place + 1 < words.count { continue }
                let isBeforeNumber = place + 1 < words.count && number(strict, words[place + 1]) != nil
                if isBeforeNumber, partWords[packed] != 0 { continue }
            }
            if result.count > start { result.append(0x20) }
            // A lone "I", "V" or "X" at the start is a word; behind something it counts.
            let number = packed.flatMap { place > 0 ? numeral($0) : numberWord($0) }
            if let number {
                result.append(contentsOf: String(number).utf8)
            } else {
                result.append(contentsOf: strict[word])
            }
        }
    }

    /// Where a loose form ends when what tells its edition is left out: `saw 3d`, `bratz the movie`; nil where nothing
    /// of that stands at its end.
    static func endWithoutFormat(_ loose: [UInt8]) -> Int? {
        for ending in formats where loose.count > ending.count + 2 && loose.suffix(ending.count) == ending[...] {
            return loose.count - ending.count
        }
        return nil
    }

    /// The longest first.
    private static let formats: [[UInt8]] = [
        " the motion picture", " an imax 3d experience", " the movie", " in 3d", " in 3 d", " in 4d", " special", " movie", " 3 d", " 3d", " 4d",
    ].map { Array($0.utf8) }

    /// Calls `body` with the place of each word.
    static func forEachWord(of text: [UInt8], _ body: (Range<Int>) -> Void) {
        var start = 0
        for index in text.indices where text[index] == 0x20 {
            if index > start { body(start..<index) }
            start = index + 1
        }
        if text.count > start { body(start..<text.count) }
    }

    /// Whether a word is an article of a language in which catalogs file titles under the word behind it.
    static func isArticle(_ text: [UInt8], _ word: Range<Int>) -> Bool {
        PackedWord(text, word).map { articles[$0] != 0 } ?? false
    }

    /// Whether a word is a number, in digits, as a word or as a Roman numeral.
    private static func number(_ text: [UInt8], _ word: Range<Int>) -> Int? {
        if text[word].allSatisfy({ (0x30...0x39).contains($0) }) { return 0 }
        return PackedWord(text, word).flatMap(numeral)
    }

    private static func numeral(_ word: PackedWord) -> Int? {
        if let number = numberWord(word) { return number }
        let value = romans[word]
        return value == 0 ? nil : Int(value)
    }

    private static func numberWord(_ word: PackedWord) -> Int? {
        let value = numbers[word]
        return value == 0 ? nil : Int(value)
    }

    private static let and = PackedWord(Array("and".utf8), 0..<3)

    private static let articles = WordTable([
        ("the", 1), ("a", 1), ("an", 1), ("le", 1), ("la", 1), ("les", 1), ("l", 1), ("un", 1), ("une", 1),
        ("der", 1), ("die", 1), ("das", 1), ("ein", 1), ("eine", 1), ("el", 1), ("los", 1), ("las", 1),
        ("il", 1), ("lo", 1), ("gli", 1), ("de", 1), ("het", 1), ("den", 1), ("det", 1), ("os", 1), ("as", 1),
    ])

    private static let partWords = WordTable([
        ("part", 1), ("pt", 1), ("chapter", 1), ("episode", 1), ("volume", 1), ("vol", 1), ("no", 1),
    ])

    private static let numbers = WordTable([
        ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
        ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12), ("thirteen", 13),
    ])

    private static let romans = WordTable([
        ("i", 1), ("ii", 2), ("iii", 3), ("iv", 4), ("v", 5), ("vi", 6), ("vii", 7), ("viii", 8), ("ix", 9),
        ("x", 10), ("xi", 11), ("xii", 12), ("xiii", 13),
    ])
}
