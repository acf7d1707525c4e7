public import CatalogCore

/// One movie as several providers tell it, field by field.
public struct ComparedMovie: Hashable, Sendable {
    /// The records' ids, one per provider that has the movie, in precedence order; never empty.
    public let ids: [MovieID]
    /// The title of the merged movie; never empty.
    public let title: String
    /// Its year of release.
    public let year: Int?
    /// How its records were matched; nil for a movie of one record.
    public let match: Match?
    /// What was compared, in the order of ``ComparedField``: presence, and where several have the movie all other
    /// fields as well.
    public let fields: [FieldComparison]
    /// Which of the fields each record has a value of, record for record; empty where not all were looked at.
    package let coverage: [FieldSet]
    /// How every two of its records agree, in their order; empty for a movie of one record, and where not all fields
    /// were looked at.
    package let pairs: [RecordPair]

    /// How the records of a movie were matched, in short.
    public struct Match: Hashable, Sendable {
        /// How probable it is that all of them are one movie, by the weakest pair.
        public let score: Double
        /// What speaks for it, in words.
        public let because: [String]

        /// Makes a match.
        package init(score: Double, because: [String]) {
            self.score = score
            self.because = because
        }

        /// What matters of a match in full.
        package init(_ match: MovieMatch) {
            self.init(score: match.score, because: match.because)
        }
    }

    /// Makes a compared movie; ``MovieComparer`` is the one who should.
    package init(
        ids: [MovieID], title: String, year: Int?, match: Match?, fields: [FieldComparison],
        coverage: [FieldSet], pairs: [RecordPair]
    ) {
        self.ids = ids
        self.title = title
        self.year = year
        self.match = match
        self.fields = fields
        self.coverage = coverage
        self.pairs = pairs
    }

    /// The id at the first provider in precedence that has the movie.
    public var id: MovieID { ids[0] }

    /// The fields that differ and count, presence aside, accepted ones among them.
    public var differences: [FieldComparison] {
        fields.filter { $0.field != .present && $0.verdict == .different }
    }
}

/// What providers say of one field of a movie, and how that agrees.
public struct FieldComparison: Hashable, Sendable {
    /// The field.
    public let field: ComparedField
    /// How the values agree.
    public let verdict: FieldVerdict
    /// One claim per provider that has the movie, in precedence order; for presence one per provider of the run.
    public let claims: [ComparedClaim]
    /// The place of the baseline's entry that accepts the difference.
    package let acceptance: Int?

    /// Makes a comparison.
    package init(
        field: ComparedField, verdict: FieldVerdict, claims: [ComparedClaim], acceptance: Int? = nil
    ) {
        self.field = field
        self.verdict = verdict
        self.claims = claims
        self.acceptance = acceptance
    }

    /// Whether it is a difference that the baseline accepts, so that it does not count again.
    public var isAccepted: Bool { acceptance != nil }
}

/// How the values of a field agree. Of more than two values the worst of all pairs counts.
public enum FieldVerdict: String, Hashable, Sendable, CaseIterable {
    /// They are the same.
    case equal
    /// They are not, and not so far apart that it would count.
    case withinTolerance = "within_tolerance"
    /// They are too far apart.
    case different
    /// Fewer than two give a value, so that there is nothing to compare.
    case missing
    /// They are shown side by side and never held against each other.
    case shown
}

/// What one provider says.
public struct ComparedClaim: Hashable, Sendable {
    /// Who says so.
    public let provider: ProviderID
    /// The value; nil where it gives none.
    public let value: ComparedValue?

    /// Makes a claim.
    package init(provider: ProviderID, value: ComparedValue?) {
        self.provider = provider
        self.value = value
    }
}

/// A value of any compared field.
public enum ComparedValue: Hashable, Sendable {
    /// Whether the provider has the movie.
    case presence(Bool)
    /// What it says of it. A rating is its mark alone.
    case field(FieldValue)
}
