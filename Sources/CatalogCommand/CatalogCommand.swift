internal import ArgumentParser
internal import CatalogRuntime

/// `catalog`: one command over many movie catalogs.
@main
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "One command over many movie catalogs.",
        discussion: """
            Asks several providers at once, tells which records are the same movie, merges them field by field \
            with every claim kept, and prints grouped reports.

            EXAMPLES:
              catalog report                          the sample, or what catalog.yaml names, grouped by year
              catalog report --year 1990-1999         only what came out in the nineties
              catalog list -p traderev                one provider alone
              catalog show "Inception (2010)"         one movie and what goes with it
              catalog person "Hayao Miyazaki"         what somebody acted in or directed
              catalog report -o movies.json           as JSON; --format csv, markdown, ndjson work as well

            EXIT STATUS:
              0 complete    2 no answer    3 partial: stderr names what is missing
              64 wrong usage    78 wrong configuration
            """,
        version: CatalogVersion.current,
        subcommands: [
            ReportCommand.self, ListCommand.self, SearchCommand.self, PersonCommand.self, ShowCommand.self,
            RecommendationsCommand.self, CreditsCommand.self, ProvidersCommand.self, ConfigCommand.self,
        ])

    /// Reads the command line, with the right name for a misspelled command, and runs what it says.
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        if let message = CommandNames.correction(for: words.first, among: configuration.subcommands) {
            exit(withError: ValidationError(message))
        }
        do {
            var command = try parseAsRoot(words)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            exit(withError: error)
        }
    }
}

/// Names of commands, for those who mistype them.
enum CommandNames {
    /// What to say about a first word that is no command; nil where there is nothing to say.
    static func correction(for word: String?, among commands: [any ParsableCommand.Type]) -> String? {
        guard let word, !word.hasPrefix("-"), word != "help" else { return nil }
        let names = commands.compactMap { $0.configuration.commandName }
        guard !names.contains(word) else { return nil }
        let nearest = Choice.nearest(to: word, among: names)
        return "There is no command '\(word)'."
            + (nearest.map { " Did you mean '\($0)'?" } ?? " Commands: \(names.joined(separator: ", ")).")
    }
}
