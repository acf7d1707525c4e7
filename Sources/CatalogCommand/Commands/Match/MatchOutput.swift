internal import ArgumentParser
internal import CatalogRendering

/// How and where pairs are written.
struct MatchOutput: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "csv or ndjson (default: csv); with --review text as well, which is its default.",
            discussion: "Without it the extension of --output decides.", valueName: "format"),
        completion: .list(PairFormat.allCases.map(\.rawValue)), transform: Choice.parsed())
    var format: PairFormat?

    @OptionGroup var file: OutputFileOption
    @OptionGroup var color: ColorOption

    /// Whether the user said how or where.
    var isChosen: Bool { format != nil || file.path != nil }

    /// The format of accepted pairs.
    var pairFormat: PairFormat { format ?? formatOfFile ?? .csv }

    /// The format of uncertain pairs.
    var reviewFormat: PairFormat { format ?? formatOfFile ?? .text }

    /// What text is fitted to.
    var layout: TextLayout { file.terminal.layout(coloring: color.choice) }

    /// The format that the file's extension asks for.
    private var formatOfFile: PairFormat? {
        file.fileExtension.flatMap(PairFormat.init(fileExtension:))
    }

    /// Refuses what does not fit the answer.
    ///
    /// - Parameter isReview: Whether uncertain pairs are written, which is what text is for.
    func check(isReview: Bool) throws {
        if format == nil, let ending = file.fileExtension, formatOfFile == nil {
            throw ValidationError(
                "Pairs are written as .csv, .ndjson or .jsonl, not as .\(ending): name the file so, or say --format."
            )
        }
        if !isReview, pairFormat == .text {
            throw ValidationError("Text is for --review: pairs are written as csv or ndjson.")
        }
    }
}
