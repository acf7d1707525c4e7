/// What the user said by hand about one field of a movie.
public struct HandValue: Hashable, Sendable {
    /// The value; absent where the user says that there is none, never unknown.
    public let fact: Fact<FieldValue>
    /// The record by which the user named the movie.
    public let record: MovieID

    /// Makes a value.
    package init(_ fact: Fact<FieldValue>, of record: MovieID) {
        self.fact = fact
        self.record = record
    }
}

/// Everything that the user set by hand, movie by movie. It outranks whatever providers say.
///
/// A movie is named by the id of one of its records, and what is set holds for the whole movie: for every record
/// that was matched with it, and where that record does not take part, for those that the user said are the same.
package struct HandValues: Hashable, Sendable {
    /// What was set under one id.
    package struct Entry: Hashable, Sendable {
        /// The record that stands for the movie.
        package let record: MovieID
        /// The fields that were set.
        package let fields: [MovieField: Fact<FieldValue>]

        /// Makes an entry.
        package init(_ record: MovieID, _ fields: [MovieField: Fact<FieldValue>]) {
            self.record = record
            self.fields = fields
        }
    }

    /// One field that was set for two records of one movie, to different values.
    package struct Rivalry: Hashable, Sendable {
        /// The field.
        package let field: MovieField
        /// The record whose value counts.
        package let kept: MovieID
        /// The record whose value does not.
        package let ignored: MovieID
    }

    /// Nothing was set.
    package static let none = HandValues([], verdicts: .none)

    private let fieldsOf: [MovieID: [MovieField: Fact<FieldValue>]]
    /// For each record, those with values that the user said are the same movie, itself left aside.
    private let sames: [MovieID: [MovieID]]

    /// Takes what was set together; of two entries for one id the first counts.
    ///
    /// - Parameter verdicts: What the user said about which records are the same movie.
    package init(_ entries: [Entry], verdicts: Verdicts) {
        let fieldsOf = Dictionary(entries.map { ($0.record, $0.fields) }) { first, _ in first }
        var sames: [MovieID: [MovieID]] = [:]
        for record in fieldsOf.keys.sorted() {
            for same in verdicts.sames(of: record.description) {
                if let id = MovieID(same) { sames[id, default: []].append(record) }
            }
        }
        self.fieldsOf = fieldsOf
        self.sames = sames
    }

    /// How many movies were named.
    package var count: Int { fieldsOf.count }

    /// The records that were named, by provider, then by key.
    package var records: [MovieID] { fieldsOf.keys.sorted() }

    /// Whether anything was set for a record, or for one that is said to be the same.
    package func mention(_ record: MovieID) -> Bool { fieldsOf[record] != nil || sames[record] != nil }

    /// What counts for a movie, field by field.
    ///
    /// - Parameter ids: Its records' ids in precedence order: where several have a value, the first one's counts.
    package func values(of ids: [MovieID]) -> [MovieField: HandValue] {
        guard !fieldsOf.isEmpty else { return [:] }
        var values: [MovieField: HandValue] = [:]
        for record in named(by: ids) {
            for (field, fact) in fieldsOf[record] ?? [:] where values[field] == nil {
                values[field] = HandValue(fact, of: record)
            }
        }
        return values
    }

    /// What was set for a movie and does not count, because it was set otherwise for an earlier record.
    ///
    /// - Returns: Record by record, the fields in their order.
    package func rivalries(of ids: [MovieID]) -> [Rivalry] {
        guard !fieldsOf.isEmpty else { return [] }
        let values = values(of: ids)
        return named(by: ids).flatMap { record in
            MovieField.allCases.compactMap { field in
                guard let fact = fieldsOf[record]?[field], let kept = values[field], kept.fact != fact else {
                    return nil
                }
                return Rivalry(field: field, kept: kept.record, ignored: record)
            }
        }
    }

    /// The records with values that stand for a movie: its own, then those that are said to be the same.
    private func named(by ids: [MovieID]) -> [MovieID] {
        var seen: Set<MovieID> = []
        return (ids + ids.flatMap { sames[$0] ?? [] }).filter {
            fieldsOf[$0] != nil && seen.insert($0).inserted
        }
    }
}
