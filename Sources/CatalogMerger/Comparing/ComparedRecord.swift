package import CatalogCore

/// A record as far as comparing looks at it.
package protocol ComparedRecord {
    /// The provider and its key.
    var id: MovieID { get }
    /// What the record says about a field.
    func fact(about field: MovieField) -> Fact<FieldValue>
    /// Which of some fields the record says anything about, by their places among them: those whose fact has a value.
    func told(_ fields: [MovieField?]) -> FieldSet
    /// Hands on the items of a fact that is a list, one after the other, as UTF-8: genres, or the names of people.
    func withItems(of field: MovieField, _ body: (Span<UInt8>) -> Void)
    /// Whether it is seen at once that this record and another say the same about a field; where it is not, they may
    /// say the same all the same.
    func clearlySays(the field: MovieField, of other: Self) -> Bool
}

extension MovieDetail: ComparedRecord {
    package func told(_ fields: [MovieField?]) -> FieldSet {
        var told = FieldSet()
        for (place, field) in fields.enumerated() {
            if let field, fact(about: field).value != nil { told.insert(place) }
        }
        return told
    }

    package func withItems(of field: MovieField, _ body: (Span<UInt8>) -> Void) {
        fact(about: field).value?.withItems(body)
    }

    package func clearlySays(the field: MovieField, of other: MovieDetail) -> Bool {
        fact(about: field) == other.fact(about: field)
    }
}

/// A record that stands in a catalog: what it says is read there.
struct CatalogRecord: ComparedRecord {
    private let catalog: any WholeCatalog
    private let row: Int

    init(_ catalog: any WholeCatalog, _ row: Int) {
        (self.catalog, self.row) = (catalog, row)
    }

    var id: MovieID { catalog.id(of: row) }

    func fact(about field: MovieField) -> Fact<FieldValue> { catalog.fact(about: field, of: row) }

    func told(_ fields: [MovieField?]) -> FieldSet { FieldSet(bits: catalog.told(fields, by: row)) }

    func withItems(of field: MovieField, _ body: (Span<UInt8>) -> Void) {
        catalog.withItems(of: field, in: row, body)
    }

    func clearlySays(the field: MovieField, of other: CatalogRecord) -> Bool {
        catalog.clearlySays(field, of: row, as: other.row, in: other.catalog)
    }
}

extension FieldValue {
    /// Hands on the items of a list of texts or people, one after the other, as UTF-8.
    func withItems(_ body: (Span<UInt8>) -> Void) {
        let items: [String] =
            switch self {
            case .texts(let texts): texts
            case .credits(let credits): credits.map(\.name)
            case .text, .whole, .decimal, .day, .rating, .externalIDs, .links: []
            }
        for item in items { body(Array(item.utf8).span) }
    }
}
