internal import ArgumentParser

/// What every command that asks for data understands.
struct RunOptions: ParsableArguments {
    @OptionGroup var file: ConfigFileOption

    @Option(
        name: [.short, .customLong("provider")],
        help: ArgumentHelp(
            "Which providers run, in this order of precedence.",
            discussion: "Repeat it or separate names by commas; it replaces 'use:' of the file.",
            valueName: "id"))
    var providers: [String] = []

    @Flag(
        help: ArgumentHelp(
            "Use the built-in sample, whatever the configuration says.",
            discussion: "It needs no network and no key, and leaves --language and --region aside."))
    var sample = false

    @OptionGroup var reach: ReachOptions

    @Option(help: ArgumentHelp("The language of titles and texts, as in de-DE.", valueName: "code"))
    var language: String?

    @Option(help: ArgumentHelp("The region whose releases count, as in DE.", valueName: "code"))
    var region: String?

    @Flag(help: "Fail with status 3 and print nothing when anything is missing.")
    var strict = false

    @Flag(name: [.short, .long], help: "Say nothing on stderr but why there is no answer.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Say on stderr what is asked and found.")
    var verbose = false

    @Flag(name: .customLong("no-progress"), help: "Show no progress, also on a terminal.")
    var hidesProgress = false

    /// What stands behind each --provider; nil where the file decides.
    var providerNames: [String]? { providers.isEmpty ? nil : providers }

    /// Refuses the sample, for a command that changes the watchlist.
    func refuseSampleForWatchlist() throws {
        guard !sample else {
            throw ValidationError("--sample writes nothing: leave it out to change the watchlist.")
        }
    }

    mutating func validate() throws {
        guard !(quiet && verbose) else { throw ValidationError("--quiet and --verbose exclude each other.") }
        guard !(sample && reach.replay != nil) else {
            throw ValidationError(
                "--sample and --replay exclude each other: both say where answers come from.")
        }
    }
}
