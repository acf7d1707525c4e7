internal import CatalogCore
internal import CatalogMerger

/// Everything a source says about one movie, as far as it is needed. Each movie is asked about once in a run.
extension Interview {
    /// The record of a movie that nothing but the id is known of.
    ///
    /// - Returns: Nil where the source has no pages for movies or could not give this one.
    func record(
        of movie: MovieID, at source: Source, needing needs: Needs
    ) async throws(CancellationError) -> DatedRecord? {
        guard let provider = source.detail else { return nil }
        let records = try await once(.page(movie)) { () throws(CancellationError) in
            let reply = try await answer(of: source, to: .detail(movie)) { () throws(ProviderError) in
                try await provider.detail(for: movie)
            }
            // Whoever could not give the page is not asked for its parts.
            guard let reply else { return nil }
            noteMovies(of: source.id)
            let page = DatedRecord(reply.value, asOf: reply.asOf, isDetailed: true)
            return [try await withParts(page, at: source, needing: needs)]
        }
        return records?.first
    }

    /// A record of a list with what the source says beside; nil where it could not say more.
    func completed(
        _ record: DatedRecord, at source: Source, needing needs: Needs
    ) async throws(CancellationError) -> DatedRecord? {
        guard source.detail == nil else {
            return try await self.record(of: record.id, at: source, needing: needs)
        }
        let records = try await once(.page(record.id)) { () throws(CancellationError) in
            var whole = try await withParts(record, at: source, needing: needs)
            whole.isDetailed = true
            return [whole]
        }
        return records?.first
    }

    /// Asks for the credits and recommendations that the record does not hold, where the source tells them
    /// apart from the detail.
    private func withParts(
        _ record: DatedRecord, at source: Source, needing needs: Needs
    ) async throws(CancellationError) -> DatedRecord {
        var whole = record
        async let credits = credits(missingFrom: record, at: source, needing: needs)
        async let recommendations = recommendations(missingFrom: record, at: source, needing: needs)
        do {
            whole.detail.credits = try await credits
            whole.detail.recommendations = try await recommendations
        } catch {
            throw CancellationError()  // The two throw nothing else.
        }
        return whole
    }

    private func credits(
        missingFrom record: DatedRecord, at source: Source, needing needs: Needs
    ) async throws(CancellationError) -> Fact<[Credit]> {
        guard needs.lacksCredits(record), let provider = source.credits else { return record.detail.credits }
        let reply = try await answer(of: source, to: .credits(record.id)) { () throws(ProviderError) in
            try await provider.credits(for: record.id)
        }
        return reply.map { .known($0.value) } ?? .unknown
    }

    private func recommendations(
        missingFrom record: DatedRecord, at source: Source, needing needs: Needs
    ) async throws(CancellationError) -> Fact<[MovieSummary]> {
        guard needs.lacksRecommendations(record), let provider = source.recommendations else {
            return record.detail.recommendations
        }
        let reply = try await answer(of: source, to: .recommendations(record.id)) {
            () throws(ProviderError) in
            try await provider.recommendations(for: record.id)
        }
        return reply.map { .known($0.value) } ?? .unknown
    }
}
