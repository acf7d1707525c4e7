internal import Foundation

/// How rare titles are: that two records are both called `Home` says less than that both are called `Koyaanisqatsi`.
///
///     rarity = max(−1.5 · ln(count), −4.5) + 0.07 · (letters − 10) · s / (s + n)      s = 20,000, count > 1
///     rarity = 2.5 · u · n / (2,000 + n)   + 0.07 · (letters − 10) · s / (s + n)      count = 1
///
/// `count` is how many films of one catalog go by the title, in the catalog that has more of them, `n` how many
/// records the larger catalog has, `letters` at most 20, and `u` grows from 0 at six letters to 1 at twelve. What is
/// known of titles in general, that short ones are common, fades as the catalogs grow large enough to show it
/// themselves; that a title was seen but once means more, the more was seen.
struct TitleRarity: Sendable {
    private let slots: [UInt64]
    private let counts: [UInt32]
    private let mask: Int
    private let trustInLength: Double
    private let trustInCount: Double

    /// Makes rarities of the counts of a join.
    ///
    /// - Parameters:
    ///   - counts: Titles that several records of a catalog have, none twice.
    ///   - records: The number of records of the larger catalog.
    init(counts found: [(key: UInt64, count: UInt32)], records: Int) {
        var size = 16
        while size < found.count * 2 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        var counts = [UInt32](repeating: 0, count: size)
        for (key, count) in found {
            var slot = Int(truncatingIfNeeded: key) & (size - 1)
            while counts[slot] != 0 { slot = (slot + 1) & (size - 1) }
            (slots[slot], counts[slot]) = (key, count)
        }
        (self.slots, self.counts, mask) = (slots, counts, size - 1)
        trustInLength = Self.usualSize / (Self.usualSize + Double(records))
        trustInCount = Double(records) / (Self.smallSize + Double(records))
    }

    /// The weight of a title that both records have, or of the length of two that are alike.
    ///
    /// - Parameters:
    ///   - key: The title's number; nil where the titles are only alike.
    ///   - letters: The length of the title, of the shorter of two.
    func weight(of key: UInt64?, letters: Int, _ agreement: TitleAgreement) -> Double {
        let beyond = Double(min(letters, Self.longTitle) - Self.middlingTitle)
        let films = key.map { Double(count(of: $0)) } ?? 1
        let commonness = films > 1 ? max(-Self.countWeight * log(films), Self.commonest) : uniqueness(letters)
        switch agreement {
        case .same, .other:
            return commonness + Self.lengthWeight * beyond * trustInLength
        case .fragment:
            return min(commonness, 0) + Self.lengthWeight * beyond * trustInLength
        case .loose, .subtitle:
            return min(commonness, 0) + Self.likenessWeight * beyond
        case .oneLetterOff, .twoLettersOff:
            return Self.likenessWeight * beyond
        case .similar:
            // Long titles of a series have most of their words in common.
            return min(Self.likenessWeight * beyond, 0)
        case .otherNumber, .different:
            return 0
        }
    }

    /// What it is worth that no catalog has a second film of the title: more, the larger the catalogs are in which
    /// none was found, and nothing for titles so short that another film is only missing.
    private func uniqueness(_ letters: Int) -> Double {
        Self.uniqueWeight * trustInCount * Double(min(max(letters - 6, 0), 6)) / 6
    }

    /// How many films of one catalog go by a title, at least 1.
    func count(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: key) & mask
        while counts[slot] != 0 {
            if slots[slot] == key { return Int(counts[slot]) }
            slot = (slot + 1) & mask
        }
        return 1
    }

    private static let usualSize = 20_000.0
    private static let smallSize = 2000.0
    private static let uniqueWeight = 2.5
    private static let countWeight = 1.5
    /// From twenty films on a title says nothing more, and people must.
    private static let commonest = -4.5
    private static let lengthWeight = 0.07
    /// Short titles have many neighbors one letter away.
    private static let likenessWeight = 0.22
    private static let middlingTitle = 10
    private static let longTitle = 20
}
