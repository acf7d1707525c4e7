internal import ArgumentParser
internal import CatalogMerger
internal import CatalogPipeline

/// `catalog list`.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Print the movies of a list, merged across providers.",
        discussion: """
            EXAMPLES:
              catalog list
              catalog list --list top_rated --limit 50 --sort rating
              catalog list --genre animation --min-rating 7 --format csv
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var filter: FilterOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        let origin = selection.origin()
        let chosen = Selection(origin, limit: filter.limit ?? origin.usualLimit, filter: filter.filter)
        try await Front(run, output).answer { catalog throws(PipelineError) in
            .listing(try await catalog.listing(of: chosen, sort: filter.sort))
        }
    }
}

/// `catalog search TEXT`.
struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Print movies whose title matches, merged across providers.",
        discussion: """
            EXAMPLES:
              catalog search "the dark knight"
              catalog search alien --year 1979 -p tmdb
            """)

    @Argument(help: "Words of the title.") var text: String
    @OptionGroup var filter: FilterOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func validate() throws {
        guard text.contains(where: { !$0.isWhitespace }) else { throw ValidationError("Search for what?") }
    }

    func run() async throws {
        let chosen = Selection(.search(text), limit: filter.limit ?? 20, filter: filter.filter)
        try await Front(run, output).answer { catalog throws(PipelineError) in
            .listing(try await catalog.listing(of: chosen, sort: filter.sort))
        }
    }
}

/// `catalog person NAME`.
struct PersonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Print the movies a person acted in or directed, most popular first.",
        discussion: """
            Of several people of one name the most popular is taken and the others are named on stderr; \
            an id such as tmdb:71580 selects one.

            EXAMPLES:
              catalog person "Hayao Miyazaki"
              catalog person tmdb:71580 --sort=-year
            """)

    @Argument(help: ArgumentHelp("A name, or a person's id.", valueName: "name")) var person: String
    @OptionGroup var filter: FilterOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func validate() throws {
        guard person.contains(where: { !$0.isWhitespace }) else { throw ValidationError("Whose movies?") }
    }

    func run() async throws {
        let chosen = Selection(.person(named: person), limit: filter.limit, filter: filter.filter)
        try await Front(run, output).answer { catalog throws(PipelineError) in
            .listing(try await catalog.listing(of: chosen, sort: filter.sort))
        }
    }
}

/// `catalog recommendations ID`.
struct RecommendationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recommendations",
        abstract: "Print the movies that providers recommend to those who liked one.",
        discussion: """
            EXAMPLES:
              catalog recommendations "The Dark Knight"
              catalog recommendations traderev:5 --limit 5
            """)

    @Argument(help: ArgumentHelp("tmdb:155, imdb:tt0468569 or a title.", valueName: "id")) var movie: String

    @Option(
        help: ArgumentHelp("At most so many movies from each provider (default: 20).", valueName: "n"),
        transform: Choice.number(atLeast: 1))
    var limit: Int?

    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run, output).answer(about: movie) { catalog, reference throws(PipelineError) in
            .listing(try await catalog.recommendations(for: reference, limit: limit ?? 20))
        }
    }
}

extension Selection.Origin {
    /// How many movies are taken from each provider unless the user says otherwise; nil for all.
    var usualLimit: Int? {
        switch self {
        case .list, .search: 20
        case .person, .personID, .movies: nil
        }
    }
}
