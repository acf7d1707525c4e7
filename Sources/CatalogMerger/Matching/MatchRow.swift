internal import CatalogCore

/// What the matcher looks at of one record: normalized once, compared often.
struct MatchRow: Sendable {
    let id: MovieID
    /// The forms of the title itself.
    let title: TitleForms
    /// The loose forms of every title it is known by, its own first, each once: records that share none of
    /// them do not share a title in any form.
    let titleKeys: [String]
    /// The year of release; the one in the title where the record says no other.
    let year: Int?
    let releaseDate: CalendarDay?
    let externalIDs: [ExternalID]
    /// Folded names; empty where nobody said.
    let directors: Set<String>
    /// Folded names; empty where nobody said.
    let actors: Set<String>
    let runtimeMinutes: Int?
    let language: String?

    init(_ record: MovieDetail) {
        let summary = record.summary
        id = summary.id
        title = TitleForms(summary.title)
        let others = [summary.originalTitle.value].compactMap(\.self) + (record.alternativeTitles.value ?? [])
        titleKeys = others.reduce(into: [title.loose]) { keys, other in
            let key = TitleForms(other).loose
            if !keys.contains(key) { keys.append(key) }
        }
        year = summary.year.value ?? title.year
        releaseDate = summary.releaseDate.value
        externalIDs = record.externalIDs.value ?? []
        runtimeMinutes = record.runtimeMinutes.value
        language = summary.originalLanguage.value

        var directors: Set<String> = []
        var actors: Set<String> = []
        for credit in record.credits.value ?? [] {
            switch credit.job {
            case .director: directors.insert(TextFolding.comparable(credit.name))
            case .actor: actors.insert(TextFolding.comparable(credit.name))
            case .other: break
            }
        }
        self.directors = directors
        self.actors = actors
    }

    /// Whether the records go by one title in some form, or some authority gave them one id.
    func isRelated(to other: MatchRow) -> Bool {
        titleKeys.contains(where: other.titleKeys.contains)
            || externalIDs.contains(where: other.externalIDs.contains)
    }
}
