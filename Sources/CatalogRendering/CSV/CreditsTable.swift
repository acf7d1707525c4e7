internal import CatalogCore
internal import CatalogMerger

/// The people of one movie as rows: `job`, `name`, `character`, `popularity` and `ids`, actors first.
enum CreditsTable {
    /// Writes the names of the columns, then a row for each person.
    static func write(_ credits: CreditsPage, to csv: CSVWriter) {
        csv.row(["job", "name", "character", "popularity", "ids"])
        for person in credits.movie.actors { csv.row(row("actor", person)) }
        for person in credits.movie.directors { csv.row(row("director", person)) }
    }

    private static func row(_ job: String, _ person: RankedPerson) -> [String] {
        [
            job, person.name, person.character ?? "",
            person.popularity.flatMap(ShortestDecimal.text) ?? "",
            JoinedList.cell(of: person.ids.map(\.description)),
        ]
    }
}
