public import CatalogCore

extension FileProvider: SearchProvider {
    /// Returns the movies one of whose titles holds all the words, or the movie of an IMDb id.
    ///
    /// Titles that hold nothing else come first, then those of exactly the year, then the more popular ones. A
    /// movie fits a year when its own is the same, off by one, or not known.
    ///
    /// - Throws: ``CatalogCore/ProviderError/unsupported`` for the ids of others, and for IMDb's where the file
    ///   has no column `imdb_id`.
    public func movies(
        matching request: SearchRequest
    ) async throws(ProviderError) -> Reply<[MovieSummary]> {
        switch request.query {
        case .title(let title, let year):
            return try await reply(to: .search(title)) { shelf throws(ProviderError) in
                shelf.rows(titled: title, year: year).prefix(max(0, request.limit)).map(shelf.summary)
            }
        case .externalID(let external):
            return try await reply(to: .find(external)) { shelf throws(ProviderError) in
                guard external.authority == .imdb, shelf.has(.imdbID) else { throw .unsupported }
                let rows = shelf.rows(ofIMDb: external.value)
                return rows.prefix(max(0, request.limit)).map(shelf.summary)
            }
        }
    }
}

extension FileShelf {
    /// The rows of an IMDb id, in the order of the file.
    fileprivate func rows(ofIMDb id: String) -> [Int] {
        imdb.rows(of: FoldedText(id).whole).filter { rows[$0].text(.imdbID).value == id }
    }

    /// The rows with a title that holds every word, the best first.
    fileprivate func rows(titled title: String, year: Int?) -> [Int] {
        let wanted = FoldedText(title)
        guard !wanted.words.isEmpty else { return rows(spelled: title) }
        var hits: [Hit] = []
        for row in candidates(for: wanted) {
            let stored = rows[row]
            let own = stored.releaseYear
            if let year, let own, abs(own - year) > 1 { continue }
            let titles = stored.titles.map { FoldedText($0) }.filter {
                wanted.words.allSatisfy($0.words.contains)
            }
            guard !titles.isEmpty else { continue }
            hits.append(
                Hit(
                    isWhole: titles.contains { $0.whole == wanted.whole },
                    isOfYear: year == nil || own == year,
                    popularity: stored.decimal(.popularity).value ?? stored.decimal(.votes).value ?? -1,
                    row: row))
        }
        return hits.sorted().map(\.row)
    }

    /// The rows that may hold all words: those with the rarest one.
    private func candidates(for wanted: FoldedText) -> [Int] {
        let index = words
        let rows = wanted.words.map { index.rows(of: $0) }
        return rows.min { $0.count < $1.count }.map { Array($0) } ?? []
    }

    /// The rows with a title of signs alone, such as `…`, which has no words.
    private func rows(spelled title: String) -> [Int] {
        let wanted = title.trimmed
        guard !wanted.isEmpty else { return [] }
        return (0..<rows.count).filter { row in
            rows[row].titles.contains { String(decoding: $0, as: UTF8.self).trimmed == wanted }
        }
    }

    /// A row that fits, and how well.
    private struct Hit: Comparable {
        let isWhole: Bool
        let isOfYear: Bool
        let popularity: Double
        let row: Int

        static func < (one: Hit, other: Hit) -> Bool {
            if one.isWhole != other.isWhole { return one.isWhole }
            if one.isOfYear != other.isOfYear { return one.isOfYear }
            return (one.popularity, other.row) > (other.popularity, one.row)
        }
    }
}
