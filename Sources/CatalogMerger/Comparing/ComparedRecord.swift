package import CatalogCore

/// A record as far as comparing looks at it.
package protocol ComparedRecord {
    /// The provider and its key.
    var id: MovieID { get }
    /// What the record says about a field.
    func fact(about field: MovieField) -> Fact<FieldValue>
    /// Which of some fields the record says anything about, by their places among them: those whose fact has a value.
    func told(_ fields: [MovieField?]) -> FieldSet
    /// Hands on the text of a fact, or the items of one that is a list, as UTF-8: titles, genres, the names of people.
    func withTexts(of field: MovieField, _ body: (Span<UInt8>) -> Void)
}

extension MovieDetail: ComparedRecord {
    package func told(_ fields: [MovieField?]) -> FieldSet {
        var told = FieldSet()
        for (place, field) in fields.enumerated() {
            if let field, fact(about: field).value != nil { told.insert(place) }
        }
        return told
    }

    package func withTexts(of field: MovieField, _ body: (Span<UInt8>) -> Void) {
        fact(about: field).value?.withTexts(body)
    }
}

/// A record that stands in a catalog: what it says is read there.
struct CatalogRecord: ComparedRecord {
    private let catalog: any WholeCatalog
    /// Its row there.
    let row: Int

    init(_ catalog: any WholeCatalog, _ row: Int) {
        (self.catalog, self.row) = (catalog, row)
    }

    var id: MovieID { catalog.id(of: row) }

    /// Its title; never empty.
    var title: String { catalog.title(of: row) }

    /// Its year of release.
    var year: Int? { catalog.year(of: row) }

    func fact(about field: MovieField) -> Fact<FieldValue> { catalog.fact(about: field, of: row) }

    func told(_ fields: [MovieField?]) -> FieldSet { FieldSet(bits: catalog.told(fields, by: row)) }

    func withTexts(of field: MovieField, _ body: (Span<UInt8>) -> Void) {
        catalog.withTexts(of: field, in: row, body)
    }

    /// About which of some fields it is seen at once that this record and another say the same, by their places among
    /// them; about the others they may say the same all the same.
    func clearlySays(_ fields: [MovieField?], as other: CatalogRecord) -> FieldSet {
        FieldSet(bits: catalog.clearlySays(fields, of: row, as: other.row, in: other.catalog))
    }
}

extension FieldValue {
    /// Hands on a text, or the items of a list of texts or people one after the other, as UTF-8.
    func withTexts(_ body: (Span<UInt8>) -> Void) {
        let texts: [String] =
            switch self {
            case .text(let text): [text]
            case .texts(let texts): texts
            case .credits(let credits): credits.map(\.name)
            case .whole, .decimal, .day, .rating, .externalIDs, .links: []
            }
        for text in texts { body(Array(text.utf8).span) }
    }
}
