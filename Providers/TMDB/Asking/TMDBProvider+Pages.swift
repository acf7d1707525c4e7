internal import CatalogCore

extension TMDBProvider {
    /// Reads a list that comes in pages.
    ///
    /// Pages that are needed in any case are asked for at once.
    ///
    /// - Parameters:
    ///   - query: What every page is asked with, beside its number.
    ///   - limit: At most so many movies; nil for all of them.
    /// - Throws: The first page's error when no other has movies.
    func pages(
        of path: String, _ query: [String: String?], upTo limit: Int?, to question: Question
    ) async throws(ProviderError) -> Reply<[WireMovie]> {
        var list = PagedList(limit: limit)
        while let pages = list.nextPages {
            try list.append(await outcomes(of: pages, path, query, to: question))
        }
        return try list.reply(of: id, to: question)
    }

    /// What asking for each of these pages gave, in their order.
    private func outcomes(
        of pages: ClosedRange<Int>, _ path: String, _ query: [String: String?], to question: Question
    ) async -> [Service.Outcome<WirePage>] {
        await withTaskGroup(of: (Int, Service.Outcome<WirePage>).self) { group in
            for page in pages {
                let query = query.merging(["page": String(page)]) { _, page in page }
                group.addTask { (page, await service.outcome(path, query, to: question)) }
            }
            var outcomes: [(page: Int, outcome: Service.Outcome<WirePage>)] = []
            for await (page, outcome) in group { outcomes.append((page, outcome)) }
            return outcomes.sorted { $0.page < $1.page }.map(\.outcome)
        }
    }
}
