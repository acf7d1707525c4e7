internal import CatalogCore
internal import CatalogMerger

/// The fields of one movie, a label and a value a line, with the provider at the right edge.
struct TextFields {
    let page: TextPage
    let movie: MergedMovie

    private static let indent = 2

    /// Writes all fields that have a value, the movie's ids, and what nobody could say.
    func write() {
        for field in MovieField.allCases where !Self.shownElsewhere.contains(field) { write(field) }
        row("Also known as", movie.alternativeTitles)
        row("Ids", movie.ids.map(\.description) + movie.externalIDs.map(\.description))
        for link in movie.links { row("Page", [link.address], by: link.provider.name, isAddress: true) }
        if movie.isOnWatchlist { row("Watchlist", [Wording.onWatchlist]) }
        row("Nobody knew", movie.unknown.map(\.label))
    }

    /// Texts stand above with the title, and what is gathered from all providers stands below.
    private static let shownElsewhere: Set<MovieField> = [
        .overview, .tagline, .externalIDs, .links,
    ]

    private func write(_ field: MovieField) {
        guard let resolved = movie.fields[field], let value = resolved.fact.value else { return }
        // Those of several providers were brought together, so that no one claim has them all.
        if field == .actors { return people(field, movie.actors, by: resolved.speaker) }
        if field == .directors { return people(field, movie.directors, by: resolved.speaker) }
        // The page's heading says these already.
        if (field == .title || field == .year) && !isDisputed(resolved) { return }
        row(
            field.label.capitalizedFirst, [field.wording(of: value)], by: resolved.speaker,
            isAddress: isAddress(field))
        guard isShort(field) else { return }
        for claim in resolved.claims where !resolved.isChosen(claim) {
            guard let other = claim.fact.value, other != value else { continue }
            row("", [field.wording(of: other)], by: claim.provider.name, mark: "≠")
        }
    }

    /// Whether other claims are short enough to stand beside the chosen one.
    private func isShort(_ field: MovieField) -> Bool {
        switch field {
        case .title, .originalTitle, .year, .releaseDate, .status, .genres, .runtimeMinutes, .revenueUSD,
            .originalLanguage, .rating, .popularity:
            true
        case .externalIDs, .overview, .tagline, .poster, .backdrop, .trailer, .links, .actors, .directors:
            false
        }
    }

    private func isAddress(_ field: MovieField) -> Bool {
        switch field {
        case .poster, .backdrop, .trailer: true
        case .externalIDs, .title, .originalTitle, .year, .releaseDate, .overview, .tagline, .status, .links,
            .genres,
            .runtimeMinutes, .revenueUSD, .originalLanguage, .rating, .popularity, .actors, .directors:
            false
        }
    }

    private func isDisputed(_ resolved: Resolved) -> Bool {
        resolved.claims.contains { $0.fact.value != nil && $0.fact.value != resolved.fact.value }
    }

    private func people(_ field: MovieField, _ people: [RankedPerson], by speaker: String?) {
        let lines = people.map { $0.name + ($0.character.map { " as \($0)" } ?? "") }
        for (index, line) in lines.enumerated() {
            row(index == 0 ? field.label.capitalizedFirst : "", [line], by: index == 0 ? speaker : nil)
        }
    }

    private func row(
        _ label: String, _ values: [String], by speaker: String? = nil, mark: String = "",
        isAddress: Bool = false
    ) {
        guard !values.isEmpty else { return }
        let value = values.map { StyledText($0, leadingTo: isAddress ? $0 : nil) }
            .joined(separator: StyledText(", "))
        page.field(
            StyledText(label, .faint), value, mark: StyledText(mark, .doubt),
            source: StyledText(speaker ?? "", .faint), indent: Self.indent)
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
