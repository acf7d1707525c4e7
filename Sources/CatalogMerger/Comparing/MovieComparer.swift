package import CatalogCore

/// Holds the records of one movie against each other.
///
/// It keeps tables and buffers from one movie to the next; what it says of a movie depends on that movie alone.
package struct MovieComparer {
    let providers: [ProviderID]
    let rules: ComparisonRules
    /// What each field of the rules is read from.
    let sources: [MovieField?]
    var judge: FieldJudge

    /// - Parameter providers: Those of the run, in precedence order.
    package init(providers: [ProviderID], rules: ComparisonRules) {
        self.providers = providers
        self.rules = rules
        sources = rules.fields.map(\.source)
        judge = FieldJudge(tolerances: rules.tolerances)
    }

    /// Compares the records of a movie.
    ///
    /// - Parameters:
    ///   - records: At least one, at most one per provider, in precedence order.
    ///   - title: The movie's title, and its year.
    ///   - match: How the records were matched; nil for one record.
    ///   - silent: The providers that could not say whether they have the movie: that they do not name it is no
    ///     difference.
    ///   - differing: The fields of the rules that are known to differ, where nothing else but presence is wanted;
    ///     nil for all that there is.
    package mutating func movie(
        of records: [some ComparedRecord], title: String, year: Int?, match: ComparedMovie.Match?,
        silent: Set<ProviderID> = [], differing: FieldSet? = nil
    ) -> ComparedMovie {
        let ids = records.map(\.id)
        var coverage = [FieldSet](repeating: FieldSet(), count: records.count)
        var pairs = RecordPair.all(of: records.count)
        var fields: [FieldComparison] = []
        if records.count > 1 { fields.reserveCapacity(rules.fields.count) }
        for (place, field) in rules.fields.enumerated() {
            guard field != .present else {
                fields.append(presence(of: ids, silent: silent))
                continue
            }
            guard differing?.contains(place) ?? true else { continue }
            guard records.count > 1 else { continue }
            let values = records.map { judge.value(of: field, in: $0) }
            for (record, value) in values.enumerated() where value != nil { coverage[record].insert(place) }
            let claims = zip(ids, values).map { id, value in
                ComparedClaim(provider: id.provider, value: value.map(ComparedValue.field))
            }
            let verdict =
                differing == nil ? judge.verdict(on: values.compactMap(\.self), of: field) : .different
            if field.isCounted { count(values, of: field, verdict, in: &pairs) }
            fields.append(comparison(field, verdict, claims, of: ids))
        }
        let isWhole = differing == nil
        if isWhole, records.count == 1 {
            coverage = records.map { judge.told(rules.fields, from: sources, by: $0) }
        }
        return ComparedMovie(
            ids: ids, title: title, year: year, match: match, fields: fields,
            coverage: isWhole ? coverage : [], pairs: isWhole ? pairs : [])
    }

    /// Counts a field for every two records that tell it.
    ///
    /// - Parameter verdict: That of all values. Only where it is `different` may some two be so.
    private mutating func count(
        _ values: [FieldValue?], of field: ComparedField, _ verdict: FieldVerdict,
        in pairs: inout [RecordPair]
    ) {
        for place in pairs.indices {
            guard let left = values[pairs[place].left], let right = values[pairs[place].right] else {
                continue
            }
            let differs =
                verdict == .different
                && (values.count == 2 || judge.verdict(on: [left, right], of: field) == .different)
            pairs[place].count(differs: differs)
        }
    }

    /// Who has the movie.
    private func presence(of ids: [MovieID], silent: Set<ProviderID>) -> FieldComparison {
        let claims = providers.map { provider in
            let has = ids.contains { $0.provider == provider }
            return ComparedClaim(
                provider: provider, value: has || !silent.contains(provider) ? .presence(has) : nil)
        }
        let verdict: FieldVerdict =
            if claims.contains(where: { $0.value == .presence(false) }) {
                .different
            } else {
                ids.count > 1 ? .equal : .missing
            }
        return comparison(.present, verdict, claims, of: ids)
    }

    private func comparison(
        _ field: ComparedField, _ verdict: FieldVerdict, _ claims: [ComparedClaim], of ids: [MovieID]
    ) -> FieldComparison {
        let baseline = rules.baseline
        let acceptance =
            verdict == .different && !baseline.entries.isEmpty
            ? baseline.place(of: Baseline.Difference(ids: ids, field: field, claims: claims)) : nil
        return FieldComparison(field: field, verdict: verdict, claims: claims, acceptance: acceptance)
    }
}
