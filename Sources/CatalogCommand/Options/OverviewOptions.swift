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

    @OptionGroup var file: OutputFileOption
    @OptionGroup var color: ColorOption

    /// The forms that there are.
    enum Format: String, CaseIterable, Sendable {
        case text
        case json
    }

    mutating func validate() throws {
        guard format == nil, let ending = file.fileExtension,
            let asked = OutputFormat(fileExtension: ending), Format(rawValue: asked.rawValue) == nil
        else { return }
        throw ValidationError(
            "This is written as .txt or .json, not as .\(ending): name the file so, or say --format.")
    }

    /// Writes answers as these options ask for them.
    var renderer: Renderer {
        Renderer(format: chosenFormat, layout: file.terminal.layout(coloring: color.choice))
    }

    private var chosenFormat: OutputFormat {
        switch format {
        case .text?: .text
        case .json?: .json
        case nil: file.fileExtension.flatMap(OutputFormat.init(fileExtension:)) ?? .text
        }
    }
}
