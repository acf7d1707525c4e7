package import CatalogCore

/// Holds the records of one movie against each other.
///
/// It keeps tables and buffers from one movie to the next; what it says of a movie depends on that movie alone.
package struct MovieComparer {
    let providers: [ProviderID]
    let rules: ComparisonRules
    /// What each field of the rules is read from.
    let sources: [MovieField?]
    /// The places of presence and of ratings among the fields.
    let presence: Int?, rating: Int?
    /// The fields whose differences count.
    let counted: FieldSet
    var judge: FieldJudge

    /// - Parameter providers: Those of the run, in precedence order.
    package init(providers: [ProviderID], rules: ComparisonRules) {
        self.providers = providers
        self.rules = rules
        sources = rules.fields.map(\.source)
        presence = rules.fields.firstIndex(of: .present)
        rating = rules.fields.firstIndex(of: .rating)
        counted = FieldSet(rules.fields.indices.filter { rules.fields[$0].isCounted })
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
        of records: some RandomAccessCollection<some ComparedRecord>, title: String, year: Int?,
        match: ComparedMovie.Match?, silent: Set<ProviderID> = [], differing: FieldSet? = nil
    ) -> ComparedMovie {
        let ids = records.map(\.id)
        if let differing {
            return ComparedMovie(
                ids: ids, title: title, year: year, match: match,
                fields: differences(of: records, ids, silent: silent, in: differing), coverage: [], pairs: [])
        }
        var coverage = [FieldSet](repeating: FieldSet(), count: records.count)
        var pairs = RecordPair.all(of: records.count)
        var fields: [FieldComparison] = []
        fields.reserveCapacity(records.count == 1 ? 1 : rules.fields.count)
        for (place, field) in rules.fields.enumerated() {
            if field == .present {
                fields.append(presence(of: ids, silent: silent))
            } else if records.count > 1 {
                let values = records.map { judge.value(of: field, in: $0) }
                for (record, value) in values.enumerated() where value != nil {
                    coverage[record].insert(place)
                }
                let claims = zip(ids, values).map { id, value in
                    ComparedClaim(provider: id.provider, value: value.map(ComparedValue.field))
                }
                let verdict = judge.verdict(on: values.compactMap(\.self), of: field)
                if field.isCounted { count(values, of: field, verdict, in: &pairs) }
                fields.append(comparison(field, verdict, claims, of: ids))
            }
        }
        if records.count == 1 {
            coverage = records.map { judge.told(rules.fields, from: sources, by: $0) }
        }
        return ComparedMovie(
            ids: ids, title: title, year: year, match: match, fields: fields, coverage: coverage,
            pairs: pairs)
    }

    /// Presence, and the fields that are known to differ, in the order of the rules.
    private func differences(
        of records: some RandomAccessCollection<some ComparedRecord>, _ ids: [MovieID],
        silent: Set<ProviderID>, in differing: FieldSet
    ) -> [FieldComparison] {
        var shown = differing
        if let presence { shown.insert(presence) }
        var fields: [FieldComparison] = []
        fields.reserveCapacity(shown.count)
        for place in shown {
            if place == presence {
                fields.append(presence(of: ids, silent: silent))
            } else {
                let claims = zip(records, ids).map { claim(of: rules.fields[place], by: $0, $1.provider) }
                fields.append(comparison(rules.fields[place], .different, claims, of: ids))
            }
        }
        return fields
    }

    private func claim(
        of field: ComparedField, by record: some ComparedRecord, _ provider: ProviderID
    ) -> ComparedClaim {
        let value = FieldJudge.knownValue(of: field, in: record)
        return ComparedClaim(provider: provider, value: value.map(ComparedValue.field))
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
