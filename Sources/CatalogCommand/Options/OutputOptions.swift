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

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Write there, whole or not at all.", discussion: "- means stdout, as without it.",
            valueName: "file"),
        completion: .file(), transform: Choice.text)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "When to use color: auto, always or never (default: auto).",
            discussion: "auto: on a terminal, unless NO_COLOR or FORCE_COLOR says otherwise.",
            valueName: "when"),
        completion: .list(ColorChoice.allCases.map(\.rawValue)), transform: Choice.parsed())
    var color = ColorChoice.auto

    @Flag(
        name: .customLong("no-pager"),
        help: ArgumentHelp(
            "Print a long answer as it is, also on a terminal.",
            discussion: "Without it a pager shows it: $CATALOG_PAGER, $PAGER or less."))
    var hidesPager = false

    /// The format that was asked for, by name or by extension.
    var chosenFormat: OutputFormat {
        format ?? fileExtension.flatMap(OutputFormat.init(fileExtension:)) ?? .text
    }

    /// Writes answers as these options ask for them, to be seen without a pager.
    var renderer: Renderer { Renderer(format: chosenFormat, layout: terminal.layout(coloring: color)) }

    /// Writes answers as these options ask for them.
    ///
    /// - Parameter pager: What may show them.
    func renderer(for pager: Pager?) -> Renderer {
        Renderer(format: chosenFormat, layout: terminal.layout(coloring: color, in: pager))
    }

    /// What shows a long answer; nil where there is no terminal or the user wants none.
    var pager: Pager? { hidesPager || !terminal.isShown ? nil : Pager() }

    private var terminal: Terminal { Terminal(writesToFile: output != nil && output != "-") }

    /// What stands behind the last dot of a file's name, in lowercase; nil where there is none.
    static func fileExtension(of path: String) -> String? {
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."),
            dot != name.startIndex
        else { return nil }
        return name[dot...].dropFirst().lowercased()
    }

    private var fileExtension: String? { output.flatMap(Self.fileExtension(of:)) }
}

/// When output is colored.
enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
}
