internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogRendering

/// `catalog match LEFT RIGHT`.
struct MatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Tell which records of two catalog files are the same movie.",
        discussion: """
            A file is CSV with a header or NDJSON, packed with gzip or not. It needs the columns id and title; \
            what else helps is year (or release_date), directors, actors, runtime_minutes, genres, \
            original_title, alternative_titles, language and imdb_id. A record is in one pair at most. What is \
            too uncertain is in none: --review lists it with what would decide.

            EXAMPLES:
              catalog match mine.csv theirs.csv
              catalog match mine.csv theirs.ndjson.gz --output pairs.csv
              catalog match mine.csv theirs.csv --review --limit 20
              catalog match mine.csv theirs.csv --review --matches matches.yaml
              catalog match mine.csv theirs.csv --matches matches.yaml --same 17,603
            """)

    @Argument(help: ArgumentHelp("One file; - means stdin.", valueName: "left"), completion: .file())
    var left: String

    @Argument(help: ArgumentHelp("The other file.", valueName: "right"), completion: .file())
    var right: String

    @Option(
        help: ArgumentHelp(
            "The file with your verdicts, by the ids as the files have them.",
            discussion: "With --review on a terminal each uncertain pair is asked about, and noted there.",
            valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]), transform: Choice.text)
    var matches: String?

    @Flag(help: "List the pairs that are too uncertain, the most probable first.")
    var review = false

    @Option(
        help: ArgumentHelp("With --review: at most so many pairs.", valueName: "n"),
        transform: Choice.number(atLeast: 1))
    var limit: Int?

    @OptionGroup(title: "Verdicts") var verdicts: VerdictOptions
    @OptionGroup(title: "Output") var output: MatchOutput

    @Flag(help: "Fail with status 3 and print nothing when a file cannot be read to its last value.")
    var strict = false

    @Flag(name: [.short, .long], help: "Say nothing on stderr but why there is no answer.")
    var quiet = false

    @Flag(
        name: [.short, .long], help: "Name everything on stderr that could not be read, and what was found.")
    var verbose = false

    mutating func validate() throws {
        guard !(quiet && verbose) else { throw ValidationError("--quiet and --verbose exclude each other.") }
        guard review || limit == nil else { throw ValidationError("--limit is for --review.") }
        guard left != "-" || right != "-" else { throw ValidationError("Only one file can be stdin.") }
        if !verdicts.written.isEmpty {
            guard matches != nil else {
                throw ValidationError("Say with --matches which file the verdicts are to be noted in.")
            }
            guard !review, !output.isChosen else {
                throw ValidationError(
                    "--same and --different note verdicts and print no pairs: leave --review, --format and "
                        + "--output out.")
            }
        }
        try output.check(isReview: review)
    }

    func run() async throws {
        let console = Console(isQuiet: quiet, isVerbose: verbose)
        let matching = try console.reporting { try MatchRun(self, console: console) }
        let signals = try console.reporting { try SignalWatch() }
        defer { signals.stop() }
        let result = await signals.result { try await matching.outcome() }
        let outcome = try console.reporting { try result.get() }
        try matching.finish(outcome)
    }
}
