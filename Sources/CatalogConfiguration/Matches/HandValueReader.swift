internal import CatalogCore

/// Reads what stands under `set`: values by hand, movie by movie.
///
///     set:
///       tmdb:27205: {title: Inception, year: 2010, genres: [Action, Heist]}
///       tmdb:603:
///         tagline: null      # there is none
///
/// A release date brings its year along, unless a year is set beside it.
struct HandValueReader {
    /// The key of a matches file that it reads.
    static let key = "set"

    let ids: MatchedIDs

    /// What could be read, in the order of the file; what could not is reported.
    func entries(_ entry: YAMLEntry, reportingTo findings: inout Findings) -> [WrittenValues] {
        switch entry.value.content {
        case .mapping(let movies): return movies.compactMap { values($0, reportingTo: &findings) }
        case .nothing, .unusable: break
        case .text, .list:
            findings.report(entry.value, of: entry.key, at: entry.position, insteadOf: .handValues)
        }
        return []
    }

    /// Reports what is set for one movie under several ids, to different values: as far as verdicts say that they
    /// are one movie.
    func check(_ hand: [WrittenValues], by verdicts: Verdicts, reportingTo findings: inout Findings) {
        var firsts: [Int: [MovieField: (id: String, value: WrittenValues.Value)]] = [:]
        for values in hand {
            guard let movie = verdicts.movie(of: values.id) else { continue }
            for (field, value) in values.fields.sorted(by: { $0.value.position < $1.value.position }) {
                guard let first = firsts[movie]?[field] else {
                    firsts[movie, default: [:]][field] = (values.id, value)
                    continue
                }
                guard first.value.fact != value.fact else { continue }
                findings.report(
                    .matches(
                        .setTwice(
                            field, here: values.id, other: first.id, line: first.value.position.line)),
                    at: value.position)
            }
        }
    }

    /// What is set for one movie; nil, and reported, where its id is no id.
    private func values(_ entry: YAMLEntry, reportingTo findings: inout Findings) -> WrittenValues? {
        let isID = ids.accept(entry.key)
        if !isID { findings.report(.matches(.idWithoutProvider(entry.key)), at: entry.position) }
        var fields: [MovieField: WrittenValues.Value] = [:]
        switch entry.value.content {
        case .mapping(let entries):
            for entry in entries {
                guard let field = field(named: entry, reportingTo: &findings) else { continue }
                fields[field] = value(of: field, in: entry, reportingTo: &findings)
            }
        case .nothing, .text, .list, .unusable:
            findings.report(shown: entry.value, of: entry.key, at: entry.position, insteadOf: .handFields)
        }
        if let date = fields[.releaseDate], case .known(.day(let day)) = date.fact, fields[.year] == nil {
            fields[.year] = WrittenValues.Value(fact: .known(.whole(day.year)), position: date.position)
        }
        return isID ? WrittenValues(id: entry.key, fields: fields) : nil
    }

    private func field(named entry: YAMLEntry, reportingTo findings: inout Findings) -> MovieField? {
        guard let field = MovieField(rawValue: entry.key) else {
            let unknown = UnknownName(entry.key, known: HandForm.settable.map(\.rawValue))
            findings.report(.unknownKey(unknown, under: [Self.key]), at: entry.position)
            return nil
        }
        guard HandForm(of: field) != nil else {
            findings.report(.matches(.fixedField(field)), at: entry.position)
            return nil
        }
        return field
    }

    private func value(
        of field: MovieField, in entry: YAMLEntry, reportingTo findings: inout Findings
    ) -> WrittenValues.Value? {
        guard let fact = HandForm(of: field)?.fact(in: entry.value) else {
            findings.report(
                shown: entry.value, of: entry.key, at: entry.position, insteadOf: .handValue(field))
            return nil
        }
        return WrittenValues.Value(fact: fact, position: entry.position)
    }
}

/// What stands under one id of `set`, and where.
struct WrittenValues {
    /// A field's value.
    struct Value {
        /// What the field is set to; absent where the file says `null`.
        let fact: Fact<FieldValue>
        /// Where the field's name stands.
        let position: FilePosition
    }

    /// What it says, wherever it stands.
    struct Content: Hashable {
        let id: String
        let fields: [MovieField: Fact<FieldValue>]
    }

    /// The id as it was written.
    let id: String
    /// The fields that are set.
    let fields: [MovieField: Value]

    /// What it says.
    var content: Content { Content(id: id, fields: fields.mapValues(\.fact)) }
}
