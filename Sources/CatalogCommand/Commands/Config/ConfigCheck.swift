internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogMerger
internal import CatalogRendering
internal import CatalogRuntime
internal import Foundation

/// `catalog config check`.
struct ConfigCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell whether the file is right, and where it is not.",
        discussion: """
            Looks at the configuration and at the file that 'matches:' names, and tells the rule of each field \
            that does not go by the order of the providers alone.

            EXAMPLES:
              catalog config check
              catalog config check --config mine.yaml
            """)

    @OptionGroup var options: ConfigFileOption

    func run() throws {
        let console = Console()
        try console.reporting {
            guard let file = try options.file() else {
                return console.notice(
                    "There is no configuration to check, so the built-in sample runs; 'catalog config init' writes one."
                )
            }
            let configuration = try BuiltInProviders.reader.configuration(in: file)
            let matches = try configuration.matchesFile(in: ProcessInfo.processInfo.environment)
            let content = try matches?.content() ?? MatchesContent()
            for warning in configuration.warnings { console.notice(warning.description) }
            for stray in configuration.strayIDs(in: content.verdicts.ids, of: "Verdicts name") {
                console.notice(stray)
            }
            let set = content.handValues.records.map(\.description)
            for stray in configuration.strayIDs(in: set, of: "Values by hand name") { console.notice(stray) }
            let names = configuration.use.map(\.name).joined(separator: ", ")
            let counted = matches.map { "\($0.name) is right: \(content.counts).\n" } ?? ""
            try AnswerTarget(nil).write { stdout in
                stdout.write("\(file.name) is right. Providers that run: \(names).\n" + counted)
                stdout.write(configuration.ruledFields)
            }
        }
    }
}

extension MatchesContent {
    /// `3 verdicts, values by hand for 1 movie`.
    fileprivate var counts: String {
        let verdicts = Wording.count(verdicts.entries.count, "verdict")
        let movies = handValues.count
        return movies == 0 ? verdicts : "\(verdicts), values by hand for \(Wording.count(movies, "movie"))"
    }
}

extension Configuration {
    /// A line for each field that has another rule than the precedence of the providers that run gives it; empty
    /// where all go by that.
    fileprivate var ruledFields: String {
        let ruled = mergeRules.ruledFields(among: use)
        guard let longest = ruled.map(\.field.rawValue.count).max() else { return "" }
        let lines = ruled.map { field, rule in
            let gap = String(repeating: " ", count: longest - field.rawValue.count + 2)
            return "  \(field.rawValue)\(gap)\(rule.wording)\n"
        }
        return "Fields with a rule of their own:\n" + lines.joined()
    }

    /// A sentence for each provider that ids name and nobody configured, in alphabetical order.
    ///
    /// - Parameters:
    ///   - ids: Ids of movies.
    ///   - words: What names them, to stand before the ids.
    fileprivate func strayIDs(in ids: [String], of words: String) -> [String] {
        let known = providers.map(\.id.name)
        let strays = Dictionary(grouping: ids) { MovieID($0)?.provider.name ?? $0 }
            .filter { !known.contains($0.key) }
        return strays.sorted { $0.key < $1.key }.map { name, ids in
            let shown = ids.prefix(3).joined(separator: ", ") + (ids.count > 3 ? ", …" : "")
            let remedy = NearestName.nearest(to: name, among: known).map { "Did you mean '\($0)'?" }
            return "\(words) \(shown), and no provider is called '\(name)'. "
                + (remedy ?? "They change nothing until one is.")
        }
    }
}
