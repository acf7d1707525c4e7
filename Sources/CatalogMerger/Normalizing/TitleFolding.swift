/// Folds titles into their two forms, with tables and buffers that it keeps from one title to the next.
struct TitleFolding {
    /// What the last title's strict form is in: folded, its article in front.
    private(set) var strict: [UInt8] = []
    /// How many bytes of ``strict`` are the form.
    private(set) var strictCount = 0
    /// What the last title's loose form is in (``TitleWords/loosen(_:_:into:_:)``).
    private(set) var loose: [UInt8] = []
    /// How many bytes of ``loose`` are the form.
    private(set) var looseCount = 0

    /// Whether both forms of the last title are the same: loosening takes away, or changes what it keeps to something
    /// shorter, but for numbers of one letter.
    var isLooseStrict: Bool { looseCount == strictCount && !words.hasNumerals }

    /// Folds bytes.
    let folding = ByteFolding()
    /// Knows the words that catalogs write differently.
    private(set) var words = TitleWords()

    /// Takes a stretch of bytes as the next title; the forms are empty only where it is blank.
    mutating func fold(_ title: Span<UInt8>, _ range: Range<Int>) {
        foldStrictly(title, range)
        loosen()
    }

    /// Makes the loose form of the last title.
    mutating func loosen() {
        looseCount = 0
        words.loosen(strict, strictCount, into: &loose, &looseCount)
    }

    /// Takes a stretch of bytes as the next title, without its loose form.
    mutating func foldStrictly(_ title: Span<UInt8>, _ range: Range<Int>) {
        (strictCount, looseCount) = (0, 0)
        if let comma = movedArticle(in: title, range) {
            folding.fold(title.extracting(comma + 1..<range.upperBound), into: &strict, &strictCount)
            let isElided = title[range.upperBound - 1] == 0x27 || title[range.upperBound - 1] == 0x99
            var start = strictCount
            folding.fold(title.extracting(range.lowerBound..<comma), into: &strict, &strictCount)
            if !isElided, strictCount > start {
                strict.insert(0x20, at: start)
                start += 1
                strictCount += 1
            }
        } else {
            folding.fold(title.extracting(range), into: &strict, &strictCount)
        }
        if strictCount == 0 {
            // Signs alone, such as "???", are themselves.
            strict = Array(TextFolding.comparable(title.extracting(range).text).utf8)
            strictCount = strict.count
        }
    }

    /// The comma in front of an article that was moved to the end: `Dark Knight, The`; nil where there is none.
    private func movedArticle(in title: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard range.count > 3 else { return nil }
        let earliest = max(range.lowerBound + 1, range.upperBound - Self.longestMovedArticle)
        var index = range.upperBound - 2
        while index >= earliest, title[index] != UInt8(ascii: ",") { index -= 1 }
        guard index >= earliest else { return nil }
        var word: UInt64 = 0
        for place in (index + 1)..<range.upperBound {
            let byte = title[place]
            switch byte {
            case 0x20 where word == 0, 0x27, 0xE2, 0x80, 0x99: continue
            case 0x41...0x5A: word = word << 8 | UInt64(byte | 0x20)
            case 0x61...0x7A: word = word << 8 | UInt64(byte)
            default: return nil
            }
        }
        return words.isArticle(PackedWord(bits: word)) ? index : nil
    }

    /// A comma, a blank, and an article of at most four letters with an apostrophe of up to three bytes.
    private static let longestMovedArticle = 8
}
