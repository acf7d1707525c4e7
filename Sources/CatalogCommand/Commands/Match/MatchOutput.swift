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

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Write there, whole or not at all.", discussion: "- means stdout, as without it.",
            valueName: "file"),
        completion: .file(extensions: ["csv", "ndjson", "jsonl"]), transform: Choice.text)
    var output: String?

    @Option(
        help: ArgumentHelp("When to use color: auto, always or never (default: auto).", valueName: "when"),
        completion: .list(ColorChoice.allCases.map(\.rawValue)), transform: Choice.parsed())
    var color = ColorChoice.auto

    /// Whether the user said how or where.
    var isChosen: Bool { format != nil || output != nil }

    /// The format of accepted pairs.
    var pairFormat: PairFormat { format ?? formatOfFile ?? .csv }

    /// The format of uncertain pairs.
    var reviewFormat: PairFormat { format ?? formatOfFile ?? .text }

    /// What text is fitted to.
    var layout: TextLayout {
        Terminal(writesToFile: output != nil && output != "-").layout(coloring: color)
    }

    /// The format that the file's extension asks for.
    private var formatOfFile: PairFormat? {
        output.flatMap(OutputOptions.fileExtension(of:)).flatMap(PairFormat.init(fileExtension:))
    }

    /// Refuses what does not fit the answer.
    ///
    /// - Parameter isReview: Whether uncertain pairs are written, which is what text is for.
    func check(isReview: Bool) throws {
        if format == nil, let ending = output.flatMap(OutputOptions.fileExtension(of:)), formatOfFile == nil {
            throw ValidationError(
                "Pairs are written as .csv, .ndjson or .jsonl, not as .\(ending): name the file so, or say --format."
            )
        }
        if !isReview, pairFormat == .text {
            throw ValidationError("Text is for --review: pairs are written as csv or ndjson.")
        }
    }
}
