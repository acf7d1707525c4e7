public import CatalogCore

/// The answer to `why`: how the records of one movie were matched, which others came near, and who says what about
/// it. Every field's claims and rule are those of the movie.
public struct Explanation: Hashable, Sendable {
    /// The movie.
    public let movie: MergedMovie
    /// The one field that was asked about; nil for all of them.
    public let field: MovieField?
    /// How its records were matched; nil for a movie of one record.
    public let match: MovieMatch?
    /// Records that may be the same movie and were not merged, the most probable first; the left one of each pair is
    /// the movie's.
    public let undecided: [ComparedPair]
    /// Records that the user's word keeps out of the movie.
    public let heldApart: [HeldApart]
    /// What each provider gave, in configured order.
    public let providers: [ProviderTally]
    /// What is missing.
    public let problems: [Problem]

    /// Makes an explanation.
    package init(
        movie: MergedMovie, field: MovieField? = nil, match: MovieMatch?, undecided: [ComparedPair],
        heldApart: [HeldApart], providers: [ProviderTally], problems: [Problem]
    ) {
        self.movie = movie
        self.field = field
        self.match = match
        self.undecided = undecided
        self.heldApart = heldApart
        self.providers = providers
        self.problems = problems
    }

    /// The fields that are asked about, in their order.
    package var fields: [MovieField] { field.map { [$0] } ?? MovieField.allCases }
}

/// A record that is no part of a movie because the user said so.
public struct HeldApart: Hashable, Sendable {
    /// The record of the movie that it is held apart from.
    public let record: MovieID
    /// The record that is held apart.
    public let other: MovieID
    /// What a list would tell of it; nil where the run has not seen it.
    public let summary: MovieSummary?
    /// What was said.
    public let verdict: Verdict
    /// Of whom it was said: of the two, where they are said to be different; else of one of them and the record that
    /// it is said to be the same as.
    public let ids: [MovieID]

    /// Makes a record that is held apart.
    package init(
        record: MovieID, other: MovieID, summary: MovieSummary?, verdict: Verdict, ids: [MovieID]
    ) {
        self.record = record
        self.other = other
        self.summary = summary
        self.verdict = verdict
        self.ids = ids
    }
}
