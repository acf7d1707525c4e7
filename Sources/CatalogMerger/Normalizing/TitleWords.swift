/// The words of titles that catalogs write differently: articles, parts and numerals.
enum TitleWords {
    /// `Dark Knight, The` with its article in front again.
    static func withLeadingArticle(_ title: String) -> String {
        guard let comma = title.utf8.lastIndex(of: UInt8(ascii: ",")) else { return title }
        let article = title[title.utf8.index(after: comma)...].drop(while: \.isWhitespace)
        guard movedArticles.contains(article.lowercased()) else { return title }
        let isElided = article.last == "'" || article.last == "’"
        return article + (isElided ? "" : " ") + title[..<comma]
    }

    /// A folded title without its leading article and without `part` before a number, numerals as digits.
    ///
    /// A title is never loosened to nothing: `The` stays, and so does `Part II` but for its numeral.
    static func loosened(_ strict: String) -> String {
        var words = strict.split(separator: " ")
        if words.count > 1, let first = words.first, articles.contains(first) { words.removeFirst() }
        var result: [Substring] = []
        for (index, word) in words.enumerated() {
            guard index > 0 else {
                // A lone "I", "V" or "X" at the start is a word; behind something it counts.
                result.append(numbers[word] ?? word)
                continue
            }
            let isFollowedByNumber = index + 1 < words.count && digits(of: words[index + 1]) != nil
            if isFollowedByNumber, partWords.contains(word) { continue }
            result.append(digits(of: word) ?? word)
        }
        return result.joined(separator: " ")
    }

    private static func digits(of word: Substring) -> Substring? {
        if word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return word }
        return numbers[word] ?? numerals[word]
    }

    /// Articles of the languages in which catalogs file titles under the word behind.
    private static let articles: Set<Substring> = [
        "the", "a", "an", "le", "la", "les", "un", "une", "der", "die", "das", "ein", "eine", "el", "los",
        "las", "il", "lo", "gli", "de", "het",
    ]

    /// What may stand behind a title's last comma.
    private static let movedArticles = Set(articles.map(String.init)).union(["l'", "l’"])

    private static let partWords: Set<Substring> = ["part", "pt", "chapter", "episode", "volume", "vol"]

    private static let numbers: [Substring: Substring] = [
        "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
        "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13",
    ]

    private static let numerals: [Substring: Substring] = [
        "i": "1", "ii": "2", "iii": "3", "iv": "4", "v": "5", "vi": "6", "vii": "7", "viii": "8", "ix": "9",
        "x": "10", "xi": "11", "xii": "12", "xiii": "13",
    ]
}
