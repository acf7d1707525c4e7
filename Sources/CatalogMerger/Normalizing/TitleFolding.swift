/// Folds titles into their two forms, with buffers that it keeps from one title to the next.
struct TitleFolding {
    /// The last title's strict form: folded, its article in front.
    private(set) var strict: [UInt8] = []
    /// The last title's loose form (``TitleWords/loosen(_:into:)``).
    private(set) var loose: [UInt8] = []

    /// Takes the next title; both forms are empty only where the title is blank.
    mutating func fold(_ title: [UInt8]) {
        fold(title, title.startIndex..<title.endIndex)
    }

    /// Takes a stretch of bytes as the next title.
    mutating func fold(_ title: [UInt8], _ range: Range<Int>) {
        strict.removeAll(keepingCapacity: true)
        loose.removeAll(keepingCapacity: true)
        if let comma = Self.movedArticle(in: title, range) {
            ByteFolding.fold(title.span.extracting(comma + 1..<range.upperBound), into: &strict)
            let isElided = title[range.upperBound - 1] == 0x27 || title[range.upperBound - 1] == 0x99
            if !isElided { strict.append(0x20) }
            ByteFolding.fold(title.span.extracting(range.lowerBound..<comma), into: &strict)
        } else {
            ByteFolding.fold(title.span.extracting(range), into: &strict)
        }
        if strict.isEmpty {
            // Signs alone, such as "???", are themselves.
            strict.append(contentsOf: TextFolding.comparable(title.span.extracting(range).text).utf8)
        }
        TitleWords.loosen(strict, into: &loose)
    }

    /// The comma in front of an article that was moved to the end: `Dark Knight, The`; nil where there is none.
    private static func movedArticle(in title: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.count > 3 else { return nil }
        let earliest = max(range.lowerBound + 1, range.upperBound - longestMovedArticle)
        var index = range.upperBound - 2
        while index >= earliest {
            if title[index] == UInt8(ascii: ",") { break }
            index -= 1
        }
        guard index >= earliest else { return nil }
        var word: [UInt8] = []
        for byte in title[(index + 1)..<range.upperBound] {
            switch byte {
            case 0x20 where word.isEmpty, 0x27, 0xE2, 0x80, 0x99: continue
            case 0x41...0x5A: word.append(byte | 0x20)
            case 0x61...0x7A: word.append(byte)
            default: return nil
            }
        }
        return TitleWords.isArticle(word, word.startIndex..<word.endIndex) ? index : nil
    }

    private static let longestMovedArticle = 8
}
