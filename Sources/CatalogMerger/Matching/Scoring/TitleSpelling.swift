/// Compares the spelling of two loose forms that are not the same.
///
/// Numbers are never misspelled: `Rocky 2` is not `Rocky 3` with a slip of the pen, so titles that count
/// differently are different, however alike the rest.
enum TitleSpelling {
    /// How two folded titles agree: by letters, by words, or not at all.
    static func agreement(_ one: Span<UInt8>, _ other: Span<UInt8>) -> TitleAgreement {
        guard haveSameNumbers(one, other) else {
            return haveSameLetters(one, other) ? .otherNumber : .different
        }
        let shorter = min(one.count, other.count)
        if shorter >= 4, abs(one.count - other.count) <= 2 {
            let limit = shorter < 9 ? 1 : 2
            switch EditDistance.between(one, other, atMost: limit) {
            case 1: return .oneLetterOff
            case 2: return .twoLettersOff
            default: break
            }
        }
        return areWordsAlike(one, other) ? .similar : .different
    }

    /// Whether the digits of both are the same numbers in the same order.
    private static func haveSameNumbers(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        var (left, right) = (0, 0)
        while true {
            let mine = nextDigits(one, from: &left)
            let theirs = nextDigits(other, from: &right)
            guard mine.count == theirs.count else { return false }
            guard !mine.isEmpty else { return true }
            for place in 0..<mine.count
            where one[mine.lowerBound + place] != other[theirs.lowerBound + place] {
                return false
            }
        }
    }

    /// Whether both are the same when numbers and blanks are left out, and are not numbers alone.
    private static func haveSameLetters(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        var (left, right) = (0, 0)
        var letters = 0
        while true {
            while left < one.count, !isLetter(one[left]) { left += 1 }
            while right < other.count, !isLetter(other[right]) { right += 1 }
            guard left < one.count, right < other.count else {
                return left == one.count && right == other.count && letters > 0
            }
            guard one[left] == other[right] else { return false }
            (left, right, letters) = (left + 1, right + 1, letters + 1)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte != 0x20 && !isDigit(byte) }

    private static func nextDigits(_ text: Span<UInt8>, from index: inout Int) -> Range<Int> {
        while index < text.count, !isDigit(text[index]) { index += 1 }
        let start = index
        while index < text.count, isDigit(text[index]) { index += 1 }
        return start..<index
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Whether the words that both have make up most of both, letter for letter.
    private static func areWordsAlike(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        let (shorter, longer) = (min(one.count, other.count), max(one.count, other.count))
        guard shorter >= leastLetters, longer <= shorter * 2 else { return false }
        // A word that one of them has twice is in both but once.
        let shared = min(letters(of: one, sharedWith: other), letters(of: other, sharedWith: one))
        return shared * 2 * 10 >= (shorter + longer + 2) * leastShareInTenths
    }

    /// How many letters of a title are in words that another has as well, a blank counted with each word.
    private static func letters(of title: Span<UInt8>, sharedWith other: Span<UInt8>) -> Int {
        var shared = 0
        var start = 0
        while start < title.count {
            var end = start
            while end < title.count, title[end] != 0x20 { end += 1 }
            if end > start, hasWord(other, like: title.extracting(start..<end)) { shared += end - start + 1 }
            start = end + 1
        }
        return shared
    }

    private static let leastLetters = 8
    private static let leastShareInTenths = 6

    private static func hasWord(_ text: Span<UInt8>, like word: Span<UInt8>) -> Bool {
        var start = 0
        while start + word.count <= text.count {
            var end = start
            while end < text.count, text[end] != 0x20 { end += 1 }
            if end - start == word.count {
                var place = 0
                while place < word.count, text[start + place] == word[place] { place += 1 }
                if place == word.count { return true }
            }
            start = end + 1
        }
        return false
    }
}
