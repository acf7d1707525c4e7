public import CatalogCore

/// The counts of a comparison, which add up: those of two parts of it are together those of the whole, in whatever
/// order they are added.
public struct ComparisonSummary: Hashable, Sendable {
    /// The providers in precedence order; whatever is counted per provider stands in this order.
    public let providers: [ProviderID]
    /// How many movies there are.
    public private(set) var movies = 0
    /// How many of them all providers have.
    public private(set) var inAll = 0
    /// How many some have: two at least, and not all.
    public private(set) var inSome = 0
    /// How many each provider alone has, provider for provider.
    public private(set) var only: [Int]
    /// How many each provider has, provider for provider.
    public private(set) var having: [Int]
    /// Of those that several have, how many differ in no field that counts; accepted differences differ.
    public private(set) var agreeing = 0
    /// Of those that several have, how many differ in some field that counts.
    public private(set) var differing = 0
    /// What was counted of each field, field for field of the rules.
    public private(set) var fields: [FieldSummary]
    /// How every two providers agree, in precedence order: the first with each that follows it, then the second.
    public private(set) var pairs: [ProviderPair]
    /// Ratings side by side, for each two providers in precedence order; empty where ratings are not compared.
    public private(set) var ratings: [RatingComparison]
    /// The places of the baseline's entries that accepted a difference.
    package private(set) var acceptances: Set<Int> = []

    /// The place of presence among the fields; nil where it is not compared.
    private let presence: Int?
    /// All other fields.
    private let tellable: FieldSet

    /// Makes the summary of no movies.
    package init(providers: [ProviderID], rules: ComparisonRules) {
        self.providers = providers
        only = providers.map { _ in 0 }
        having = only
        fields = rules.fields.map { FieldSummary(field: $0, providers: providers.count) }
        presence = rules.fields.firstIndex(of: .present)
        tellable = FieldSet(rules.fields.indices.filter { rules.fields[$0] != .present })
        pairs = ProviderPair.all(of: providers)
        ratings =
            rules.fields.contains(.rating)
            ? pairs.map { RatingComparison(left: $0.left, right: $0.right) } : []
    }

    /// How many differences count, accepted ones among them.
    public var differences: Int { fields.reduce(0) { $0 + $1.different } }

    /// How many of them the baseline accepts.
    public var accepted: Int { fields.reduce(0) { $0 + $1.accepted } }

    /// How many count and were not accepted.
    public var open: Int { differences - accepted }

    /// Counts a movie.
    package mutating func count(_ movie: ComparedMovie, by rules: ComparisonRules) {
        count(JudgedMovie(movie, of: providers, by: rules)) { movie }
    }

    /// Counts a movie.
    ///
    /// - Parameter movie: Makes the movie, for the few that are kept.
    mutating func count(_ judged: borrowing JudgedMovie, _ movie: () -> ComparedMovie) {
        movies += 1
        for place in judged.places { having[place] += 1 }
        if judged.places.count == 1 {
            only[judged.places[0]] += 1
        } else {
            if judged.places.count == providers.count { inAll += 1 } else { inSome += 1 }
            var differences = judged.different
            if let presence { differences.remove(presence) }
            if differences.isEmpty { agreeing += 1 } else { differing += 1 }
        }
        for pair in judged.pairs {
            pairs[place(ofPair: judged.places[pair.left], judged.places[pair.right])].count(pair)
        }
        countFields(judged)
        for (field, entry) in judged.accepted {
            fields[field].accepted += 1
            acceptances.insert(entry)
        }
        for pair in ratings.indices {
            guard let left = mark(by: ratings[pair].left, in: judged),
                let right = mark(by: ratings[pair].right, in: judged)
            else { continue }
            ratings[pair].count(left, right, of: movie)
        }
    }

    /// Counts what a movie tells of each field, and how it agrees. By the bits of what there is, for most movies have
    /// few fields.
    private mutating func countFields(_ judged: borrowing JudgedMovie) {
        for field in judged.equal { fields[field].equal += 1 }
        for field in judged.near { fields[field].withinTolerance += 1 }
        for field in judged.different { fields[field].different += 1 }
        for (record, provider) in judged.places.enumerated() {
            for field in judged.told[record] { fields[field].having[provider] += 1 }
            guard judged.places.count > 1 else { continue }
            for field in tellable.subtracting(judged.told[record]) { fields[field].missing[provider] += 1 }
        }
        guard let presence else { return }
        for provider in judged.silent { fields[presence].missing[provider] += 1 }
    }

    private func mark(by provider: ProviderID, in judged: borrowing JudgedMovie) -> Double? {
        guard !judged.marks.isEmpty,
            let record = judged.places.firstIndex(where: { providers[$0] == provider })
        else { return nil }
        return judged.marks[record]
    }

    /// Adds the counts of other movies, of the same providers and rules.
    package mutating func add(_ other: ComparisonSummary) {
        movies += other.movies
        inAll += other.inAll
        inSome += other.inSome
        agreeing += other.agreeing
        differing += other.differing
        for place in only.indices {
            only[place] += other.only[place]
            having[place] += other.having[place]
        }
        for place in fields.indices { fields[place].add(other.fields[place]) }
        for place in pairs.indices { pairs[place].add(other.pairs[place]) }
        for place in ratings.indices { ratings[place].add(other.ratings[place]) }
        acceptances.formUnion(other.acceptances)
    }

    /// Where two providers stand among the pairs, by their own places, the lower one first.
    private func place(ofPair left: Int, _ right: Int) -> Int {
        left * (2 * providers.count - left - 1) / 2 + right - left - 1
    }
}

/// What was counted of one field.
public struct FieldSummary: Hashable, Sendable {
    /// The field.
    public let field: ComparedField
    /// Movies in which the values are the same.
    public fileprivate(set) var equal = 0
    /// Movies in which they are not, and near enough.
    public fileprivate(set) var withinTolerance = 0
    /// Movies in which they are too far apart.
    public fileprivate(set) var different = 0
    /// How many of those the baseline accepts.
    public fileprivate(set) var accepted = 0
    /// Of the movies that several have, those of which a provider that has them gives no value, provider for
    /// provider; of presence, the movies of which it could not say whether it has them.
    public fileprivate(set) var missing: [Int]
    /// Of all movies of a provider, those of which it gives a value, provider for provider; nothing of presence.
    public fileprivate(set) var having: [Int]

    /// Makes the summary of no movies.
    ///
    /// - Parameter providers: How many there are.
    package init(field: ComparedField, providers: Int) {
        self.field = field
        missing = Array(repeating: 0, count: providers)
        having = missing
    }

    /// Movies in which values were held against each other.
    public var compared: Int { equal + withinTolerance + different }

    fileprivate mutating func add(_ other: FieldSummary) {
        equal += other.equal
        withinTolerance += other.withinTolerance
        different += other.different
        accepted += other.accepted
        for place in missing.indices {
            missing[place] += other.missing[place]
            having[place] += other.having[place]
        }
    }
}
