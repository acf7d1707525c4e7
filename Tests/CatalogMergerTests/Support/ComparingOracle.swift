import CatalogCore

@testable import CatalogMerger

/// The verdict on a field, pair by pair and as plainly as can be: no sums, no signatures but names spelled out.
struct ComparingOracle {
    let tolerances: Tolerances

    /// The verdict on what the records say.
    func verdict(on records: [MovieDetail], of field: ComparedField) -> FieldVerdict {
        let shown: Set<ComparedField> = [
            .overview, .tagline, .poster, .backdrop, .trailer, .links, .popularity, .votes,
        ]
        if shown.contains(field) { return .shown }
        let saying = records.filter { says($0, field) }
        if saying.count < 2 { return .missing }
        var worst = FieldVerdict.equal
        for one in saying {
            for other in saying where one.id < other.id {
                let verdict = verdict(one, other, field)
                if verdict == .different { return .different }
                if verdict == .withinTolerance { worst = .withinTolerance }
            }
        }
        return worst
    }

    private func says(_ record: MovieDetail, _ field: ComparedField) -> Bool {
        let summary = record.summary
        switch field {
        case .title: return true
        case .originalTitle: return summary.originalTitle.value != nil
        case .year: return summary.year.value != nil
        case .releaseDate: return summary.releaseDate.value != nil
        case .runtimeMinutes: return record.runtimeMinutes.value != nil
        case .genres: return !(summary.genres.value ?? []).isEmpty
        case .rating: return summary.rating.value != nil
        case .directors: return !people(record, .director).isEmpty
        case .actors: return !people(record, .actor).isEmpty
        case .originalLanguage: return summary.originalLanguage.value != nil
        case .externalIDs: return !(record.externalIDs.value ?? []).isEmpty
        default: return false
        }
    }

    private func verdict(_ one: MovieDetail, _ other: MovieDetail, _ field: ComparedField) -> FieldVerdict {
        let (mine, theirs) = (one.summary, other.summary)
        func apart(_ left: Double?, _ right: Double?, _ tolerance: Double) -> FieldVerdict {
            let distance = abs((left ?? 0) - (right ?? 0))
            return distance < 1e-9 ? .equal : distance <= tolerance + 1e-9 ? .withinTolerance : .different
        }
        func same<Value: Equatable>(_ left: Value, _ right: Value) -> FieldVerdict {
            left == right ? .equal : .different
        }
        switch field {
        case .title: return same(TitleForms(mine.title).strict, TitleForms(theirs.title).strict)
        case .originalTitle:
            return same(
                TitleForms(mine.originalTitle.value ?? "").strict,
                TitleForms(theirs.originalTitle.value ?? "").strict)
        case .year:
            return apart(
                mine.year.value.map(Double.init), theirs.year.value.map(Double.init), tolerances[.year])
        case .releaseDate:
            return apart(
                mine.releaseDate.value.map { Double($0.dayNumber) },
                theirs.releaseDate.value.map { Double($0.dayNumber) }, tolerances[.releaseDate])
        case .runtimeMinutes:
            return apart(
                one.runtimeMinutes.value.map(Double.init), other.runtimeMinutes.value.map(Double.init),
                tolerances[.runtimeMinutes])
        case .rating:
            return apart(mine.rating.value?.value, theirs.rating.value?.value, tolerances[.rating])
        case .genres:
            func folded(_ genres: [String]?) -> Set<String> { Set((genres ?? []).map { $0.lowercased() }) }
            return same(folded(mine.genres.value), folded(theirs.genres.value))
        case .originalLanguage: return same(mine.originalLanguage.value, theirs.originalLanguage.value)
        case .directors: return same(people(one, .director), people(other, .director))
        case .actors:
            let (ours, others) = (people(one, .actor), people(other, .actor))
            if ours == others { return .equal }
            return ours.isSubset(of: others) || others.isSubset(of: ours) ? .withinTolerance : .different
        case .externalIDs:
            let (ours, others) = (Set(one.externalIDs.value ?? []), Set(other.externalIDs.value ?? []))
            if ours == others { return .equal }
            let contradicts = ours.contains { id in
                others.contains { $0.authority == id.authority && $0 != id }
            }
            return contradicts ? .different : .withinTolerance
        default: return .missing
        }
    }

    /// The names of a job, each as the set of its words.
    private func people(_ record: MovieDetail, _ job: Credit.Job) -> Set<Set<Substring>> {
        let credits = (record.credits.value ?? []).filter { $0.job == job }
        return Set(credits.map { Set(TextFolding.words(of: $0.name)) })
    }
}
