import CatalogCore
import Foundation

/// How catalogs write what they know: the same title in another spelling, the same name in another order, and
/// now and then a slip of the pen.
extension SeededGenerator {
    /// A title in one of the ways that still are the same title to any reader.
    mutating func restyled(_ title: String) -> String {
        switch number(0...9) {
        case 0: title.withArticleMoved
        case 1: title.withoutArticle
        case 2: title.uppercased()
        case 3: title.withoutAccents
        case 4:
            title.contains("&") ? title.replacing("&", with: "and") : title.replacing(" and ", with: " & ")
        case 5: title.withOtherNumeral
        case 6: title.replacing("&", with: "&amp;").replacing("é", with: "&eacute;")
        case 7: title.asMojibake
        case 8: title.replacing(":", with: " -").replacing("'", with: "’")
        default: title
        }
    }

    /// A title with a slip in one of its words: a letter left out, put in twice, mistaken, or swapped with
    /// the next. First letters and numbers stay, and so do words of fewer than four letters.
    mutating func misspelled(_ title: String) -> String {
        var letters = Array(title)
        let places = letters.indices.filter { place in
            let start = letters[..<place].lastIndex(of: " ").map { $0 + 1 } ?? 0
            let end = letters[place...].firstIndex(of: " ") ?? letters.count
            return place > start && place + 1 < end && end - start > 3
                && letters[start..<end].allSatisfy(\.isLetter)
        }
        guard let place = pick(places) else { return title }
        switch number(0...3) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letters[place], at: place)
        case 2: letters[place] = pick("aeiorstn") ?? "e"
        default: letters.swapAt(place, place + 1)
        }
        return String(letters)
    }

    /// A name of two or three words in one of the ways that still are the same name.
    mutating func restyled(name: String) -> String {
        let words = name.split(separator: " ")
        guard let first = words.first, let last = words.last, words.count > 1 else { return name }
        return switch number(0...4) {
        case 0: "\(last), \(words.dropLast().joined(separator: " "))"
        case 1: "\(last) \(words.dropLast().joined(separator: " "))"
        case 2: "\(first) Q. \(last)"
        case 3: name.withoutAccents.uppercased()
        default: name
        }
    }
}

extension String {
    /// `Film, The` for `The Film`.
    var withArticleMoved: String {
        let bare = withoutArticle
        return bare == self
            ? self : "\(bare), \(prefix(count - bare.count).trimmingCharacters(in: .whitespaces))"
    }

    /// `Film` for `The Film`.
    var withoutArticle: String {
        for article in ["The ", "A ", "Le ", "La ", "L'", "Der ", "Die ", "Das ", "El ", "Il "]
        where hasPrefix(article) {
            return String(dropFirst(article.count))
        }
        return self
    }

    /// The text as somebody writes it who has no accents on the keyboard.
    var withoutAccents: String {
        String(
            String.UnicodeScalarView(
                decomposedStringWithCanonicalMapping.unicodeScalars.filter {
                    !(0x300...0x36F).contains($0.value)
                }))
    }

    /// A number at the end written otherwise: `Film II`, `Film Part 2` for `Film 2`.
    var withOtherNumeral: String {
        let romans = ["1": "I", "2": "II", "3": "III", "4": "IV", "5": "V"]
        guard let last = split(separator: " ").last, let roman = romans[String(last)], last.count < count
        else {
            return self
        }
        let bare = dropLast(last.count)
        return last == "2" ? "\(bare)\(roman)" : "\(bare)Part \(last)"
    }

    /// UTF-8 that somebody read as Latin-1.
    var asMojibake: String {
        String(String.UnicodeScalarView(utf8.map { Unicode.Scalar($0) }))
    }
}
