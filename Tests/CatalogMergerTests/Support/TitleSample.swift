@testable import CatalogMerger

/// Two titles, or two records' lists of them, held against each other.
enum TitleSample {
    /// How the titles of two records agree; of each the first is its main title.
    static func agreement(_ one: [String], _ other: [String]) -> TitleAgreement {
        let (left, right) = (table(one), table(other))
        return TitleComparison(0, of: left, 0, of: right).agreement
    }

    /// How two titles agree.
    static func agreement(_ one: String, _ other: String) -> TitleAgreement { agreement([one], [other]) }

    /// A table of one record of these titles.
    static func table(_ titles: [String]) -> MatchTable {
        var filler = MatchTableFiller()
        filler.begin(id: [0x31].span)
        for (index, title) in titles.enumerated() {
            let bytes = Array(title.utf8)
            if index == 0 { filler.add(title: bytes.span) } else { filler.add(otherTitle: bytes.span) }
        }
        filler.end()
        return filler.table
    }
}
