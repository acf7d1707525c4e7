internal import ArgumentParser
internal import CatalogRendering

/// How and where an answer is written that is not about movies: as text or as JSON.
struct OverviewOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "text or json.",
            discussion: "Without it the extension of --output decides; what has none is text.",
            valueName: "format"),
        completion: .list(Format.allCases.map(\.rawValue)), transform: Choice.parsed())
    var format: Format?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Write there, whole or not at all.", discussion: "- means stdout, as without it.",
            valueName: "file"),
        completion: .file(), transform: Choice.text)
    var output: String?

    @Option(
        help: ArgumentHelp("When to use color: auto, always or never (default: auto).", valueName: "when"),
        completion: .list(ColorChoice.allCases.map(\.rawValue)), transform: Choice.parsed())
    var color = ColorChoice.auto

    /// The forms that there are.
    enum Format: String, CaseIterable, Sendable {
        case text
        case json
    }

    mutating func validate() throws {
        guard format == nil, let ending = output.flatMap(OutputOptions.fileExtension(of:)),
            let asked = OutputFormat(fileExtension: ending), Format(rawValue: asked.rawValue) == nil
        else { return }
        throw ValidationError(
            "This is written as .txt or .json, not as .\(ending): name the file so, or say --format.")
    }

    /// Writes answers as these options ask for them.
    var renderer: Renderer {
        let terminal = Terminal(writesToFile: output != nil && output != "-")
        return Renderer(format: chosenFormat, layout: terminal.layout(coloring: color))
    }

    private var chosenFormat: OutputFormat {
        switch format {
        case .text?: .text
        case .json?: .json
        case nil:
            output.flatMap(OutputOptions.fileExtension(of:)).flatMap(OutputFormat.init(fileExtension:))
                ?? .text
        }
    }
}
