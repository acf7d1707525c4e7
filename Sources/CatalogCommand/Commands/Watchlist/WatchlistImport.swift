internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import CatalogStore

/// `catalog watchlist import FILE`.
struct WatchlistImport: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Put the movies of another list on yours.",
        discussion: """
            FILE is CSV as IMDb, Letterboxd, Trakt or 'catalog watchlist export' write it, told by its header, or \
            NDJSON. Its movies are looked up everywhere, as 'catalog watchlist add' does. What nobody knows is kept \
            and named; what is there already is joined; series, episodes and the like are left out.

            EXAMPLES:
              catalog watchlist import watchlist.csv
              catalog watchlist import ratings.csv --offline
              catalog watchlist import watchlist.ndjson
            """)

    @Argument(help: ArgumentHelp("The list; - means stdin.", valueName: "file"), completion: .file())
    var file: String
    @OptionGroup(title: "Run") var run: RunOptions

    mutating func validate() throws { try run.refuseSampleForWatchlist() }

    func run() async throws {
        let console = Console(isQuiet: run.quiet, isVerbose: run.verbose)
        let store = try console.reporting { try WatchlistStore.usual() }
        let today = try console.reporting { try CalendarDay.today }
        let path = file == "-" ? "/dev/stdin" : file
        try await Front(run).settle { opened in
            // Nobody is asked for a list that cannot be changed.
            _ = try opened.selectingWatchlist()
            let list = try await ImportedList.reading(path, kinds: opened.kinds, today: today)
            return (list, try await opened.catalog.lookedUp(list.entries))
        } finish: { [run] outcome, opened in
            let (list, new) = outcome
            let console = opened.console
            let isRefused = run.strict && !(list.isWhole && new.isComplete)
            console.shortcomings(of: list, isError: isRefused)
            console.problems(new.notices.map(\.wordsOfImport), further: 0, shown: 20, isError: isRefused)
            console.problems(new.problems, isError: isRefused)
            guard !isRefused else { throw ExitCode(ExitStatus.partial) }
            try console.reporting {
                let added = try store.update { $0.takeIn(new.entries) }
                try AnswerTarget(nil).write { stdout in
                    stdout.write(Self.summary(of: list, new, added: added) + "\n")
                }
            }
            guard list.isWhole, new.isComplete else { throw ExitCode(ExitStatus.partial) }
        }
    }

    /// `Imported 12 movies from ratings.csv: 9 added, 3 already there; 1 of them nobody knows.`
    private static func summary(of list: ImportedList, _ new: LookedUpEntries, added: Int) -> String {
        let count = new.entries.count
        let name = list.path == "/dev/stdin" ? "stdin" : Sanitizer.line(list.path)
        let unknown =
            new.notices.isEmpty ? "" : "; \(Wording.grouped(new.notices.count)) of them nobody knows"
        return "Imported \(Wording.count(count, "movie")) from \(name): \(Wording.grouped(added)) added, "
            + "\(Wording.grouped(count - added)) already there\(unknown)."
    }
}

extension LookedUpEntries {
    /// Whether every entry was found, and everywhere.
    fileprivate var isComplete: Bool { notices.isEmpty && problems.isEmpty }
}

extension Console {
    /// Names what could not be read of a list, the first twenty, and how much of it is no movie.
    fileprivate func shortcomings(of list: ImportedList, isError: Bool) {
        problems(list.problems, further: list.furtherProblems, shown: 20, isError: isError)
        if let damage = list.damage { isError ? error(damage) : notice(damage) }
        if list.others > 0 {
            notice(
                "\(list.path): \(Wording.count(list.others, "row")) of series, episodes, games or people left out: "
                    + "a watchlist is of movies.")
        }
    }
}
