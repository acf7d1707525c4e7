internal import ArgumentParser
internal import CatalogPipeline

/// `catalog show ID`.
struct ShowCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print one movie: every field, who said it, and what goes with it.",
        discussion: """
            EXAMPLES:
              catalog show "Inception (2010)"
              catalog show traderev:5
              catalog show imdb:tt0468569 --format json
              catalog show "The Matrix" --output matrix.html
            """)

    @OptionGroup var movie: MovieArgument
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Output") var template: TemplateOption
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        let template = try template.read(for: output, saying: run)
        try await Front(run).answer(as: output, with: template) { [movie] opened in
            .page(try await opened.catalog.page(of: opened.movie(movie.id)))
        }
    }
}

/// `catalog recommendations ID`.
struct RecommendationsCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "recommendations",
        abstract: "Print the movies that providers recommend to those who liked one.",
        discussion: """
            EXAMPLES:
              catalog recommendations "The Dark Knight"
              catalog recommendations traderev:5 --limit 5
            """)

    @OptionGroup var movie: MovieArgument

    @Option(
        help: ArgumentHelp("At most so many movies from each provider (default: 20).", valueName: "n"),
        transform: Choice.number(atLeast: 1))
    var limit: Int?

    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run).answer(as: output) { [movie, limit] opened in
            let reference = try opened.movie(movie.id)
            return .listing(
                try await opened.catalog.recommendations(for: reference, limit: limit ?? 20))
        }
    }
}

/// `catalog credits ID`.
struct CreditsCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "credits",
        abstract: "Print the actors and directors of one movie, ranked.",
        discussion: """
            EXAMPLES:
              catalog credits traderev:3
              catalog credits "Seven Samurai" --format csv
            """)

    @OptionGroup var movie: MovieArgument
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run).answer(as: output) { [movie] opened in
            .credits(try await opened.catalog.credits(of: opened.movie(movie.id)))
        }
    }
}

/// The movie that a command is about.
struct MovieArgument: ParsableArguments {
    @Argument(help: "tmdb:155, imdb:tt0468569 or a title.", transform: Choice.text)
    var id: String
}
