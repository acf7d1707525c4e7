package import CatalogCore

extension FileProvider: WholeCatalogProvider {
    /// Returns all rows of the file, and always all that is wrong with it, whoever was told before.
    package func wholeCatalog() async throws(ProviderError) -> Reply<any WholeCatalog> {
        let (shelf, reply) = try await shelf(for: .list(.popular))
        return Reply(shelf, problems: reply.problems, asOf: reply.asOf)
    }
}

extension FileShelf: WholeCatalog {
    var count: Int { rows.count }

    func touch(_ rows: [Int]) -> UInt8 { self.rows.touch(rows) }

    func title(of row: Int) -> String { rows[row].title }

    func year(of row: Int) -> Int? { rows[row].releaseYear }

    func fact(about field: MovieField, of row: Int) -> Fact<FieldValue> {
        // What the file has no column for is looked for in no row.
        if field.columns & rows.columns == 0, field != .actors, field != .directors { return .unknown }
        let row = rows[row]
        return switch field {
        case .title: .known(.text(row.title))
        case .originalTitle: row.text(.originalTitle).map(FieldValue.text)
        case .year: row.whole(.year).or(row.releaseDate.map(\.year)).map(FieldValue.whole)
        case .releaseDate: row.releaseDate.map(FieldValue.day)
        case .overview: row.text(.overview).map(FieldValue.text)
        case .poster: row.text(.poster).map(FieldValue.text)
        case .genres: row.items(.genres).map(FieldValue.texts)
        case .runtimeMinutes: row.whole(.runtimeMinutes).map(FieldValue.whole)
        case .originalLanguage: row.text(.language).map(FieldValue.text)
        case .rating: row.rating.map(FieldValue.rating)
        case .popularity: row.decimal(.popularity).map(FieldValue.decimal)
        case .externalIDs:
            row.externalIDs.value?.isEmpty == true ? .absent : row.externalIDs.map(FieldValue.externalIDs)
        case .actors: row.cast.map(FieldValue.credits)
        case .directors: row.directors.map(FieldValue.credits)
        case .tagline, .status, .backdrop, .trailer, .links, .revenueUSD: .unknown
        }
    }

    func told(_ fields: [MovieField?], by row: Int) -> UInt32 {
        let known = rows.columns(of: row)
        var told: UInt32 = 0
        for case (let place, let field?) in fields.enumerated() where known & field.columns != 0 {
            // What stands in other columns may be no value.
            if field.column != nil || field == .year || fact(about: field, of: row).value != nil {
                told |= 1 << UInt32(place)
            }
        }
        return told
    }

    func withTexts(of field: MovieField, in row: Int, _ body: (Span<UInt8>) -> Void) {
        guard let column = field.column else { return }
        if column.isList {
            rows[row].withItems(column, body)
        } else if column.isText {
            rows[row].withBytes(column, body)
        }
    }

    func clearlySays(
        _ fields: [MovieField?], of row: Int, as other: Int, in catalog: any WholeCatalog
    ) -> UInt32 {
        guard let shelf = catalog as? FileShelf else { return 0 }
        let (row, other) = (rows[row], shelf.rows[other])
        var same: UInt32 = 0
        for case (let place, let field?) in fields.enumerated() {
            if let column = field.decidingColumn, row.holds(column, of: other) {
                same |= 1 << UInt32(place)
            }
        }
        return same
    }

    func describe(_ row: Int, to sink: inout some RecordSink) {
        let row = rows[row]
        // In the order of the columns, in which the id comes first, and directors come before actors.
        row.forEachValue { column, range in
            let bytes = row.bytes.span.extracting(range)
            switch column {
            case .id:
                let beginning = idBeginning
                sink.begin(id: beginning.span, bytes)
            case .title: sink.add(title: bytes)
            case .originalTitle: sink.add(otherTitle: bytes)
            case .alternativeTitles: row.withItems(in: range) { sink.add(otherTitle: $0) }
            case .year: sink.year = Int(row.decimal(at: range))
            case .releaseDate: sink.releaseDate = CalendarDay(packed: Int(row.decimal(at: range)))
            case .language: sink.add(language: bytes)
            case .runtimeMinutes: sink.runtimeMinutes = Int(row.decimal(at: range))
            case .directors: row.withItems(in: range) { sink.add(director: $0) }
            case .actors: row.withItems(in: range) { sink.add(actor: $0) }
            case .genres: row.withItems(in: range) { sink.add(genre: $0) }
            case .imdbID: for id in row.externalIDs.value ?? [] { sink.add(id) }
            case .overview, .rating, .votes, .popularity, .poster: break
            }
        }
        sink.end()
    }
}

extension MovieField {
    /// A bit for each column that says something about the field.
    fileprivate var columns: UInt32 {
        switch self {
        case .year: Column.year.bit | Column.releaseDate.bit
        case .rating: Column.rating.bit
        case .externalIDs: Column.imdbID.bit
        case .title, .originalTitle, .releaseDate, .overview, .poster, .genres, .runtimeMinutes, .popularity,
            .originalLanguage, .actors, .directors, .tagline, .status, .backdrop, .trailer, .links,
            .revenueUSD:
            column?.bit ?? 0
        }
    }

    /// The column that a field is all of; nil where there is none, or others count as well.
    fileprivate var column: Column? {
        switch self {
        case .title: .title
        case .originalTitle: .originalTitle
        case .releaseDate: .releaseDate
        case .overview: .overview
        case .poster: .poster
        case .genres: .genres
        case .runtimeMinutes: .runtimeMinutes
        case .originalLanguage: .language
        case .popularity: .popularity
        case .actors: .actors
        case .directors: .directors
        case .year, .rating, .externalIDs, .tagline, .status, .backdrop, .trailer, .links, .revenueUSD: nil
        }
    }

    /// The column that decides what a row says about the field, where the row has it; nil where none does.
    fileprivate var decidingColumn: Column? {
        self == .year ? .year : self == .externalIDs ? .imdbID : column
    }
}
