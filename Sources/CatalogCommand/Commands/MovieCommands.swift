internal import ArgumentParser
internal import CatalogPipeline

/// `catalog show ID`.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print one movie: every field, who said it, and what goes with it.",
        discussion: """
            EXAMPLES:
              catalog show "Inception (2010)"
              catalog show traderev:5
              catalog show imdb:tt0468569 --format json
            """)

    @Argument(help: ArgumentHelp("tmdb:155, imdb:tt0468569 or a title.", valueName: "id")) var movie: String
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run, output).answer(about: movie) { catalog, reference throws(PipelineError) in
            .page(try await catalog.page(of: reference))
        }
    }
}

/// `catalog credits ID`.
struct CreditsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "credits",
        abstract: "Print the actors and directors of one movie, ranked.",
        discussion: """
            EXAMPLES:
              catalog credits traderev:3
              catalog credits "Seven Samurai" --format csv
            """)

    @Argument(help: ArgumentHelp("tmdb:155, imdb:tt0468569 or a title.", valueName: "id")) var movie: String
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run, output).answer(about: movie) { catalog, reference throws(PipelineError) in
            .credits(try await catalog.credits(of: reference))
        }
    }
}
