internal import ArgumentParser
internal import CatalogCore
internal import CatalogRendering
internal import CatalogStore

/// `catalog watchlist export`.
struct WatchlistExport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the list for other programs, and to be imported again; nobody is asked.",
        usage: "catalog watchlist export [<options>]",
        discussion: """
            The CSV begins with Const, Title and Year, which IMDb and Letterboxd read. Imported into an empty list it \
            gives the same list; but for control characters in titles, which only NDJSON keeps.

            EXAMPLES:
              catalog watchlist export
              catalog watchlist export --output watchlist.ndjson
            """)

    @OptionGroup var options: ConfigFileOption

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "csv or ndjson (default: csv).", discussion: "Without it the extension of --output decides.",
            valueName: "format"),
        completion: .list(ListFormat.allCases.map(\.rawValue)), transform: Choice.parsed())
    var format: ListFormat?

    @OptionGroup var file: OutputFileOption

    mutating func validate() throws {
        if format == nil, let ending = file.fileExtension, formatOfFile == nil {
            throw ValidationError(
                "Lists are written as .csv, .ndjson or .jsonl, not as .\(ending): name the file so, or say --format."
            )
        }
    }

    func run() throws {
        let sheet = WatchlistSheet(format: format ?? formatOfFile ?? .csv)
        try Console().reporting {
            let watchlist = try WatchlistStore.usual().watchlist()
            try AnswerTarget(file.path).write { sheet.write(watchlist.entries, to: &$0) }
        }
    }

    /// The format that the file's extension asks for.
    private var formatOfFile: ListFormat? {
        file.fileExtension.flatMap(ListFormat.init(fileExtension:))
    }
}
