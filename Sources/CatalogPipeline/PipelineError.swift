public import CatalogCore
public import CatalogMerger

/// Why there is no answer at all. Whatever fails short of that is a `Problem` in the answer.
public enum PipelineError: Error, Hashable, Sendable {
    /// None of the providers that were asked has the movie; all of them could say.
    case noSuchMovie(MovieReference, asked: [ProviderID])
    /// A title fits several movies, most popular first.
    case ambiguous(MovieReference, [MergedMovie])
    /// No provider knows anybody of that name or id; all of them could say.
    case noSuchPerson(String, asked: [ProviderID])
    /// The provider of an id does not take part in this run.
    case notRunning(ProviderID, running: [ProviderID])
    /// Everybody who could have answered failed.
    case noAnswer([Problem])
    /// Nobody who takes part can answer such a question.
    case nobodyCanAnswer(String, running: [ProviderID])
    /// A comparison takes two providers, and fewer take part.
    case nothingToCompare(running: [ProviderID])
    /// The run was ended.
    case cancelled
}

extension PipelineError: CustomStringConvertible {
    /// What is missing and what to do about it; for ``noAnswer(_:)`` a line per problem, for ``ambiguous(_:_:)``
    /// a line per movie, at most twelve.
    public var description: String {
        switch self {
        case .noSuchMovie(let reference, let asked):
            "No such movie: \(reference) (asked: \(Self.names(asked))). "
                + "'catalog search TEXT' finds movies by their title."
        case .ambiguous(let reference, let movies):
            (["'\(reference)' fits several movies:"] + Self.lines(movies) + [Self.advice(movies)])
                .joined(separator: "\n")
        case .noSuchPerson(let name, let asked):
            "Nobody is known as '\(name)' (asked: \(Self.names(asked))). "
                + "Check the spelling, or name the person by an id, as in tmdb:71580."
        case .notRunning(let provider, let running):
            "'\(provider)' does not take part in this run (\(Self.names(running))). Name it with --provider."
        case .noAnswer(let problems):
            problems.map(\.description).joined(separator: "\n")
        case .nobodyCanAnswer(let question, let running):
            "None of the providers of this run (\(Self.names(running))) can answer \(question). "
                + "'catalog providers' shows who can answer what."
        case .nothingToCompare(let running):
            "A comparison takes two providers or more, and in this run there is "
                + (running.isEmpty ? "none" : "but one (\(Self.names(running)))")
                + ". Name them with --provider, as in -p tmdb,traderev; 'catalog providers' shows who is configured."
        case .cancelled:
            "The run was ended before there was an answer. Start it again to have one."
        }
    }

    /// So many movies are shown to choose from.
    private static let shownMovies = 12

    private static func lines(_ movies: [MergedMovie]) -> [String] {
        let more = movies.count - shownMovies
        return movies.prefix(shownMovies).map { movie in
            "  \(movie.id)  \(movie.title)" + (movie.year.map { " (\($0))" } ?? "")
        } + (more > 0 ? ["  … and \(more) more"] : [])
    }

    private static func advice(_ movies: [MergedMovie]) -> String {
        "Name one by its id" + (movies.first.map { ", as in \($0.id)." } ?? ".")
    }

    private static func names(_ providers: [ProviderID]) -> String {
        providers.map(\.name).joined(separator: ", ")
    }
}
