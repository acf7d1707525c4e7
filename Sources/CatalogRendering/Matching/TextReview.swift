internal import CatalogMerger

/// Uncertain pairs, for people to decide.
///
/// ```
/// 62 %  The Thing (1982)                                                left 1091
///       The Thing (1951)                                               right 2288
///       for      same title
///       against  running times apart (109 min / 87 min)
///       unknown  directors, genres
///       rival    The Thing (2011), right 4711, for left 1091
/// ```
struct TextReview {
    let page: TextPage

    private static let indent = 6

    /// Writes pairs in their order, with an empty line between them.
    ///
    /// - Parameter closing: What to do about them, for a last line; nil for none.
    func write(_ items: [ReviewItem], closing: String?) {
        guard !items.isEmpty else { return page.paragraph(StyledText("No pair is uncertain.")) }
        for (place, item) in items.enumerated() {
            if place > 0 { page.blank() }
            write(item)
        }
        if let closing {
            page.blank()
            page.paragraph(StyledText(closing, .faint))
        }
    }

    /// Writes one pair.
    func write(_ item: ReviewItem) {
        let chance = StyledText(Wording.percent(item.probability), .doubt)
        heading(chance.padded(to: Self.indent), item.left)
        heading(StyledText().padded(to: Self.indent), item.right)
        labeled("for", Self.list(item.clues.supporting))
        labeled("against", Self.list(item.clues.opposing))
        labeled("unknown", StyledText(item.unknown.map(\.label).joined(separator: ", ")))
        if let rival = item.rival {
            labeled(
                "rival",
                StyledText("\(rival.record.titled), \(rival.record.knownAs), for \(rival.of.knownAs)"))
        }
    }

    private func heading(_ lead: StyledText, _ record: ReviewedRecord) {
        let title = StyledText(record.title, .strong)
        let year = StyledText(record.year.map { " (\($0))" } ?? " (year unknown)", .faint)
        let known = StyledText(record.knownAs, .faint)
        if !page.spreadIfFits(lead + title + year, known) {
            page.labeled(lead, title + year, indent: 0, edge: Self.indent)
            page.paragraph(known, indent: Self.indent)
        }
    }

    private func labeled(_ label: String, _ text: StyledText) {
        guard !text.isEmpty else { return }
        page.labeled(StyledText(label, .faint), text, indent: Self.indent, edge: 9)
    }

    private static func list(_ clues: [MatchEvidence.Clue]) -> StyledText {
        clues.map { StyledText($0.shown) }.joined(separator: StyledText("; "))
    }
}

extension MatchEvidence.Clue {
    /// The words, and behind them what both say where the heading does not show it.
    fileprivate var shown: String {
        switch kind {
        case .title, .rarity, .year: return words
        case .externalID, .releaseDate, .directors, .actors, .runtime, .genres, .language: break
        }
        var said = [left, right].compactMap(\.self).map(Self.shortened)
        if said.count == 2, said[0] == said[1] { said.removeLast() }
        return said.isEmpty ? words : "\(words) (\(said.joined(separator: " / ")))"
    }

    /// As much of a list as tells what kind of list it is.
    private static func shortened(_ text: String) -> String {
        let limit = 60
        return text.count <= limit ? text : text.prefix(limit - 1) + "…"
    }
}

extension MatchEvidence.Kind {
    /// The subject's name for people.
    package var label: String {
        switch self {
        case .externalID: "outside ids"
        case .title: "title"
        case .rarity: "rarity of the title"
        case .year: "year"
        case .releaseDate: "release date"
        case .directors: "directors"
        case .actors: "actors"
        case .runtime: "running time"
        case .genres: "genres"
        case .language: "original language"
        }
    }
}
