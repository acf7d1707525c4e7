internal import CatalogCore

/// What came of comparing one movie, without the values that were compared.
///
/// Fields go by their place in the rules. It is filled anew for each movie, so that millions take no memory each.
struct JudgedMovie {
    /// The places of the providers that have the movie, ascending.
    var places: [Int] = []
    /// How every two of its records agree, in their order.
    var pairs: [RecordPair] = []
    /// The fields that each of them gives a value of, in the order of ``places``.
    var told: [FieldSet] = []
    /// The places of the providers that could not say whether they have the movie.
    var silent: [Int] = []
    /// The fields whose values are the same.
    var equal = FieldSet()
    /// The fields whose values are near enough.
    var near = FieldSet()
    /// The fields whose values are too far apart.
    var different = FieldSet()
    /// The fields whose difference is accepted, and the places of the baseline's entries that do so.
    var accepted: [(field: Int, entry: Int)] = []
    /// How each of the providers that have it rates it, in the order of ``places``, where ratings are compared.
    var marks: [Double?] = []

    /// Judges nothing.
    init() {}

    /// What a compared movie says of itself.
    init(_ movie: ComparedMovie, of providers: [ProviderID], by rules: ComparisonRules) {
        places = movie.ids.compactMap { providers.firstIndex(of: $0.provider) }
        told = movie.coverage
        pairs = movie.pairs
        // A movie of one record has fewer fields, in the same order.
        var field = 0
        for comparison in movie.fields {
            while field < rules.fields.count, rules.fields[field] != comparison.field { field += 1 }
            note(comparison.verdict, of: field)
            if let entry = comparison.acceptance { accepted.append((field, entry)) }
            if comparison.field == .present {
                silent = comparison.claims.indices.filter { comparison.claims[$0].value == nil }
            } else if comparison.field == .rating {
                marks = comparison.claims.map { claim in
                    if case .field(.decimal(let mark))? = claim.value { mark } else { nil }
                }
            }
        }
    }

    /// Forgets everything.
    mutating func clear() {
        // Most lists of most movies are empty, and to empty them again takes as long as to fill them.
        if !places.isEmpty { places.removeAll(keepingCapacity: true) }
        if !told.isEmpty { told.removeAll(keepingCapacity: true) }
        if !pairs.isEmpty { pairs.removeAll(keepingCapacity: true) }
        if !silent.isEmpty { silent.removeAll(keepingCapacity: true) }
        if !accepted.isEmpty { accepted.removeAll(keepingCapacity: true) }
        if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
        (equal, near, different) = (FieldSet(), FieldSet(), FieldSet())
    }

    /// Notes the verdict on a field.
    mutating func note(_ verdict: FieldVerdict, of field: Int) {
        switch verdict {
        case .equal: equal.insert(field)
        case .withinTolerance: near.insert(field)
        case .different: different.insert(field)
        case .missing, .shown: break
        }
    }
}
