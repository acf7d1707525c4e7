package import CatalogCore
package import struct Foundation.Date

/// One record of a movie, with the time its source said so.
package struct DatedRecord: Hashable, Sendable {
    /// What the source says.
    package var detail: MovieDetail
    /// When it said so; nil where the exchange does not tell.
    package var asOf: Date?
    /// Whether the source's page for the movie has been read; nothing more is to be had then.
    package var isDetailed: Bool

    /// Makes a dated record.
    package init(_ detail: MovieDetail, asOf: Date? = nil, isDetailed: Bool = false) {
        self.detail = detail
        self.asOf = asOf
        self.isDetailed = isDetailed
    }

    /// The record's id.
    package var id: MovieID { detail.id }
}

/// Makes one movie of its records, field by field, with every claim kept.
package struct MovieMerger: Sendable {
    private let precedence: [ProviderID]

    /// - Parameter precedence: The providers, the most trusted first.
    package init(precedence: [ProviderID]) {
        self.precedence = precedence
    }

    /// Returns the movie that the records tell of.
    ///
    /// The order of the records changes nothing; precedence changes only whose claim is chosen.
    ///
    /// - Parameter records: Records of one movie, at most one per provider, at least one.
    package func movie(of records: [DatedRecord]) -> MergedMovie {
        let ordered = records.sorted { (rank($0.id.provider), $0.id) < (rank($1.id.provider), $1.id) }
        let order = ordered.map(\.id.provider)
        var fields: [MovieField: Resolved] = [:]
        fields.reserveCapacity(MovieField.allCases.count)
        for field in MovieField.allCases {
            let claims = ordered.map { record in
                Claim(
                    provider: record.id.provider, record: record.id, fact: record.detail.fact(about: field),
                    asOf: record.asOf)
            }
            fields[field] = FieldElection.resolved(
                claims, by: FieldElection.usualRule(for: field, precedence: order))
        }
        let cast = MovieCast(records: ordered.map(\.detail))
        return MergedMovie(
            ids: ordered.map(\.id),
            fields: fields,
            actors: cast.people(as: .actor, from: fields[.actors]?.provider),
            directors: cast.people(as: .director, from: fields[.directors]?.provider),
            alternativeTitles: Self.alternativeTitles(ordered.map(\.detail)),
            conflicts: Self.conflicts(in: fields))
    }

    private func rank(_ provider: ProviderID) -> Int {
        precedence.firstIndex(of: provider) ?? precedence.count
    }

    private static func alternativeTitles(_ records: [MovieDetail]) -> [String] {
        var seen: Set<String> = []
        return records.flatMap { $0.alternativeTitles.value ?? [] }.filter { seen.insert($0).inserted }
    }

    /// The fields in which claims that give a value differ at all, titles by their normalized form.
    private static func conflicts(in fields: [MovieField: Resolved]) -> [Conflict] {
        contestable.compactMap { field in
            let claims = (fields[field]?.claims ?? []).filter { $0.fact.value != nil }
            guard claims.count > 1 else { return nil }
            let values = Set(claims.compactMap(\.fact.value).map { comparable($0, in: field) })
            return values.count > 1 ? Conflict(field: field, claims: claims) : nil
        }
    }

    private static func comparable(_ value: FieldValue, in field: MovieField) -> FieldValue {
        guard field == .title, case .text(let title) = value else { return value }
        return .text(TitleForms(title).strict)
    }

    /// The fields about which there is one truth. Synopses and popularity differ by nature.
    private static let contestable: [MovieField] = [
        .title, .year, .releaseDate, .runtimeMinutes, .originalLanguage,
    ]
}
