/// What two records say of each other, clue by clue, before anything is weighed.
///
/// Symmetric: swapping the records changes nothing.
struct PairComparison: Hashable, Sendable {
    var title: TitleAgreement
    /// The number of the title that both go by; nil where they share none.
    var sharedTitle: UInt64?
    /// How many letters that title has, or the shorter one of two alike.
    var titleLength: Int
    var year: YearAgreement
    var date: DateAgreement
    var directors: PeopleAgreement
    var actors: PeopleAgreement
    var runtime: RuntimeAgreement
    var genres: GenreAgreement
    var language: LanguageAgreement
    var externalID: ExternalIDAgreement

    /// Compares row `left` of one table with row `right` of another.
    ///
    /// - Parameter worthwhile: What the sum of all weights must be able to reach; titles are not even looked at
    ///   where it cannot. Nil is returned then.
    init?(
        _ left: Int, of one: borrowing MatchTable, _ right: Int, of other: borrowing MatchTable,
        reaching worthwhile: Double = -.infinity
    ) {
        let (mine, theirs) = (one.rows[left], other.rows[right])
        year = YearAgreement(mine.year, theirs.year)
        date = DateAgreement(mine.day, theirs.day)
        runtime = RuntimeAgreement(mine.runtime, theirs.runtime)
        genres = GenreAgreement(mine.genres, theirs.genres)
        language = LanguageAgreement(mine.language, theirs.language)
        externalID =
            one.outsideIDs.isEmpty || other.outsideIDs.isEmpty
            ? .unknown : ExternalIDAgreement(left, of: one.outsideIDs, right, of: other.outsideIDs)
        directors = PeopleAgreement(
            one.people.span.extracting(one.directors(of: left)),
            other.people.span.extracting(other.directors(of: right)))
        actors = PeopleAgreement(
            one.people.span.extracting(one.actors(of: left)),
            other.people.span.extracting(other.actors(of: right)))
        (title, sharedTitle, titleLength) = (.different, nil, 0)
        let facts = factWeight
        guard facts + ClueWeights.bestTitle >= worthwhile else { return nil }
        let titles = TitleComparison(
            left, of: one, right, of: other, spelling: facts + ClueWeights.bestSpelling >= worthwhile)
        (title, sharedTitle, titleLength) = (titles.agreement, titles.sharedKey, titles.length)
    }
}

/// How the titles of two records agree, the best agreement of any of their forms.
enum TitleAgreement: UInt8, CaseIterable, Sendable {
    /// The same but for case, accents and punctuation.
    case same
    /// The same but for articles, numerals, `and` and `Part`.
    case loose
    /// An original or alternative title of one is a title of the other.
    case other
    /// One is the other without its subtitle, or without the name in front.
    case fragment
    /// One letter apart.
    case oneLetterOff
    /// Two letters apart.
    case twoLettersOff
    /// They have one subtitle, or one number of a series.
    case subtitle
    /// Most of their words are the same.
    case similar
    /// The same but for their numbers, as sequels are.
    case otherNumber
    /// Nothing of this.
    case different
}

/// How the years of two records agree.
enum YearAgreement: UInt8, CaseIterable, Sendable {
    case same, oneApart, fewApart, farApart, knownToOne, unknown

    init(_ one: Int16, _ other: Int16) {
        switch (one, other) {
        case (0, 0): self = .unknown
        case (0, _), (_, 0): self = .knownToOne
        case (_, _):
            self =
                switch abs(Int(one) - Int(other)) {
                case 0: .same
                case 1: .oneApart
                case 2...3: .fewApart
                default: .farApart
                }
        }
    }
}

/// How the days of release agree.
enum DateAgreement: UInt8, CaseIterable, Sendable {
    case same, close, apart, overAYearApart, unknown

    init(_ one: Int32, _ other: Int32) {
        guard one != MatchRow.unknownDay, other != MatchRow.unknownDay else {
            self = .unknown
            return
        }
        self =
            switch abs(Int(one) - Int(other)) {
            case 0: .same
            case ...45: .close
            case ...366: .apart
            default: .overAYearApart
            }
    }
}

/// How two lists of people agree.
enum PeopleAgreement: UInt8, CaseIterable, Sendable {
    /// Three and more are in both.
    case many
    /// Two are in both.
    case two
    /// One is in both.
    case one
    /// None, but one who is in both with a short form of the name: an initial, another given name.
    case similar
    /// None is, and one of the lists is of a single person.
    case noneOfOne
    /// None is.
    case none
    /// One of the lists is empty.
    case unknown

    /// Whether somebody is in both.
    var isShared: Bool {
        switch self {
        case .many, .two, .one: true
        case .similar, .noneOfOne, .none, .unknown: false
        }
    }

    init(_ ones: Span<NameSignature>, _ others: Span<NameSignature>) {
        guard !ones.isEmpty, !others.isEmpty else {
            self = .unknown
            return
        }
        var shared = 0
        var hasSimilar = false
        for one in ones.indices {
            for other in others.indices {
                if ones[one].whole == others[other].whole {
                    shared += 1
                    break
                }
                if ones[one].short == others[other].short { hasSimilar = true }
            }
        }
        switch shared {
        case 0: self = hasSimilar ? .similar : min(ones.count, others.count) == 1 ? .noneOfOne : .none
        case 1: self = .one
        case 2: self = .two
        default: self = .many
        }
    }
}

/// How running times agree.
enum RuntimeAgreement: UInt8, CaseIterable, Sendable {
    case same, close, near, apart, farApart, unknown

    init(_ one: UInt16, _ other: UInt16) {
        guard one > 0, other > 0 else {
            self = .unknown
            return
        }
        let gap = abs(Int(one) - Int(other))
        let longer = Int(max(one, other))
        self =
            switch gap {
            case ...1: .same
            case ...5: .close
            case ...15 where gap * 5 <= longer: .near
            case _ where gap * 3 <= longer: .apart
            default: .farApart
            }
    }
}

/// How genres agree.
enum GenreAgreement: UInt8, CaseIterable, Sendable {
    /// All of the shorter list are in the longer, two at least.
    case contained
    /// Some are in both.
    case some
    case none, unknown

    init(_ one: GenreSet, _ other: GenreSet) {
        guard !one.isEmpty, !other.isEmpty else {
            self = .unknown
            return
        }
        let shared = (one.bits & other.bits).nonzeroBitCount
        let fewer = min(one.bits.nonzeroBitCount, other.bits.nonzeroBitCount)
        self = shared == 0 ? .none : shared == fewer && fewer > 1 ? .contained : .some
    }
}

/// How original languages agree.
enum LanguageAgreement: UInt8, CaseIterable, Sendable {
    case same, different, unknown

    init(_ one: UInt16, _ other: UInt16) {
        self = one == 0 || other == 0 ? .unknown : one == other ? .same : .different
    }
}

/// How outside ids agree.
enum ExternalIDAgreement: UInt8, CaseIterable, Sendable {
    /// Some authority gave both one id.
    case same
    /// Some authority gave them two ids, and none gave them one.
    case different
    case unknown
}
