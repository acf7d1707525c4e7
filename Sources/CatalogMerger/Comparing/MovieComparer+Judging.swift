internal import CatalogCore

/// Saying of movies of two whole catalogs what counts, as ``movie(of:title:year:match:silent:differing:)`` would,
/// without making the movies. Both providers could say whether they have a movie.
extension MovieComparer {
    /// Judges a movie that one provider has.
    ///
    /// - Parameters:
    ///   - place: The provider's place.
    ///   - table: The provider's catalog as matching has read it.
    ///   - judged: Is filled anew.
    mutating func judge(
        _ record: CatalogRecord, at place: Int, in table: MatchTable, into judged: inout JudgedMovie
    ) {
        judged.clear()
        judged.places.append(place)
        judged.told.append(told(by: record, in: table))
        if let presence { judged.note(.different, of: presence) }
        accept([record], in: &judged)
    }

    /// Judges a movie that both providers have.
    ///
    /// - Parameters:
    ///   - one: The record of the first provider.
    ///   - other: That of the second.
    ///   - pair: The catalogs of both, matched.
    ///   - judged: Is filled anew.
    mutating func judge(
        _ one: CatalogRecord, _ other: CatalogRecord, in pair: CatalogPair, into judged: inout JudgedMovie
    ) {
        judged.clear()
        judged.places.append(0)
        judged.places.append(1)
        judged.told.append(told(by: one, in: pair.left))
        judged.told.append(told(by: other, in: pair.right))
        if let presence { judged.note(.equal, of: presence) }
        let same = one.clearlySays(sources, as: other)
        var agreement = RecordPair(left: 0, right: 1)
        for place in judged.told[0].intersection(judged.told[1]).intersection(counted) {
            let verdict =
                same.contains(place)
                ? .equal : judge.verdict(on: one, other, of: rules.fields[place], in: pair)
            judged.note(verdict, of: place)
            agreement.count(differs: verdict == .different)
        }
        judged.pairs.append(agreement)
        if let rating, judged.told[0].contains(rating) || judged.told[1].contains(rating) {
            judged.marks.append(mark(by: one))
            judged.marks.append(mark(by: other))
        }
        accept([one, other], in: &judged)
    }

    private mutating func told(by record: CatalogRecord, in table: MatchTable) -> FieldSet {
        judge.told(rules.fields, from: sources, by: record, hasGenre: table.hasGenre(record.row))
    }

    private mutating func mark(by record: CatalogRecord) -> Double? {
        if case .decimal(let mark)? = judge.value(of: .rating, in: record) { mark } else { nil }
    }

    /// Notes what the baseline accepts, which goes by ids and values.
    private mutating func accept(
        _ records: @autoclosure () -> [CatalogRecord], in judged: inout JudgedMovie
    ) {
        guard !rules.baseline.entries.isEmpty, !judged.different.isEmpty else { return }
        let movie = movie(of: records(), title: "", year: nil, match: nil, differing: judged.different)
        for comparison in movie.fields {
            guard let entry = comparison.acceptance, let place = rules.fields.firstIndex(of: comparison.field)
            else { continue }
            judged.accepted.append((place, entry))
        }
    }
}
