internal import CatalogCore
internal import struct Foundation.Date

/// What somebody says about one field of a movie, as an explanation shows it.
struct Statement {
    /// A provider's name, or that it was said by hand.
    let speaker: String
    /// The record that says so, or that the user named the movie by.
    let record: MovieID
    /// What is said; nil for that there is none.
    let value: FieldValue?
    /// When it was said; nil where nobody can tell.
    let asOf: Date?
    /// The language it is in; nil where nobody can tell, and for what is in no language.
    let language: String?
    /// Whether the user said so.
    let isByHand: Bool
    /// Whether the value that counts is this one, or made of it among others.
    let isChosen: Bool
}
