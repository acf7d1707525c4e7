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
                StyledText("≠", .doubt), StyledText(conflict.wording), indent: Self.indent, edge: 2)
        }
        if !movie.missedFields.isEmpty {
            let missed = StyledText("nobody could say: " + Wording.list(movie.missedFields), .faint)
            page.labeled(StyledText("?", .doubt), missed, indent: Self.indent, edge: 2)
        }
    }

    private func title(of movie: MergedMovie) -> StyledText {
        showsYear ? .titleAndYear(of: movie) : .title(of: movie)
    }

    /// Who has the movie, and what they think of it.
    private func badges(of movie: MergedMovie) -> StyledText {
        .providers(of: movie) + StyledText("  ") + .stars(movie.rating, columns: 3)
    }

    private func facts(of movie: MergedMovie, includingBadges: Bool) {
        var facts: [StyledText] = []
        if includingBadges {
            facts.append(.stars(movie.rating))
            facts.append(.providers(of: movie))
        }
        if movie.isOnWatchlist { facts.append(StyledText(Wording.onWatchlist, .chosen, isGlued: true)) }
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
