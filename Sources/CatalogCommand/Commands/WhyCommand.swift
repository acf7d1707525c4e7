internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogPipeline

/// `catalog why ID [FIELD]`.
struct WhyCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Tell why records are one movie, and who says what about each field.",
        discussion: """
            Prints each clue with what both records say and what it weighs, the best other candidate, what came \
            near and was not merged, as of when each record is, and for every field all claims, what was set by \
            hand, and the rule that chose. A field goes by its name in JSON.

            EXAMPLES:
              catalog why "Inception (2010)"
              catalog why traderev:3 release_date
              catalog why tmdb:27205 --format json
            """)

    @OptionGroup var movie: MovieArgument

    @Argument(
        help: ArgumentHelp("The one field to explain, as in release_date.", valueName: "field"),
        completion: .list(MovieField.allCases.map(\.rawValue)), transform: Choice.parsed())
    var field: MovieField?

    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run).answer(as: output) { [movie, field] opened in
            let explanation = try await opened.catalog.explanation(
                of: opened.movie(movie.id), field: field)
            return .explanation(explanation, verdictsIn: opened.matches?.name)
        }
    }
}
