internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime
internal import Foundation

/// `catalog review`.
struct ReviewCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "List the pairs that were too uncertain to merge, and decide them.",
        discussion: """
            The movies are those that 'catalog report' would print; their records are looked up everywhere, and \
            what is perhaps the same movie is listed with what would decide, the most probable first. On a \
            terminal each pair is asked about, and your verdicts are noted in the file that 'matches:' of the \
            configuration names. --same and --different note verdicts at once and ask nobody.

            EXAMPLES:
              catalog review
              catalog review --list top_rated --limit 100 --format csv
              catalog review --same tmdb:24428,traderev:1
            """)

    @OptionGroup(title: "Selection") var selection: SelectionOptions
    @OptionGroup(title: "Filter") var narrowing: NarrowingOptions
    @OptionGroup(title: "Verdicts") var verdicts: VerdictOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    mutating func validate() throws {
        guard !verdicts.written.isEmpty else { return }
        guard !run.sample else {
            throw ValidationError("--sample writes nothing: leave it out to note verdicts.")
        }
        guard output.format == nil, output.file.path == nil else {
            throw ValidationError(
                "--same and --different note verdicts and print no pairs: leave --format and --output out.")
        }
    }

    func run() async throws {
        guard verdicts.written.isEmpty else { return try note() }
        let front = Front(run, makesMatches: true)
        let target = try Console().reporting { try AnswerTarget(output.file.path) }
        try await front.settle { [selection, narrowing] opened in
            let chosen = narrowing.selection(of: try selection.origin(in: opened))
            return try await opened.catalog.review(of: chosen)
        } finish: { [run] review, opened in
            opened.console.staleness(of: review.providers)
            try opened.console.completeness(of: review.problems, opened.watchlistFault, isStrict: run.strict)
            {
                try write(review, of: opened, to: target)
            }
        }
    }

    /// Lists the pairs, or asks about them where there is somebody to ask and a file for the answers.
    private func write(_ review: Review, of opened: OpenedSession, to target: AnswerTarget) throws {
        let isList = output.format != nil || output.file.path != nil || isatty(STDOUT_FILENO) == 0
        if let matches = opened.matches, !review.pairs.isEmpty, !isList, ReviewDialog.isPossible {
            let dialog = ReviewDialog(file: matches, layout: output.renderer.layout, console: opened.console)
            let tally = try dialog.ask(about: review.pairs.map(ReviewItem.init))
            // Whose data was shown wants it said.
            let lines = [tally.words(file: matches.name)] + review.providers.compactMap(\.attribution)
            return try target.write { $0.write(lines.joined(separator: "\n") + "\n") }
        }
        let closing =
            opened.matches.map { matches in
                "To decide: --same ID,ID or --different ID,ID notes a verdict in \(matches.name)."
            }
            ?? "To decide: add the line 'matches: matches.yaml' to your configuration, and verdicts are noted there."
        try target.write {
            output.renderer.render(review, verdictsIn: opened.matches?.name, closing: closing, to: &$0)
        }
    }

    /// Notes the verdicts of the command line; nobody is asked.
    private func note() throws {
        try Console(isQuiet: run.quiet).reporting {
            let configuration = try run.configuration()
            let environment = ProcessInfo.processInfo.environment
            guard let configuration, let matches = try configuration.matchesFile(in: environment) else {
                throw NoMatchesFile(hasConfiguration: configuration != nil)
            }
            let new = try verdicts.written.map { written in
                NewVerdict(written.verdict, try Self.ids(in: written.ids, knownTo: configuration))
            }
            let isNew = try matches.note(new)
            try AnswerTarget(nil).write { stdout in
                guard isNew else { return stdout.write("\(matches.name) says so already.\n") }
                for verdict in new { stdout.write("Noted in \(matches.name): \(verdict.words)\n") }
            }
        }
    }

    /// The two ids of a text. Ids may hold commas, so that each of the two must be one of a configured provider.
    private static func ids(in text: String, knownTo configuration: Configuration) throws -> [String] {
        let known = configuration.providers.map(\.id)
        let pairs = VerdictOptions.pairs(in: text).map { [$0.left, $0.right] }
        let sound = pairs.filter {
            $0.allSatisfy { id in MovieID(id).map { known.contains($0.provider) } ?? false }
        }
        if let pair = sound.first, sound.count == 1 { return pair }
        let strange = pairs.joined().compactMap { MovieID($0)?.provider.name }.first { name in
            !known.contains { $0.name == name }
        }
        if sound.isEmpty, let strange { throw UnknownProvider(strange, known: known.map(\.name)) }
        throw UnclearPair(text: text, isAmbiguous: !sound.isEmpty)
    }
}

extension NewVerdict {
    /// `tmdb:24428 and traderev:1 are the same.`
    fileprivate var words: String {
        let ids = entry.ids.joined(separator: " and ")
        switch entry.verdict {
        case .same: return "\(ids) are the same movie."
        case .different: return "\(ids) are different movies."
        }
    }
}

/// There is no place to note verdicts in.
struct NoMatchesFile: Error, CustomStringConvertible {
    /// Whether there is a configuration that could name one.
    let hasConfiguration: Bool

    /// What is missing, and the line that helps.
    var description: String {
        hasConfiguration
            ? "The configuration names no file for verdicts. Add this line to it: matches: matches.yaml"
            : "There is no configuration, and so no file for verdicts. 'catalog config init' writes one; add this line "
                + "to it: matches: matches.yaml"
    }
}

/// Two ids that cannot be told apart in what was written.
struct UnclearPair: Error, CustomStringConvertible {
    /// What was written.
    let text: String
    /// Whether there are several ways to read it.
    let isAmbiguous: Bool

    /// What is wrong and what to do.
    var description: String {
        isAmbiguous
            ? "'\(text)' can be read as several pairs, because ids have commas. Write the verdict into the file by hand."
            : "'\(text)' names no two movies. Write two ids with a comma between them, as in tmdb:24428,traderev:1."
    }
}
