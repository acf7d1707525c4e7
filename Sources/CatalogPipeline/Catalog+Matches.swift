public import CatalogCore
public import CatalogMerger

/// Answers about how records were matched.
extension Catalog {
    /// Why a movie is made of these records and has these values.
    ///
    /// It is found, looked up and merged as for ``page(of:recommending:top:)`` and for a report, so that what is
    /// explained is what they show.
    ///
    /// - Parameters:
    ///   - reference: The movie, by id, outside id or title.
    ///   - field: The one field to explain; nil for all.
    @concurrent
    public func explanation(
        of reference: MovieReference, field: MovieField? = nil
    ) async throws(PipelineError) -> Explanation {
        let interview = interview()
        let (found, merge) = try await movie(reference, in: interview, needing: .everything)
        let account = account(of: merge, from: interview)
        return Explanation(
            movie: found.movie, field: field, match: account.match(of: found),
            undecided: account.undecided(about: [found]), heldApart: account.heldApart(from: found),
            providers: interview.tallies(of: [found.movie]), problems: interview.problems)
    }

    /// The pairs that a report of a selection leaves undecided: too uncertain to merge, too probable to forget.
    ///
    /// What a search turned up for a movie and nobody could be sure of is among them, not only what was listed.
    @concurrent
    public func review(of selection: Selection) async throws(PipelineError) -> Review {
        let interview = interview()
        let gathering = Gathering(
            interview: interview, watchlist: index, filter: selection.filter, needs: .everything,
            looksUp: true)
        let harvest = try await harvest(of: selection, by: gathering)
        return Review(
            pairs: account(of: harvest.merge, from: interview).undecided(about: harvest.outcomes),
            providers: interview.tallies(of: harvest.outcomes.map(\.movie)), problems: interview.problems)
    }

    func account(of merge: CatalogMerge, from interview: Interview) -> MatchAccount {
        MatchAccount(of: merge, beside: interview.seen, precedence: precedence, verdicts: verdicts)
    }
}
