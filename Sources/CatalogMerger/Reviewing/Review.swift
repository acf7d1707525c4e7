public import CatalogCore

/// The answer to `review`: pairs that may be one movie and were not merged.
public struct Review: Hashable, Sendable {
    /// The pairs, the most consequential first: the most probable, of those the most popular.
    public let pairs: [ComparedPair]
    /// What each provider gave, in configured order.
    public let providers: [ProviderTally]
    /// What is missing.
    public let problems: [Problem]

    /// Makes a review.
    package init(pairs: [ComparedPair], providers: [ProviderTally], problems: [Problem]) {
        self.pairs = pairs
        self.providers = providers
        self.problems = problems
    }
}

extension ReviewItem {
    /// A pair of two providers' records.
    package init(_ pair: ComparedPair) {
        let evidence = pair.evidence
        self.init(
            left: ReviewedRecord(pair.left), right: ReviewedRecord(pair.right), probability: evidence.score,
            clues: evidence.clues, unknown: evidence.unknown,
            rival: evidence.runnerUp.flatMap { runnerUp in
                pair.runnerUp.map { record in
                    Rival(
                        of: ReviewedRecord(runnerUp.of == pair.left.id ? pair.left : pair.right),
                        record: ReviewedRecord(record))
                }
            })
    }
}

extension ReviewedRecord {
    fileprivate init(_ record: MovieSummary) {
        self.init(
            catalog: record.id.provider.name, id: record.id.description, title: record.title,
            year: record.year.value)
    }
}
