internal import CatalogCore

/// Says how the values of a field agree. The article *How comparing decides* has the reasons.
///
/// Symmetric: the order of the values changes nothing. Of more than two values the worst of all pairs counts.
struct FieldJudge {
    private let tolerances: Tolerances
    private var names = NameReader()
    private var genres = GenreReader()
    // What two records are read into, one beside the other; kept from one movie to the next.
    private var people = (ComparedPeople(), ComparedPeople())
    private var titles = (TitleFolding(), TitleFolding())

    init(tolerances: Tolerances) {
        self.tolerances = tolerances
    }

    /// What a record says of a field; nil where it says that there is none, or nothing at all.
    ///
    /// A rating is its mark alone, and genres that name none (`no genres listed`) are no genres.
    mutating func value(of field: ComparedField, in record: some ComparedRecord) -> FieldValue? {
        guard let value = Self.knownValue(of: field, in: record) else { return nil }
        return field == .genres && !genres.nameAny(value.withTexts) ? nil : value
    }

    /// The same of a field that the record is known to tell.
    static func knownValue(of field: ComparedField, in record: some ComparedRecord) -> FieldValue? {
        guard let value = field.source.flatMap({ record.fact(about: $0).value }) else { return nil }
        switch (field, value) {
        case (.rating, .rating(let rating)): return .decimal(rating.value)
        case (.votes, .rating(let rating)): return rating.votes.map(FieldValue.whole)
        case (_, _): return value
        }
    }

    /// Which fields of the rules a record says anything of, as ``value(of:in:)`` has it.
    ///
    /// - Parameters:
    ///   - fields: Those of the rules.
    ///   - sources: What they are read from.
    ///   - hasGenre: Whether it names a genre; nil where nobody has looked yet.
    mutating func told(
        _ fields: [ComparedField], from sources: [MovieField?], by record: some ComparedRecord,
        hasGenre: Bool? = nil
    ) -> FieldSet {
        var told = record.told(sources)
        // Whether these say anything is told by what they say.
        if let place = fields.firstIndex(of: .genres), told.contains(place),
            !(hasGenre ?? genres.nameAny { record.withTexts(of: .genres, $0) })
        {
            told.remove(place)
        }
        if let place = fields.firstIndex(of: .votes), told.contains(place),
            value(of: .votes, in: record) == nil
        {
            told.remove(place)
        }
        return told
    }

    /// The verdict on what two records say that tell a field, as that on their values. Texts are read where they stand,
    /// and lists only where matching has not.
    ///
    /// - Parameter pair: The catalogs of both, matched.
    mutating func verdict(
        on one: CatalogRecord, _ other: CatalogRecord, of field: ComparedField, in pair: CatalogPair
    ) -> FieldVerdict {
        switch field {
        case .title: return titles(of: one, other, .title)
        case .originalTitle: return titles(of: one, other, .originalTitle)
        case .genres:
            let areSame = pair.haveSameGenres(one.row, other.row) ?? (genres(of: one) == genres(of: other))
            return areSame ? .equal : .different
        case .directors: return people(of: one, other, .directors, in: pair)
        case .actors: return people(of: one, other, .actors, in: pair)
        case .present, .year, .releaseDate, .runtimeMinutes, .rating, .originalLanguage, .status, .revenueUSD,
            .externalIDs, .overview, .tagline, .poster, .backdrop, .trailer, .links, .popularity, .votes:
            let values = [value(of: field, in: one), value(of: field, in: other)]
            return verdict(on: values.compactMap(\.self), of: field)
        }
    }

    private mutating func titles(
        of one: CatalogRecord, _ other: CatalogRecord, _ field: MovieField
    ) -> FieldVerdict {
        one.withTexts(of: field) { titles.0.foldStrictly(written: $0) }
        other.withTexts(of: field) { titles.1.foldStrictly(written: $0) }
        return titles.0.hasStrictForm(of: titles.1) ? .equal : .different
    }

    private mutating func genres(of record: CatalogRecord) -> ComparedGenres {
        genres.genres { record.withTexts(of: .genres, $0) }
    }

    private mutating func people(
        of one: CatalogRecord, _ other: CatalogRecord, _ job: MovieField, in pair: CatalogPair
    ) -> FieldVerdict {
        if let (oneHolds, otherHolds) = pair.holdPeople(one.row, other.row, job) {
            return Self.verdict(holding: oneHolds, otherHolds, ofActors: job == .actors)
        }
        people.0.read(with: &names) { one.withTexts(of: job, $0) }
        people.1.read(with: &names) { other.withTexts(of: job, $0) }
        return Self.verdict(people.0, people.1, ofActors: job == .actors)
    }

    /// The verdict on the values that providers give.
    mutating func verdict(on values: [FieldValue], of field: ComparedField) -> FieldVerdict {
        guard field.isCounted else { return .shown }
        guard values.count > 1, let first = values.first else { return .missing }
        guard values.contains(where: { $0 != first }) else { return .equal }
        switch field {
        case .year, .releaseDate, .runtimeMinutes, .rating, .revenueUSD:
            return distance(between: values, in: field)
        case .title, .originalTitle: return isSame(values.map { TitleForms($0.plainText).strict })
        case .status: return isSame(values.map { TextFolding.comparable($0.plainText) })
        case .originalLanguage: return isSame(values.map { $0.plainText.lowercased() })
        case .genres: return isSame(values.map { genres.genres(named: $0.withTexts) })
        case .directors, .actors:
            let people = values.map { value in
                var people = ComparedPeople()
                people.read(with: &names, value.withTexts)
                return people
            }
            return Self.worst(of: people) { Self.verdict($0, $1, ofActors: field == .actors) }
        case .externalIDs: return Self.worst(of: values.map(\.listedIDs), Self.verdict)
        case .present, .overview, .tagline, .poster, .backdrop, .trailer, .links, .popularity, .votes:
            return .shown
        }
    }

    private static func verdict(
        _ one: ComparedPeople, _ other: ComparedPeople, ofActors isCast: Bool
    ) -> FieldVerdict {
        verdict(holding: one.holds(other), other.holds(one), ofActors: isCast)
    }

    /// - Parameters:
    ///   - oneHolds: Whether one list has everybody of the other.
    ///   - otherHolds: Whether the other has everybody of the one.
    private static func verdict(
        holding oneHolds: Bool, _ otherHolds: Bool, ofActors isCast: Bool
    ) -> FieldVerdict {
        switch (oneHolds, otherHolds) {
        case (true, true): .equal
        // A cast is told as far as its source cares to; who directed a film is told or is not.
        case (true, false), (false, true): isCast ? .withinTolerance : .different
        case (false, false): .different
        }
    }

    /// How far the values lie apart, from the lowest to the highest.
    private func distance(between values: [FieldValue], in field: ComparedField) -> FieldVerdict {
        guard let measured = field.measured else { return .different }
        let positions = values.compactMap(measured.position)
        guard let low = positions.min(), let high = positions.max() else { return .missing }
        let (distance, isTooFar) = high.subtractingReportingOverflow(low)
        if distance == 0 { return .equal }
        return !isTooFar && distance <= tolerances.steps(of: measured) ? .withinTolerance : .different
    }

    private func isSame(_ forms: [some Equatable]) -> FieldVerdict {
        forms.dropFirst().allSatisfy { $0 == forms[0] } ? .equal : .different
    }

    /// Ids that no authority contradicts are one movie's, also where one of the lists has more of them.
    private static func verdict(_ one: [ExternalID], _ other: [ExternalID]) -> FieldVerdict {
        if Set(one) == Set(other) { return .equal }
        let contradicts = one.contains { id in
            other.contains { $0.authority == id.authority && $0 != id }
        }
        return contradicts ? .different : .withinTolerance
    }

    /// The worst verdict on any two.
    private static func worst<Value>(
        of values: [Value], _ verdict: (Value, Value) -> FieldVerdict
    ) -> FieldVerdict {
        var worst = FieldVerdict.equal
        for (place, one) in values.enumerated() {
            for other in values[(place + 1)...] {
                switch verdict(one, other) {
                case .different: return .different
                case .withinTolerance: worst = .withinTolerance
                case .equal, .missing, .shown: break
                }
            }
        }
        return worst
    }
}

extension FieldValue {
    fileprivate var plainText: String { if case .text(let text) = self { text } else { "" } }

    fileprivate var listedIDs: [ExternalID] { if case .externalIDs(let ids) = self { ids } else { [] } }
}
