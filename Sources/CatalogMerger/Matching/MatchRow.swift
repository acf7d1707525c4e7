internal import CatalogCore

/// What the matcher looks at of one record: normalized once, compared often.
struct MatchRow: Sendable {
    let id: MovieID
    /// The forms of the title itself.
    let title: TitleForms
    /// The forms of the original and alternative titles.
    let otherTitles: [TitleForms]
    let year: Int?
    let releaseDate: CalendarDay?
    let externalIDs: [ExternalID]
    /// Folded names; empty where nobody said.
    let directors: Set<String>
    let actors: Set<String>
    let runtimeMinutes: Int?
    let language: String?

    init(_ record: MovieDetail) {
        let summary = record.summary
        id = summary.id
        title = TitleForms(summary.title)
        let others = [summary.originalTitle.value].compactMap(\.self) + (record.alternativeTitles.value ?? [])
        otherTitles = Self.distinct(others.map(TitleForms.init), apartFrom: title)
        year = summary.year.value ?? title.year
        releaseDate = summary.releaseDate.value
        externalIDs = record.externalIDs.value ?? []
        let credits = record.credits.value ?? []
        directors = Set(
            credits.lazy.filter { $0.job == .director }.map { TextFolding.folded($0.name, .words) })
        actors = Set(credits.lazy.filter { $0.job == .actor }.map { TextFolding.folded($0.name, .words) })
        runtimeMinutes = record.runtimeMinutes.value
        language = summary.originalLanguage.value
    }

    /// Every form under which another record may be found to be the same movie, each once.
    var blockingKeys: [String] {
        var seen: Set<String> = []
        return ([title] + otherTitles).flatMap { [$0.strict, $0.loose] }.filter { seen.insert($0).inserted }
    }

    private static func distinct(_ forms: [TitleForms], apartFrom title: TitleForms) -> [TitleForms] {
        var seen: Set = [title.strict]
        return forms.filter { seen.insert($0.strict).inserted }
    }
}
