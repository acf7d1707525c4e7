internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogPipeline
internal import CatalogRuntime
internal import CatalogStore

/// `catalog watchlist add ID…`.
struct WatchlistAdd: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Put movies on the list.",
        discussion: """
            They are looked up everywhere, so that the list remembers every id they go by. Where nobody can be \
            asked it keeps what is known.

            EXAMPLES:
              catalog watchlist add tmdb:155
              catalog watchlist add "Inception (2010)" imdb:tt0133093
            """)

    @OptionGroup var movies: MovieArguments
    @OptionGroup(title: "Run") var run: RunOptions

    mutating func validate() throws { try run.refuseSampleForWatchlist() }

    func run() async throws {
        let console = Console(isQuiet: run.quiet, isVerbose: run.verbose)
        let store = try console.reporting { try WatchlistStore.usual() }
        let today = try console.reporting { try CalendarDay.today }
        try await Front(run).settle { [movies] opened in
            // Nobody is asked for a list that cannot be changed.
            _ = try opened.selectingWatchlist()
            return try await opened.catalog.entries(for: movies.ids.map(opened.listedMovie), added: today)
        } finish: { [run] new, opened in
            try opened.console.completeness(of: new.problems, nil, isStrict: run.strict) {
                let kept = try store.update { list in
                    for entry in new.entries { list.add(entry) }
                    // Several names may have meant one movie.
                    return list.entries.filter { entry in new.entries.contains { $0.isSameMovie(as: entry) } }
                }
                try AnswerTarget(nil).write { stdout in
                    for entry in kept { stdout.write("On the watchlist: \(entry.line)\n") }
                }
            }
        }
    }
}

/// `catalog watchlist remove ID…`.
struct WatchlistRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Take movies off the list, all of them or none.",
        discussion: """
            Any id that the list remembers of a movie will do, and so will its title. Nobody is asked.

            EXAMPLES:
              catalog watchlist remove traderev:5
              catalog watchlist remove "Inception (2010)"
            """)

    @OptionGroup var movies: MovieArguments
    @OptionGroup var options: ConfigFileOption

    func run() throws {
        try Console().reporting {
            let configuration = try options.configuration() ?? CatalogSession.sampleConfiguration()
            let references = movies.ids.map(MovieReference.init)
            let removed = try WatchlistStore.usual().update { list in
                list.removing(references, configured: configuration.kinds)
            }
            let entries = try removed.get()
            try AnswerTarget(nil).write { stdout in
                for entry in entries { stdout.write("Off the watchlist: \(entry.line)\n") }
            }
        }
    }
}

extension Watchlist {
    /// Removes the entries that references name, or none where one of them names none.
    fileprivate mutating func removing(
        _ references: [MovieReference], configured: [ProviderID: String]
    ) -> Result<[WatchlistEntry], EntryNamingError> {
        do throws(EntryNamingError) {
            var unwanted: Set<WatchlistEntry> = []
            for reference in references {
                unwanted.insert(try entry(named: reference, configured: configured))
            }
            return .success(remove(where: unwanted.contains))
        } catch {
            return .failure(error)
        }
    }
}
