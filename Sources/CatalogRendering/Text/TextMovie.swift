internal import CatalogCore
internal import CatalogMerger

/// One movie of a report: title and rating, facts, a taste of the plot, people, and what is doubtful.
struct TextMovie {
    let page: TextPage
    /// How many actors are named.
    let top: Int
    /// Whether the title carries the year, which a group by years tells already.
    let showsYear: Bool

    private static let indent = 2
    /// How much of an overview a report has room for.
    private static let overviewLines = 3

    /// Writes the movie's lines.
    func write(_ movie: MergedMovie) {
        let showsBadges = page.spreadIfFits(title(of: movie), badges(of: movie))
        if !showsBadges { page.paragraph(title(of: movie)) }
        facts(of: movie, includingBadges: !showsBadges)
        if let overview = movie.text(.overview) {
            page.paragraph(StyledText(overview), indent: Self.indent, limit: Self.overviewLines)
        }
        people(of: movie)
        for conflict in movie.conflicts {
            page.labeled(
                StyledText("≠", .accent), StyledText(conflict.wording), indent: Self.indent, edge: 2)
        }
        if !movie.missedFields.isEmpty {
            let missed = StyledText("nobody could say: " + Wording.list(movie.missedFields), .faint)
            page.labeled(StyledText("?", .accent), missed, indent: Self.indent, edge: 2)
        }
    }

    private func title(of movie: MergedMovie) -> StyledText {
        let title = StyledText(movie.title, .strong)
        guard showsYear, let year = movie.year else { return title }
        return title + StyledText(" (\(year))", .faint)
    }

    /// Who has the movie, and what they think of it.
    private func badges(of movie: MergedMovie) -> StyledText {
        let providers = movie.ids.map(\.provider.name).joined(separator: " ")
        return StyledText(providers, .faint) + StyledText("  ") + .stars(movie.rating, columns: 3)
    }

    private func facts(of movie: MergedMovie, includingBadges: Bool) {
        var facts: [StyledText] = []
        if includingBadges {
            facts.append(.stars(movie.rating))
            facts.append(StyledText(movie.ids.map(\.provider.name).joined(separator: " "), .faint))
        }
        if movie.isOnWatchlist { facts.append(StyledText(Wording.onWatchlist, .accent, isGlued: true)) }
        if let original = movie.differingOriginalTitle { facts.append(StyledText(original, isGlued: true)) }
        if let minutes = movie.runtimeMinutes {
            facts.append(StyledText(Wording.duration(minutes: minutes), isGlued: true))
        }
        if !movie.genres.isEmpty { facts.append(StyledText(movie.genres.joined(separator: ", "))) }
        page.paragraph(facts.joined(separator: StyledText(" · ", .faint)), indent: Self.indent)
    }

    private func people(of movie: MergedMovie) {
        let lines = [
            ("Directed by ", movie.directors.map(\.name)), ("With ", movie.actors.prefix(top).map(\.name)),
        ]
        for (lead, names) in lines where !names.isEmpty {
            let names = names.map { StyledText($0, isGlued: true) }
            page.paragraph(
                StyledText(lead, .faint) + names.joined(separator: StyledText(", ")), indent: Self.indent)
        }
    }
}

extension StyledText {
    /// `★ 8.1`, or a dash in place of the figure, which takes at least so many columns.
    static func stars(_ rating: Rating?, columns: Int = 0) -> StyledText {
        let mark = rating.map { Wording.oneDecimal($0.value) } ?? "–"
        let padding = String(repeating: " ", count: max(0, columns - mark.count))
        return StyledText("★ \(padding)\(mark)", rating == nil ? .faint : .accent, isGlued: true)
    }
}
