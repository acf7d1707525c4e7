internal import Foundation

/// The forms in which one title is compared: as it is, and without what catalogs write differently.
///
///     "The Lord of the Rings: Part II (2002)"  →  strict  "the lord of the rings part ii"
///                                                 loose   "lord of the rings 2"
package struct TitleForms: Hashable, Sendable {
    /// The title folded; a year in parentheses at its end is dropped.
    package let strict: String
    /// The same without a leading article, `Part` before a number, and with numerals as digits.
    package let loose: String
    /// The year that stood in parentheses at the end; nil where there was none.
    package let year: Int?

    /// Takes a title apart.
    package init(_ title: String) {
        let (bare, year) = Self.splitYear(title)
        self.year = year
        let restored = Self.withLeadingArticle(bare)
        let folded = TextFolding.folded(restored, .words)
        // A title of signs alone, such as "…", is still itself.
        strict = folded.isEmpty ? TextFolding.folded(restored, .written) : folded
        loose = Self.loosened(strict)
    }

    /// `Inception (2010)` as its title and its year.
    package static func splitYear(_ title: String) -> (title: String, year: Int?) {
        var rest = title[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        guard rest.last == ")", let open = rest.lastIndex(of: "(") else { return (title, nil) }
        let digits = rest[rest.index(after: open)...].dropLast()
        let before = rest[..<open]
        guard digits.utf8.count == 4, let year = Int(digits), (1870...2100).contains(year),
            before.contains(where: { !$0.isWhitespace })
        else { return (title, nil) }
        var bare = before
        while bare.last?.isWhitespace == true { bare.removeLast() }
        return (String(bare), year)
    }

    /// `Dark Knight, The` with its article in front again.
    private static func withLeadingArticle(_ title: String) -> String {
        guard let comma = title.range(of: ", ", options: .backwards) else { return title }
        let article = title[comma.upperBound...]
        guard articles.contains(article.lowercased()) else { return title }
        return article + (article.hasSuffix("'") ? "" : " ") + title[..<comma.lowerBound]
    }

    private static func loosened(_ strict: String) -> String {
        var words = strict.split(separator: " ")
        if words.count > 1, let first = words.first, articles.contains(String(first)) { words.removeFirst() }
        var result: [Substring] = []
        for (index, word) in words.enumerated() {
            if partWords.contains(word), index + 1 < words.count, digits(of: words[index + 1]) != nil {
                continue
            }
            // A lone "I" or "V" at the start is a word; behind something it counts.
            result.append(index > 0 ? digits(of: word) ?? word : word)
        }
        return result.joined(separator: " ")
    }

    private static func digits(of word: Substring) -> Substring? {
        if word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return word }
        return numerals[word]
    }

    private static let articles: Set<String> = [
        "the", "a", "an", "le", "la", "les", "l'", "un", "une", "der", "die", "das", "ein", "eine", "el",
        "los",
        "las", "il", "lo", "gli", "de", "het",
    ]

    private static let partWords: Set<Substring> = ["part", "chapter", "episode", "volume", "vol"]

    private static let numerals: [Substring: Substring] = [
        "ii": "2", "iii": "3", "iv": "4", "v": "5", "vi": "6", "vii": "7", "viii": "8", "ix": "9", "x": "10",
        "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
        "eight": "8",
        "nine": "9", "ten": "10", "i": "1",
    ]
}
