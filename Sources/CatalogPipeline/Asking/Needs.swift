internal import CatalogCore
internal import CatalogMerger

/// What an answer needs to know of each movie; nothing else is asked for.
struct Needs: Hashable, Sendable {
    /// The fields: a record that does not know one of them is asked for its detail.
    var fields: Set<MovieField> = []
    /// Whether recommendations are needed as well.
    var recommendations = false

    /// What lists tell is enough.
    static let nothing = Needs()
    /// All fields.
    static let everything = Needs(fields: Set(MovieField.allCases))

    /// Whether a record does not tell all of it and its source may say more.
    func isUnmet(by record: DatedRecord, of source: Source) -> Bool {
        guard !record.isDetailed else { return false }
        guard source.detail == nil else {
            return lacksRecommendations(record)
                || fields.contains { record.detail.fact(about: $0).isUnknown }
        }
        return (source.credits != nil && lacksCredits(record))
            || (source.recommendations != nil && lacksRecommendations(record))
    }

    /// Whether credits are needed that a record does not tell.
    func lacksCredits(_ record: DatedRecord) -> Bool {
        record.detail.credits.isUnknown && (fields.contains(.actors) || fields.contains(.directors))
    }

    /// Whether recommendations are needed that a record does not tell.
    func lacksRecommendations(_ record: DatedRecord) -> Bool {
        recommendations && record.detail.recommendations.isUnknown
    }
}
