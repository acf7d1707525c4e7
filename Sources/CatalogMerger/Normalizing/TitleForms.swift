/// The forms in which one title is compared: as it is, and without what catalogs write differently.
///
///     "The Lord of the Rings: Part II (2002)"  →  strict  "the lord of the rings part ii"
///                                                 loose   "lord of the rings 2"
///
/// Titles of one strict form are of one loose form.
package struct TitleForms: Hashable, Sendable {
    /// The title folded, with its article in front; a year in parentheses at its end is dropped.
    package let strict: String
    /// The same without a leading article, without `and`, without `Part` before a number, and with numerals as
    /// digits.
    package let loose: String
    /// The year that stood in parentheses at the end; nil where there was none.
    package let year: Int?

    /// The years that a title may end with.
    static let years = 1870...2100

    /// Takes a title apart.
    package init(_ title: String) {
        var folding = TitleFolding()
        year = folding.foldStrictly(written: Array(title.utf8).span)
        folding.loosen()
        strict = String(decoding: folding.strict[..<folding.strictCount], as: UTF8.self)
        loose = String(decoding: folding.loose[..<folding.looseCount], as: UTF8.self)
    }

    /// `Inception (2010)` as its title and its year; a title that is nothing but a year stays whole.
    package static func splitYear(_ title: String) -> (title: String, year: Int?) {
        var rest = title[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        guard rest.last == ")", let open = rest.lastIndex(of: "(") else { return (title, nil) }
        let digits = rest[rest.index(after: open)...].dropLast()
        guard digits.utf8.count == 4, let year = Int(digits), years.contains(year) else {
            return (title, nil)
        }
        var bare = rest[..<open]
        while bare.last?.isWhitespace == true { bare.removeLast() }
        return bare.isEmpty ? (title, nil) : (String(bare), year)
    }
}

extension TitleFolding {
    /// Takes a title as it is written, without its loose form: damage is repaired, and a year in parentheses at its end
    /// dropped.
    ///
    /// - Returns: The year; nil where there was none.
    @discardableResult
    mutating func foldStrictly(written title: Span<UInt8>) -> Int? {
        guard Self.mayEndWithYear(title) || TextRepair.isSuspect(title) else {
            foldStrictly(title, title.indices)
            return nil
        }
        let (bare, year) = TitleForms.splitYear(TextRepair.repaired(title.text))
        let bytes = Array(bare.utf8)
        foldStrictly(bytes.span, bytes.indices)
        return year
    }

    private static func mayEndWithYear(_ title: Span<UInt8>) -> Bool {
        for index in title.indices where title[index] == UInt8(ascii: ")") { return true }
        return false
    }

    /// Whether the last titles of both have the same strict form.
    func hasStrictForm(of other: TitleFolding) -> Bool {
        let (one, other) = (strict[..<strictCount], other.strict[..<other.strictCount])
        // Letters beyond ASCII have several ways of writing, which are equal.
        return one == other || String(decoding: one, as: UTF8.self) == String(decoding: other, as: UTF8.self)
    }
}
