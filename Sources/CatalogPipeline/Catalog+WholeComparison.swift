internal import CatalogCore
internal import CatalogMerger

/// Comparing two catalogs of which all movies are wanted, and both are in memory: as large as they may be.
extension Catalog {
    /// What merging and comparing all movies of both sources would give; nil where something else is asked for, or
    /// a source cannot tell of all its movies at once.
    ///
    /// Movies are looked up nowhere: what a whole catalog does not name, its source does not have.
    func wholeComparison(
        of selection: Selection, by rules: ComparisonRules, sort: MovieSort, in interview: Interview
    ) async throws(PipelineError) -> Comparison? {
        guard sources.count == 2, selection.origin == .list(Interview.wholeListName),
            selection.filter == MovieFilter(), goesByPrecedence(sort),
            let catalogs = await wholeCatalogs(limit: selection.limit)
        else { return nil }
        for (source, reply) in zip(sources, catalogs) {
            do {
                _ = try await interview.answer(of: source, to: Interview.wholeListQuestion) { reply }
            } catch {
                throw .cancelled
            }
        }
        let whole = WholeComparison(
            catalogs[0].value, catalogs[1].value, of: (sources[0].id, sources[1].id), by: rules, sort: sort,
            verdicts: verdicts)
        let counts = Dictionary(zip(precedence, whole.having)) { first, _ in first }
        return whole.comparison(tallies: interview.tallies(counts: counts), problems: interview.problems)
    }

    /// Whether whatever a comparison shows of the merged movie is the first source's, where it has a value.
    private func goesByPrecedence(_ sort: MovieSort) -> Bool {
        let shown = [.title, .year, sort.field].compactMap(\.self)
        return rules.handValues == .none
            && shown.allSatisfy { field in
                rules.rule(for: field, among: precedence) == MergeRules().rule(for: field, among: precedence)
            }
    }

    /// The catalogs of both sources; nil where one of them has more movies than are wanted, or anything stands in
    /// the way, which is found, and told, again when the sources are asked one by one.
    private func wholeCatalogs(limit: Int?) async -> [Reply<any WholeCatalog>]? {
        let providers = sources.compactMap(\.whole)
        guard providers.count == sources.count, sources.allSatisfy({ $0.refusal == nil }) else { return nil }
        let replies = try? await concurrently(providers) { try await $0.wholeCatalog() }
        return replies.flatMap { $0.allSatisfy { $0.value.count <= limit ?? .max } ? $0 : nil }
    }
}
