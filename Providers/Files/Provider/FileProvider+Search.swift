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
                let number = FoldedText.hash(CollectionOfOne(external.value))
                let rows = shelf.imdb.rows(of: number).filter {
                    shelf.rows[$0].text(.imdbID).value == external.value
                }
                return rows.prefix(max(0, request.limit)).map(shelf.summary)
            }
        }
    }
}

extension FileShelf {
    /// The rows with a title that holds every word, the best first.
    fileprivate func rows(titled title: String, year: Int?) -> [Int] {
        let wanted = FoldedText.words(of: title)
        let candidates = candidates(for: wanted)
        var hits: [Hit] = []
        for row in candidates {
            let stored = rows[row]
            let own = stored.summary(id(of: row)).year.value
            if let year, let own, abs(own - year) > 1 { continue }
            let titles = stored.titles.filter { Self.holds($0, wanted, spelled: title) }
            guard !titles.isEmpty else { continue }
            hits.append(
                Hit(
                    isWhole: titles.contains { FoldedText.words(of: $0) == wanted },
                    isOfYear: year == nil || own == year,
                    popularity: stored.decimal(.popularity).value ?? stored.decimal(.votes).value ?? -1,
                    row: row))
        }
        return hits.sorted().map(\.row)
    }

    /// The rows that may hold all words: those with the rarest one. Without any word it is all rows.
    private func candidates(for words: [String]) -> [Int] {
        let index = self.words
        let rows = words.map { index.rows(of: FoldedText.hash(CollectionOfOne($0))) }
        return rows.min { $0.count < $1.count }.map { Array($0) } ?? Array(0..<self.rows.count)
    }

    /// Whether a title holds every word; one of signs alone, such as `…`, has none and must be the same.
    private static func holds(_ title: String, _ words: [String], spelled: String) -> Bool {
        guard !words.isEmpty else { return title.trimmed == spelled.trimmed && !spelled.trimmed.isEmpty }
        let own = Set(FoldedText.words(of: title))
        return words.allSatisfy(own.contains)
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
