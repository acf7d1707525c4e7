internal import ArgumentParser
internal import CatalogCore
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogRendering
internal import CatalogRuntime

/// `catalog compare`.
struct CompareCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Hold providers against each other: who has what, and where they differ.",
        discussion: """
            The movies are those that 'catalog report' would print. Counted are movies that only some have, and \
            differences of title, year, release_date, runtime_minutes, genres, rating, directors and actors. \
            Overview, tagline, poster, popularity and votes are shown side by side. A value that only one \
            provider gives is missing, not different.

            EXAMPLES:
              catalog compare
              catalog compare -p tmdb,traderev --list top_rated --output drift.md
              catalog compare --field release_date,rating --tolerance rating=1
              catalog compare --write-baseline accepted.json
              catalog compare --baseline accepted.json --exit-code

            EXIT STATUS:
              0  compared; with --exit-code: and no difference but accepted ones
              1  with --exit-code: differences were found
              3  something is missing, whatever was found: that proves nothing
            """)

    @OptionGroup(title: "Selection") var selection: SelectionOptions
    @OptionGroup(title: "Filter and order") var filter: FilterOptions
    @OptionGroup(title: "Comparison") var comparing: CompareOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Output") var template: TemplateOption
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        let template = try template.read(for: output, saying: run)
        let console = Console(isQuiet: run.quiet, isVerbose: run.verbose)
        // Whatever can be wrong with files is looked at before anybody is asked.
        let rules = try console.reporting { try comparing.rules() }
        let target = try console.reporting { try AnswerTarget(output.file.path) }
        let kept = try console.reporting { try comparing.newBaseline.map { try AnswerTarget($0) } }
        try await Front(run).settle { [selection, filter] opened in
            let chosen = filter.selection(of: try selection.origin(in: opened))
            return try await opened.catalog.comparison(of: chosen, by: rules, sort: filter.sort)
        } finish: { [run] comparison, opened in
            opened.console.staleness(of: comparison.tallies)
            sayWhatIsOver(comparison, to: opened.console)
            try opened.console.completeness(
                of: comparison.problems, opened.watchlistFault, isStrict: run.strict
            ) {
                try keep(comparison, at: kept, console: opened.console)
                let pager = output.pager
                let renderer = output.renderer(for: pager)
                try target.write(in: pager) { stream in
                    if let template {
                        template.render(comparison, to: &stream)
                    } else {
                        renderer.render(comparison, to: &stream)
                    }
                }
            }
            guard !comparing.hasExitCode || kept != nil || comparison.summary.open == 0 else {
                throw ExitCode(ExitStatus.differences)
            }
        }
    }

    /// Writes the new baseline. What an incomplete comparison shows is not all that there is to accept, so it
    /// leaves an old one as it is.
    private func keep(_ comparison: Comparison, at target: AnswerTarget?, console: Console) throws {
        guard let target, let path = comparing.newBaseline else { return }
        guard comparison.problems.isEmpty else {
            return console.error(
                "\(path) was not written, because something is missing from the comparison. Try again when "
                    + "everybody answers.")
        }
        let baseline = Baseline(accepting: comparison.movies)
        try target.write { BaselineSheet.write(baseline, to: &$0) }
        console.detail("\(path) accepts \(Wording.count(baseline.entries.count, "difference")).")
    }

    /// Names accepted differences that did not occur; where something is missing they may be among that.
    private func sayWhatIsOver(_ comparison: Comparison, to console: Console) {
        guard let path = comparing.baseline, comparison.problems.isEmpty else { return }
        let over = comparison.outlivedAcceptances
        guard !over.isEmpty else { return }
        let shown = over.prefix(run.verbose ? over.count : Self.mostNamed).map { entry in
            "\(entry.difference.field.rawValue) of \(entry.title) "
                + "(\(entry.difference.ids.map(\.description).joined(separator: ", ")))"
        }
        let more = over.count - shown.count
        console.notice(
            "\(path) accepts \(Wording.count(over.count, "difference")) that did not occur: "
                + shown.joined(separator: "; ") + (more > 0 ? "; … and \(more) more" : "")
                + ". Where the selection is the same they are over, and --write-baseline leaves them out.")
    }

    /// How many of them are named, unless the user wants to know more.
    private static let mostNamed = 6
}
