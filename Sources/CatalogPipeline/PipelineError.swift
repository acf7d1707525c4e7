public import CatalogCore
public import CatalogMerger

/// Why there is no answer at all. Whatever fails short of that is a ``Problem`` in the answer.
public enum PipelineError: Error, Sendable {
    /// No provider that was asked has the movie.
    case noSuchMovie(MovieReference, asked: [ProviderID])
    /// A title fits several movies.
    case ambiguous(MovieReference, [MergedMovie])
    /// No provider knows anybody of that name or id.
    case noSuchPerson(String, asked: [ProviderID])
    /// The provider of an id does not take part in this run.
    case notRunning(ProviderID, running: [ProviderID])
    /// Everybody who could have answered failed.
    case noAnswer([Problem])
    /// Nobody who takes part can answer such a question.
    case nobodyCanAnswer(String, running: [ProviderID])
    /// The run was ended.
    case cancelled
}

extension PipelineError: CustomStringConvertible {
    /// What is missing and what to do about it; for ``noAnswer(_:)`` one line per problem.
    public var description: String {
        switch self {
        case .noSuchMovie(let reference, let asked):
            "No such movie: \(reference) (asked: \(Self.names(asked))). "
                + "'catalog search TEXT' finds movies by their title."
        case .ambiguous(let reference, let movies):
            "'\(reference)' fits several movies; name one by its id:\n"
                + movies.map { movie in
                    "  \(movie.id)  \(movie.title)" + (movie.year.map { " (\($0))" } ?? "")
                }.joined(separator: "\n")
        case .noSuchPerson(let name, let asked):
            "Nobody is known by the name '\(name)' (asked: \(Self.names(asked))). Check the spelling."
        case .notRunning(let provider, let running):
            "'\(provider)' does not take part in this run (\(Self.names(running))). Name it with --provider."
        case .noAnswer(let problems):
            problems.map(\.description).joined(separator: "\n")
        case .nobodyCanAnswer(let question, let running):
            "None of the providers of this run (\(Self.names(running))) can answer \(question). "
                + "'catalog providers' shows who can answer what."
        case .cancelled:
            "The run was ended."
        }
    }

    private static func names(_ providers: [ProviderID]) -> String {
        providers.map(\.name).joined(separator: ", ")
    }
}
