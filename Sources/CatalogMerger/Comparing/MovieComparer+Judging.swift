internal import CatalogCore

extension MovieComparer {
    /// Says of a movie of one record or two what counts, as ``movie(of:title:year:match:silent:differing:)`` would,
    /// without making it.
    ///
    /// - Parameters:
    ///   - records: One, or two of different providers in precedence order; all providers could say whether they
    ///     have it.
    ///   - places: The places of their providers.
    ///   - judged: Is filled anew.
    mutating func judge(
        _ records: [some ComparedRecord], of places: [Int], into judged: inout JudgedMovie
    ) {
        judged.clear()
        judged.places.append(contentsOf: places)
        for record in records { judged.told.append(judge.told(rules.fields, from: sources, by: record)) }
        if places.count > 1 { judged.pairs.append(RecordPair(left: 0, right: 1)) }
        for (place, field) in rules.fields.enumerated() {
            guard field != .present else {
                judged.note(records.count == providers.count ? .equal : .different, of: place)
                continue
            }
            guard records.count > 1 else { continue }
            if field == .rating {
                judged.marks = records.map { record in
                    if case .decimal(let mark)? = judge.value(of: field, in: record) { mark } else { nil }
                }
            }
            guard field.isCounted, judged.told.allSatisfy({ $0.contains(place) }) else { continue }
            let verdict = verdict(on: records, of: field)
            judged.note(verdict, of: place)
            for pair in judged.pairs.indices {
                judged.pairs[pair].count(differs: verdict == .different)
            }
        }
        // What is accepted is told by ids and values.
        guard !rules.baseline.entries.isEmpty, !judged.different.isEmpty else { return }
        let movie = movie(of: records, title: "", year: nil, match: nil, differing: judged.different)
        for comparison in movie.fields {
            guard let entry = comparison.acceptance, let place = rules.fields.firstIndex(of: comparison.field)
            else { continue }
            judged.accepted.append((place, entry))
        }
    }

    private mutating func verdict(on records: [some ComparedRecord], of field: ComparedField) -> FieldVerdict
    {
        if let source = field.source, let first = records.first,
            records.dropFirst().allSatisfy({ $0.clearlySays(the: source, of: first) })
        {
            return .equal
        }
        return judge.verdict(on: records, of: field)
    }
}
