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
    private let rules: MergeRules
    private let languages: [ProviderID: String]

    /// - Parameters:
    ///   - precedence: The providers, the most trusted first.
    ///   - rules: What the user says about whose value counts.
    ///   - languages: The language of each provider's titles and texts, of those where that is known.
    package init(
        precedence: [ProviderID], rules: MergeRules = MergeRules(), languages: [ProviderID: String] = [:]
    ) {
        self.precedence = precedence
        self.rules = rules
        self.languages = languages
    }

    /// Returns the movie that the records tell of.
    ///
    /// The order of the records changes nothing; precedence and rules change only whose claim is chosen.
    ///
    /// - Parameter records: Records of one movie, at most one per provider, at least one.
    package func movie(of records: [DatedRecord]) -> MergedMovie {
        let ordered = records.sorted { (rank($0.id.provider), $0.id) < (rank($1.id.provider), $1.id) }
        let (ids, providers) = (ordered.map(\.id), ordered.map(\.id.provider))
        let hand = rules.handValues.values(of: ids)
        let cast = MovieCast(records: ordered.map(\.detail), hand: hand)
        let election = FieldElection(cast: cast)
        var fields: [MovieField: Resolved] = [:]
        fields.reserveCapacity(MovieField.allCases.count)
        for field in MovieField.allCases {
            fields[field] = election.resolved(
                field, among: ordered.map { claim(of: $0, about: field) },
                by: rules.rule(for: field, among: providers), hand: hand[field])
        }
        return MergedMovie(
            ids: ids,
            fields: fields,
            actors: cast.people(as: .actor, from: CastChoice(fields[.actors])),
            directors: cast.people(as: .director, from: CastChoice(fields[.directors])),
            alternativeTitles: Self.alternativeTitles(ordered.map(\.detail)),
            conflicts: Self.conflicts(in: fields))
    }

    private func rank(_ provider: ProviderID) -> Int {
        precedence.firstIndex(of: provider) ?? precedence.count
    }

    private func claim(of record: DatedRecord, about field: MovieField) -> Claim {
        let provider = record.id.provider
        return Claim(
            provider: provider, record: record.id, fact: record.detail.fact(about: field), asOf: record.asOf,
            language: field.isWrittenInLanguage ? languages[provider] : nil)
    }

    private static func alternativeTitles(_ records: [MovieDetail]) -> [String] {
        var seen: Set<String> = []
        return records.flatMap { $0.alternativeTitles.value ?? [] }.filter { seen.insert($0).inserted }
    }

    /// The fields in which claims that give a value differ at all, titles by their normalized form. What was set
    /// by hand does not settle them: providers still differ.
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
