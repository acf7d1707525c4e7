internal import ArgumentParser
internal import CatalogRendering

/// How and where an answer is written.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "text, json, ndjson, csv, markdown or html.",
            discussion: "Without it the extension of --output decides; what has none is text.",
            valueName: "format"),
        completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: Choice.parsed())
    var format: OutputFormat?

    @OptionGroup var file: OutputFileOption
    @OptionGroup var color: ColorOption

    @Flag(
        name: .customLong("no-pager"),
        help: ArgumentHelp(
            "Print a long answer as it is, also on a terminal.",
            discussion: "Without it a pager shows it: $CATALOG_PAGER, $PAGER or less."))
    var hidesPager = false

    /// The format that was asked for, by name or by extension.
    var chosenFormat: OutputFormat {
        format ?? file.fileExtension.flatMap(OutputFormat.init(fileExtension:)) ?? .text
    }

    /// Writes answers as these options ask for them, to be seen without a pager.
    var renderer: Renderer { renderer(for: nil) }

    /// Writes answers as these options ask for them.
    ///
    /// - Parameter pager: What may show them.
    func renderer(for pager: Pager?) -> Renderer {
        Renderer(format: chosenFormat, layout: file.terminal.layout(coloring: color.choice, in: pager))
    }

    /// What shows a long answer; nil where there is no terminal or the user wants none.
    var pager: Pager? { hidesPager || !file.terminal.isShown ? nil : Pager() }
}
