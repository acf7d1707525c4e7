package import CatalogCore

extension MatchTable {
    /// Makes a table of records, row for record.
    package init(_ records: some Sequence<MovieDetail>) {
        var filler = MatchTableFiller()
        for record in records { filler.append(record) }
        self = filler.table
    }
}

extension MatchTableFiller {
    /// Adds a record.
    package mutating func append(_ record: MovieDetail) {
        let summary = record.summary
        begin(id: Array(summary.id.description.utf8).span)
        add(title: Array(summary.title.utf8).span)
        if let original = summary.originalTitle.value { add(otherTitle: Array(original.utf8).span) }
        for other in record.alternativeTitles.value ?? [] { add(otherTitle: Array(other.utf8).span) }
        let credits = record.credits.value ?? []
        for credit in credits where credit.job == .director { add(director: Array(credit.name.utf8).span) }
        for credit in credits where credit.job == .actor { add(actor: Array(credit.name.utf8).span) }
        for genre in summary.genres.value ?? [] { add(genre: Array(genre.utf8).span) }
        if let language = summary.originalLanguage.value { add(language: Array(language.utf8).span) }
        for id in record.externalIDs.value ?? [] { add(id) }
        (year, releaseDate) = (summary.year.value, summary.releaseDate.value)
        runtimeMinutes = record.runtimeMinutes.value
        end()
    }
}
