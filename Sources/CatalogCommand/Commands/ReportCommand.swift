internal import ArgumentParser
internal import CatalogMerger
internal import CatalogPipeline
internal import CatalogRendering

/// `catalog report`, the main job.
struct ReportCommand: DataCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Print the selected movies with details, grouped, with ranked actors and directors.",
        discussion: """
            EXAMPLES:
              catalog report
              catalog report --list top_rated --limit 100 --output best.md
              catalog report --output page.html --embed-images
              catalog report --year 1990-1999 --template own.html.mustache
              catalog report --group-by decade,genre --top 3
              catalog report --ids tmdb:27205 imdb:tt0133093 "Alien (1979)"
            """)

    @OptionGroup(title: "Selection") var selection: SelectionOptions
    @OptionGroup(title: "Filter and order") var filter: FilterOptions
    @OptionGroup(title: "Report") var report: ReportOptions
    @OptionGroup(title: "Output") var output: OutputOptions
    @OptionGroup(title: "Output") var template: TemplateOption
    @OptionGroup(title: "Run") var run: RunOptions

    mutating func validate() throws {
        guard report.embedsImages else { return }
        guard !template.isGiven else {
            throw ValidationError("--embed-images and --template exclude each other: it is for our own page.")
        }
        guard output.chosenFormat == .html else {
            throw ValidationError("--embed-images is for pages: add --format html, or --output page.html.")
        }
    }

    func run() async throws {
        let shape = ReportShape(
            grouping: report.grouping, sort: filter.sort, top: report.top, rank: report.rank)
        let template = try template.read(for: output, saying: run)
        try await Front(run).answer(as: output, with: template) { [selection, filter, report] opened in
            let chosen = filter.selection(of: try selection.origin(in: opened))
            let answer = try await opened.catalog.report(of: chosen, shape: shape)
            return .report(answer, report.embedsImages ? await opened.posters(of: answer) : .linked)
        }
    }
}
