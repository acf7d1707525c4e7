internal import CatalogCore

/// What people are put in order by where figures do not tell: the name, then its spelling, then the id.
struct PersonName: Hashable, Comparable {
    /// The name without case, accents and signs.
    let folded: String
    /// The name as it is written.
    let written: String
    /// The first of the person's ids; nil where sources know the name alone.
    let id: PersonID?

    /// Names without an id come behind those with one.
    static func < (left: Self, right: Self) -> Bool {
        if left.folded != right.folded { return left.folded < right.folded }
        if left.written != right.written { return left.written < right.written }
        guard let leftID = left.id, let rightID = right.id else { return left.id != nil && right.id == nil }
        return leftID < rightID
    }
}
