internal import ArgumentParser
internal import CatalogRuntime
internal import Foundation

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
              catalog report                      what catalog.yaml names, or the sample
              catalog report --year 1990-1999     only what came out in the nineties
              catalog report -o movies.json       as JSON; .csv, .md and .ndjson as well
              catalog report -o movies.html       as a page for browsers and printers
              catalog list -p traderev            one provider alone
              catalog show "Inception (2010)"     one movie and what goes with it
              catalog person "Hayao Miyazaki"     what somebody acted in or directed
              catalog compare --field rating      where providers differ
              catalog why traderev:5              who says what, and why it is one movie
              catalog match mine.csv theirs.csv   which of their records are one movie
              catalog config init                 write a catalog.yaml to start from

            EXIT STATUS:
              0         complete
              1         compare --exit-code: differences; doctor: something to put right
              2         no answer: stderr says why
              3         partial: stderr names what is missing
              64        wrong usage
              78        wrong configuration
              130, 143  ended by Ctrl-C or SIGTERM
              141       whoever read the answer has gone

            ENVIRONMENT:
              XDG_CONFIG_HOME  the folder of the configuration, in place of ~/.config
              XDG_CACHE_HOME   the folder of the cache, in place of ~/.cache
              XDG_DATA_HOME    the folder of the watchlist, in place of ~/.local/share
              HOME             your home, what ~ stands for here
              COLUMNS          the width of text, in place of the terminal's
              NO_COLOR         where it is set and not empty, text is not colored;
                               FORCE_COLOR, CLICOLOR_FORCE: it is, also in pipes;
                               CLICOLOR=0: it is not
              FORCE_HYPERLINK  1: titles are links; 0: never; without it where the
                               terminal is known to understand them
              TERM             where it is 'dumb', text is not colored
              CATALOG_PAGER    shows answers longer than the screen; without it PAGER,
                               else less; empty or cat for none
              http_proxy       the proxy for http, and so https_proxy, all_proxy
              no_proxy         hosts that no proxy stands before

            FILES:
              catalog.yaml                             the configuration, if it is here
              ~/.config/catalog/catalog.yaml           the configuration, otherwise
              ~/.cache/catalog/http.sqlite             answers kept; it may be removed
              ~/.local/share/catalog/watchlist.sqlite  your watchlist
            """,
        version: CatalogVersion.current,
        subcommands: [
            ReportCommand.self, ListCommand.self, SearchCommand.self, PersonCommand.self, ShowCommand.self,
            RecommendationsCommand.self, CreditsCommand.self, CompareCommand.self, WhyCommand.self,
            ReviewCommand.self,
            MatchCommand.self, WatchlistCommand.self,
            ProvidersCommand.self, DoctorCommand.self,
            CacheCommand.self, ConfigCommand.self, BundleCommand.self, ManualCommand.self,
        ])

    /// Reads the command line, with the right name for a misspelled command, and runs what it says.
    static func main() async {
        // A pipe that nobody reads is an error of the write that meets it, in every command alike.
        signal(SIGPIPE, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            if let message = CommandNames.correction(of: words, for: CatalogCommand.self) {
                throw ValidationError(message)
            }
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
    /// What to say about the first word that stands where a command belongs and is none; nil where all are.
    static func correction(of words: [String], for root: any ParsableCommand.Type) -> String? {
        var words = words[...]
        if words.first == "help" { words = words.dropFirst() }
        var command = root
        while let word = words.popFirst(), !word.hasPrefix("-"), word != "help" {
            let subcommands = command.configuration.subcommands
            guard !subcommands.isEmpty else { return nil }
            let names = subcommands.compactMap { $0.configuration.commandName }
            guard let place = names.firstIndex(of: word) else {
                return "There is no command '\(word)'. \(Choice.remedy(for: word, among: names))"
            }
            command = subcommands[place]
        }
        return nil
    }
}
