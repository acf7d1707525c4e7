/// A person's name as two numbers: what is the same however it is written, and what a short form keeps.
///
///     "Park Chan-wook" = "Chan-wook Park" = "Park, Chanwook"        one ``whole``
///     "S. Jackson", "Samuel L. Jackson"                              one ``short``
///
/// Names are compared by the thousand for every record that is read, so they are never kept as text.
struct NameSignature: Hashable, Sendable {
    /// `whole` in the upper half, `short` in the lower.
    let bits: UInt64

    /// A number of all letters, whatever their order, their accents and the blanks between them; middle initials
    /// and `Jr.` do not count.
    var whole: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

    /// A number of the family name and the first letter of the given one.
    var short: UInt32 { UInt32(truncatingIfNeeded: bits) }

    /// Reads a name out of its folded form.
    ///
    /// - Parameters:
    ///   - folded: Words one space apart; empty for a name of signs alone, which equals no other.
    ///   - familyNameFirst: Whether a comma said so.
    init?(folded: [UInt8], familyNameFirst: Bool) {
        var words: [Range<Int>] = []
        TitleWords.forEachWord(of: folded) { words.append($0) }
        guard let first = words.first, let last = words.last else { return nil }
        let long = words.filter { $0.count > 1 && !Self.isSuffix(folded, $0) }
        let counted = long.count >= 2 ? long : words
        var letters: UInt64 = 0
        for word in counted {
            for index in word { letters &+= Self.mixed(UInt64(folded[index])) }
        }
        let family = familyNameFirst ? first : (counted.last ?? last)
        let given = familyNameFirst ? last : first
        var name: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in family { name = (name ^ UInt64(folded[index])) &* 0x100_0000_01B3 }
        let short = Self.mixed(name) & ~0xFF | UInt64(folded[given.lowerBound])
        bits = Self.mixed(letters) & ~0xFFFF_FFFF | short & 0xFFFF_FFFF
    }

    private static func isSuffix(_ text: [UInt8], _ word: Range<Int>) -> Bool {
        PackedWord(text, word).map { suffixes[$0] != 0 } ?? false
    }

    private static let suffixes = WordTable([("jr", 1), ("sr", 1), ("ii", 1), ("iii", 1)])

    private static func mixed(_ value: UInt64) -> UInt64 { Hashing.mixed(value &+ 0x9E37_79B9_7F4A_7C15) }
}
