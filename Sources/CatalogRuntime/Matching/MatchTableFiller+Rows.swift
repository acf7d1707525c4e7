package import CatalogFiles
package import CatalogMerger
internal import CatalogCore

extension MatchTableFiller {
    /// Adds a row of a catalog file: what matching looks at, and nothing else.
    package mutating func append(_ row: borrowing CatalogRow) {
        guard let id = row.range(of: .id), let title = row.range(of: .title) else { return }
        begin(id: row.bytes.span.extracting(id))
        add(title: row.bytes.span.extracting(title))
        if let original = row.range(of: .originalTitle) {
            add(otherTitle: row.bytes.span.extracting(original))
        }
        for other in row.items(of: .alternativeTitles) { add(otherTitle: row.bytes.span.extracting(other)) }
        for director in row.items(of: .directors) { add(director: row.bytes.span.extracting(director)) }
        for actor in row.items(of: .actors) { add(actor: row.bytes.span.extracting(actor)) }
        for genre in row.items(of: .genres) { add(genre: row.bytes.span.extracting(genre)) }
        if let language = row.range(of: .language) { add(language: row.bytes.span.extracting(language)) }
        if let imdb = row.text(of: .imdbID), let id = ExternalID(.imdb, imdb) { add(id) }
        year = row.whole(.year)
        runtimeMinutes = row.whole(.runtimeMinutes)
        releaseDate = row.releaseDate
        end()
    }
}
