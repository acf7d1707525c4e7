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

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Write there, whole or not at all.", discussion: "- means stdout, as without it.",
            valueName: "file"),
        completion: .file(extensions: ["csv", "ndjson", "jsonl"]), transform: Choice.text)
    var output: String?

    mutating func validate() throws {
        guard format == nil, let ending = output.flatMap(OutputOptions.fileExtension(of:)) else { return }
        guard ListFormat(fileExtension: ending) != nil else {
            throw ValidationError(
                "Lists are written as .csv, .ndjson or .jsonl, not as .\(ending): name the file so, or say --format."
            )
        }
    }

    func run() throws {
        let ending = output.flatMap(OutputOptions.fileExtension(of:))
        let sheet = WatchlistSheet(format: format ?? ending.flatMap(ListFormat.init(fileExtension:)) ?? .csv)
        try Console().reporting {
            let watchlist = try WatchlistStore.usual().watchlist()
            try AnswerTarget(output).write { sheet.write(watchlist.entries, to: &$0) }
        }
    }
}
