/// A source that has all of its movies in memory, so that a million of them can be gone through at once.
package protocol WholeCatalogProvider: CatalogProvider {
    /// Returns everything the source has.
    func wholeCatalog() async throws(ProviderError) -> Reply<any WholeCatalog>
}

/// All movies of one source as rows from 0: what a row tells is made when it is asked for, and kept by nobody.
///
/// A row says what the source's list and its page for the movie say together.
package protocol WholeCatalog: AnyObject, Sendable {
    /// How many movies there are.
    var count: Int { get }

    /// Looks at some rows that are asked about next: rows far apart in memory are waited for together, rather than one
    /// after the other.
    ///
    /// - Returns: A number that says nothing. Without one no compiler would see why to look.
    func touch(_ rows: [Int]) -> UInt8

    /// The id of a row's movie; no two rows have the same.
    func id(of row: Int) -> MovieID

    /// A row's title; never empty, for no source tells of a movie without one.
    func title(of row: Int) -> String

    /// A row's year of release; nil where it tells none.
    func year(of row: Int) -> Int?

    /// What a row says about a field.
    func fact(about field: MovieField, of row: Int) -> Fact<FieldValue>

    /// Which of some fields a row says anything about: a bit for each whose fact has a value, by its place among them.
    ///
    /// - Parameter fields: At most 32; nil in the places of what no row says.
    func told(_ fields: [MovieField?], by row: Int) -> UInt32

    /// Hands on the text that a row says about a field, or the items of a list one after the other, as UTF-8: titles,
    /// genres, the names of people. Of other fields it hands on nothing.
    func withTexts(of field: MovieField, in row: Int, _ body: (Span<UInt8>) -> Void)

    /// About which of some fields it is seen at once that a row says what a row of another catalog says: a bit for
    /// each, by its place among them. About the others they may say the same all the same.
    ///
    /// - Parameter fields: At most 32; nil in the places of what no row says.
    func clearlySays(_ fields: [MovieField?], of row: Int, as other: Int, in catalog: any WholeCatalog)
        -> UInt32

    /// Says what tells a row's movie from others; people and genres are those of the row's facts.
    func describe(_ row: Int, to sink: inout some RecordSink)
}

/// Takes what tells records from each other, record by record, as UTF-8.
///
/// Between ``begin(id:_:)`` and ``end()`` the calls come in any order, but for directors, which come before actors.
package protocol RecordSink {
    /// Begins a record, whose id is written as some bytes and others behind them.
    mutating func begin(id: Span<UInt8>, _ rest: Span<UInt8>)
    /// Takes the record's title.
    mutating func add(title: Span<UInt8>)
    /// Takes an original or alternative title.
    mutating func add(otherTitle: Span<UInt8>)
    /// Takes a director; after an actor it is too late.
    mutating func add(director: Span<UInt8>)
    /// Takes an actor.
    mutating func add(actor: Span<UInt8>)
    /// Takes a genre.
    mutating func add(genre: Span<UInt8>)
    /// Takes the original language, an ISO 639-1 code.
    mutating func add(language code: Span<UInt8>)
    /// Takes an outside id.
    mutating func add(_ id: ExternalID)
    /// The year of release.
    var year: Int? { get set }
    /// The day of release.
    var releaseDate: CalendarDay? { get set }
    /// The running time in minutes.
    var runtimeMinutes: Int? { get set }
    /// Ends the record.
    mutating func end()
}
