internal import CatalogCore
internal import CatalogMerger

extension Catalog {
    /// The movies of the watchlist that sources of this run have, looked up everywhere.
    ///
    /// - Throws: Where there is a list and nobody gave an answer, be it that they have none of it.
    func harvestOfWatchlist(by gathering: Gathering) async throws(PipelineError) -> Gathering.Harvest {
        let interview = gathering.interview
        let askable = sources.filter { $0.detail != nil || $0.search != nil }
        let finder = EntryFinder(interview: interview, needs: gathering.needs, configured: configured)
        let (records, notices) = try await finder.records(of: watchlist.entries)
        let problems = interview.problems
        if records.isEmpty, interview.answering.isEmpty, !watchlist.entries.isEmpty {
            guard problems.isEmpty else { throw .noAnswer(problems) }
            guard !askable.isEmpty else {
                throw .nobodyCanAnswer(Selection.Origin.watchlist.question, running: precedence)
            }
        }
        interview.report(notices)
        var gathering = gathering
        // A movie that was found for an entry is the entry's, by whatever id.
        for record in records { gathering.watchlist.insert(record.id) }
        let harvest = try await gathering.harvest(of: records)
        // Who had nothing to be asked about gave all it was asked for.
        for source in askable { interview.noteAnswer(of: source.id) }
        return harvest
    }
}
