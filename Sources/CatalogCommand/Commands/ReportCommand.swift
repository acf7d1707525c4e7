internal import ArgumentParser
internal import CatalogMerger
internal import CatalogPipeline

/// `catalog report`, the main job.
struct ReportCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Print the selected movies with details, grouped, with ranked actors and directors.",
        discussion: """
            EXAMPLES:
              catalog report
              catalog report --list top_rated --limit 100 --output best.md
              catalog report --group-by decade,genre --top 3
              catalog report --ids tmdb:27205 imdb:tt0133093 "Alien (1979)"
            """)

    @OptionGroup(title: "Selection") var selection: SelectionOptions
    @OptionGroup(title: "Filter and order") var filter: FilterOptions
    @OptionGroup(title: "Report") var report: ReportOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Run") var run: RunOptions

    func run() async throws {
        let shape = ReportShape(
            grouping: report.grouping, sort: filter.sort, top: report.top, rank: report.rank)
        try await Front(run).answer(as: output) { [selection, filter] opened in
            let chosen = filter.selection(of: try selection.origin(in: opened))
            return .report(try await opened.catalog.report(of: chosen, shape: shape))
        }
    }
}
