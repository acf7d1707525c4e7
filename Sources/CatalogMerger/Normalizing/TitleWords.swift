/// The words of titles that catalogs write differently: articles, parts, numerals and `and`.
///
/// All of it is about folded titles, as bytes.
struct TitleWords {
    private let meanings = Self.meanings
    private var words: [Word] = []
    /// Whether any of the words is one that catalogs write differently.
    private var hasMeaning = false

    private struct Word {
        var range: Range<Int>
        var meaning: UInt8
    }

    /// Whether the title that was loosened last holds a number, as a word or a Roman numeral.
    var hasNumerals: Bool { words.contains { $0.meaning & (Self.number | Self.roman) != 0 } }

    /// Whether the title that was loosened last is the name of a part, such as `Vol. 1`, or a number.
    var beginsWithPart: Bool {
        guard let first = words.first else { return false }
        return first.meaning & Self.part != 0 && words.count > 1
            || first.meaning & (Self.number | Self.roman) != 0
    }

    /// Writes a folded title without its leading article, without `and` inside, without `part` before a number,
    /// and with numerals as digits.
    ///
    ///     "the lord of the rings part ii"  →  "lord of the rings 2"
    ///
    /// A title is never loosened to nothing: `The` stays, and so does `Part II` but for its numeral.
    ///
    /// - Parameters:
    ///   - strict: The folded title, its first `strictCount` bytes.
    ///   - result: What it is written to, from its beginning; it grows as it needs to.
    ///   - count: Behind the last byte of the result.
    mutating func loosen(
        _ strict: borrowing [UInt8], _ strictCount: Int, into result: inout [UInt8], _ count: inout Int
    ) {
        readWords(of: strict, strictCount)
        // An "x" alone becomes two digits, and nothing else grows; between two such words there is a space.
        let most = strictCount + (strictCount + 1) / 2
        if result.count < most { result.append(contentsOf: repeatElement(0, count: most - result.count)) }
        var output = result.mutableSpan
        // Most titles have no such word.
        if !hasMeaning {
            for index in 0..<strictCount { output[index] = strict[index] }
            count = strictCount
            return
        }
        count = 0
        let first = words.count > 1 && words[0].meaning & Self.article != 0 ? 1 : 0
        for place in first..<words.count {
            let (word, meaning) = (words[place].range, words[place].meaning)
            if meaning != 0, place > first, place + 1 < words.count {
                if meaning == Self.and { continue }
                if meaning == Self.part, isNumber(strict, words[place + 1]) { continue }
            }
            if count > 0 {
                output[count] = 0x20
                count += 1
            }
            // A lone "I", "V" or "X" at the start is a word; behind something it counts.
            if meaning & Self.number != 0 || (place > first && meaning & Self.roman != 0) {
                let value = meaning & 0xF
                if value > 9 {
                    output[count] = 0x31
                    count += 1
                }
                output[count] = 0x30 + value % 10
                count += 1
            } else {
                for index in word {
                    output[count] = strict[index]
                    count += 1
                }
            }
        }
    }

    /// Whether a word is an article of a language in which catalogs file titles under the word behind it.
    func isArticle(_ word: PackedWord) -> Bool { meanings[word] & Self.article != 0 }

    /// Where a loose form ends when what tells its edition is left out: `saw 3d`, `bratz the movie`; nil where
    /// nothing of that stands at its end.
    static func endWithoutFormat(_ loose: ArraySlice<UInt8>) -> Int? {
        guard loose.count > 6 else { return nil }
        let (last, before) = (loose[loose.endIndex - 1], loose[loose.endIndex - 2])
        // "3d", "3 d", "movie" or "special": everything else is told by its last two letters.
        let isDigital = last == UInt8(ascii: "d") && !(0x61...0x7A).contains(before)
        let isMovie = last == UInt8(ascii: "e") && before == UInt8(ascii: "i")
        let isSpecial = last == UInt8(ascii: "l") && before == UInt8(ascii: "a")
        guard isDigital || isMovie || isSpecial else { return nil }
        for format in formats where loose.count > format.count + 2 {
            if loose.suffix(format.count).elementsEqual(format) { return loose.endIndex - format.count }
        }
        return nil
    }

    /// What tells the edition, the longest first.
    private static let formats: [[UInt8]] = [
        " the movie", " in 3d", " in 3 d", " in 4d", " special", " movie", " 3 d", " 3d", " 4d",
    ].map { Array($0.utf8) }

    private mutating func readWords(of text: borrowing [UInt8], _ count: Int) {
        words.removeAll(keepingCapacity: true)
        hasMeaning = false
        var start = 0
        var packed: UInt64 = 0
        for index in 0..<count {
            let byte = text[index]
            if byte == 0x20 {
                endWord(start..<index, packed)
                start = index + 1
                packed = 0
            } else {
                packed = packed << 8 | UInt64(byte)
            }
        }
        endWord(start..<count, packed)
    }

    private mutating func endWord(_ range: Range<Int>, _ packed: UInt64) {
        guard !range.isEmpty else { return }
        let meaning = range.count <= 8 ? meanings[PackedWord(bits: packed)] : 0
        if meaning != 0 { hasMeaning = true }
        words.append(Word(range: range, meaning: meaning))
    }

    /// Whether a word is a number, in digits, as a word or as a Roman numeral.
    private func isNumber(_ text: borrowing [UInt8], _ word: Word) -> Bool {
        if word.meaning & (Self.number | Self.roman) != 0 { return true }
        for index in word.range where !(0x30...0x39).contains(text[index]) { return false }
        return true
    }

    // What a word means, a bit each, and a number's value in the lowest four.
    private static let article: UInt8 = 0x80
    private static let number: UInt8 = 0x40
    private static let roman: UInt8 = 0x20
    private static let part: UInt8 = 0x10
    private static let and: UInt8 = 0x0F

    private static let meanings: WordTable = {
        let articles: [StaticString] = [
            "the", "a", "an", "le", "la", "les", "l", "un", "une", "der", "die", "das", "ein", "eine", "el",
            "los", "las", "il", "lo", "gli", "de", "het", "den", "det", "os", "as",
        ]
        let parts: [StaticString] = ["part", "pt", "chapter", "episode", "volume", "vol"]
        let numbers: [StaticString] = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen",
        ]
        let romans: [StaticString] = [
            "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii",
        ]
        var entries: [(StaticString, UInt8)] = [("and", and)]
        entries += articles.map { ($0, article) }
        entries += parts.map { ($0, part) }
        entries += zip(numbers, 1...).map { ($0, number | $1) }
        entries += zip(romans, 1...).map { ($0, roman | $1) }
        return WordTable(entries)
    }()
}
