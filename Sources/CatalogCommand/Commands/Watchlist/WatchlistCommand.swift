internal import ArgumentParser
internal import CatalogCore
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogStore
internal import Foundation

/// `catalog watchlist add|remove|list|export|import`.
struct WatchlistCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watchlist",
        abstract: "Keep your own list of movies, which no provider and no cache can lose.",
        discussion: """
            EXAMPLES:
              catalog watchlist add tmdb:155 "Inception (2010)"
              catalog watchlist remove traderev:5
              catalog watchlist list
              catalog watchlist export --output watchlist.csv
              catalog watchlist import watchlist.csv
            """,
        subcommands: [
            WatchlistAdd.self, WatchlistRemove.self, WatchlistList.self, WatchlistExport.self,
            WatchlistImport.self,
        ],
        defaultSubcommand: WatchlistList.self)
}

/// The movies that a command is about.
struct MovieArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp("tmdb:155, imdb:tt0468569 or a title.", valueName: "id"), transform: Choice.text)
    var ids: [String]
}

/// `catalog watchlist list`.
struct WatchlistList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Print the list as it is kept; nobody is asked.",
        usage: "catalog watchlist list [<options>]",
        discussion: """
            'catalog list --watchlist' prints what providers say about its movies.

            EXAMPLES:
              catalog watchlist list
              catalog watchlist list --format json
            """)

    @OptionGroup var options: ConfigFileOption
    @OptionGroup(title: "Output") var output: OutputOptions

    func run() throws {
        try Console().reporting {
            let watchlist = try WatchlistStore.usual().watchlist()
            try AnswerTarget(output.file.path).write { output.renderer.render(watchlist, to: &$0) }
        }
    }
}

extension WatchlistStore {
    /// The user's own.
    ///
    /// - Throws: Where there is no place for it.
    static func usual() throws -> WatchlistStore {
        guard let folder = UserFolders(environment: ProcessInfo.processInfo.environment).data else {
            throw NoWatchlistFolder()
        }
        return WatchlistStore(folder: folder)
    }
}

/// There is nowhere to keep a watchlist.
struct NoWatchlistFolder: Error, CustomStringConvertible {
    let description =
        "There is no place for a watchlist: neither XDG_DATA_HOME nor HOME is an absolute path. "
        + "Set one of them."
}

extension WatchlistEntry {
    /// The entry in one line: what it is called, and the ids it goes by.
    var line: String {
        let name = title.isEmpty ? key : title + (year.map { " (\($0))" } ?? "")
        let ids = (ids.map(\.description) + externalIDs.map(\.description)).joined(separator: " ")
        return Sanitizer.line(ids.isEmpty || title.isEmpty ? name : "\(name)  \(ids)")
    }
}
