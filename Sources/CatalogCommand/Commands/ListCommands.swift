internal import ArgumentParser
internal import CatalogPipeline

/// `catalog list`.
struct ListCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Print the movies of a list, merged across providers.",
        discussion: """
            EXAMPLES:
              catalog list
              catalog list --list top_rated --limit 50 --sort rating
              catalog list --genre animation --min-rating 7 --format csv
            """)

    @OptionGroup(title: "Selection") var selection: SelectionOptions
    @OptionGroup(title: "Filter and order") var filter: FilterOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run).answer(as: output) { [selection, filter] opened in
            let chosen = filter.selection(of: try selection.origin(in: opened))
            return .listing(try await opened.catalog.listing(of: chosen, sort: filter.sort))
        }
    }
}

/// `catalog search TEXT`.
struct SearchCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Print movies whose title matches, merged across providers.",
        discussion: """
            EXAMPLES:
              catalog search "the dark knight"
              catalog search alien --year 1979 -p tmdb
            """)

    @Argument(help: "Words of the title.", transform: Choice.text) var text: String
    @OptionGroup(title: "Filter and order") var filter: FilterOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run).answer(as: output) { [text, filter] opened in
            let chosen = filter.selection(of: .search(text))
            return .listing(try await opened.catalog.listing(of: chosen, sort: filter.sort))
        }
    }
}

/// `catalog person NAME`.
struct PersonCommand: DataCommand {
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

    @Argument(help: ArgumentHelp("A name, or a person's id.", valueName: "name"), transform: Choice.text)
    var person: String
    @OptionGroup(title: "Filter and order") var filter: FilterOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        try await Front(run).answer(as: output) { [person, filter] opened in
            let chosen = filter.selection(of: try opened.person(person))
            return .listing(try await opened.catalog.listing(of: chosen, sort: filter.sort))
        }
    }
}
