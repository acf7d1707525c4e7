internal import CatalogCore
public import CatalogMerger

/// Providers held against each other.
extension Catalog {
    /// The movies of a selection, provider against provider: who has what, and where they differ.
    ///
    /// They are found, looked up and matched as for ``report(of:shape:)``. Details are asked for as far as the
    /// compared fields, the filter and the order need them.
    ///
    /// - Throws: Also where fewer than two providers take part.
    @concurrent
    public func comparison(
        of selection: Selection, by rules: ComparisonRules = ComparisonRules(),
        sort: MovieSort = .popularity
    ) async throws(PipelineError) -> Comparison {
        guard precedence.count > 1 else { throw .nothingToCompare(running: precedence) }
        let interview = interview()
        if let whole = try await wholeComparison(of: selection, by: rules, sort: sort, in: interview) {
            return whole
        }
        // Popularity is what lists are made of: where a list does not tell it, no page does.
        let others = selection.filter.fields.union([sort.field].compactMap(\.self)).subtracting([.popularity])
        let gathering = Gathering(
            interview: interview, watchlist: index, filter: selection.filter,
            needs: Needs(fields: rules.fields.sources.union(others)), looksUp: true)
        let harvest = try await harvest(of: selection, by: gathering)
        // What else came near is nothing that a comparison shows.
        let account = MatchAccount(
            of: harvest.merge, beside: [], precedence: precedence, verdicts: verdicts)
        let silence = Silence(in: interview)
        let movies = sort.sorted(harvest.outcomes.map(\.movie))
        let outcomes = Dictionary(harvest.outcomes.map { ($0.movie.id, $0) }) { first, _ in first }
        var comparer = MovieComparer(providers: precedence, rules: rules)
        let compared = movies.compactMap { outcomes[$0.id] }.map { outcome in
            let details = Dictionary(outcome.records.map { ($0.id, $0.detail) }) { first, _ in first }
            let records = outcome.movie.ids.compactMap { details[$0] }
            return comparer.movie(
                of: records, title: outcome.movie.title, year: outcome.movie.year,
                match: account.match(of: outcome).map(ComparedMovie.Match.init),
                silent: silence.providers(about: records))
        }
        return Comparison(
            of: compared, providers: precedence, rules: rules, tallies: interview.tallies(of: movies),
            problems: interview.problems)
    }
}

/// Who could not say whether they have a movie: that somebody who failed does not name it means nothing.
private struct Silence {
    private let sources: [Source]
    private let failing: [ProviderID: Set<Question>]

    /// - Parameter interview: Nothing of it may be under way.
    init(in interview: Interview) {
        sources = interview.sources
        failing = Dictionary(sources.map { ($0.id, interview.failing(at: $0.id)) }) { first, _ in first }
    }

    /// The providers whose look-up of a movie failed, and those that have no means to look for one.
    func providers(about records: [MovieDetail]) -> Set<ProviderID> {
        let names = records.flatMap { record in
            [TitleForms.splitYear(record.summary.title).title, record.summary.originalTitle.value]
        }
        let searches = Set(names.compactMap(\.self).map(Question.search))
        return Set(
            sources.lazy.filter { source in
                let failing = failing[source.id] ?? []
                if source.search != nil { return !failing.isDisjoint(with: searches) }
                return source.list == nil || failing.contains(Interview.wholeListQuestion)
            }.map(\.id))
    }
}
