internal import ArgumentParser
internal import CatalogRendering
internal import CatalogRuntime

/// What every command that asks for data understands.
struct RunOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Use this configuration file.",
            discussion: "Otherwise ./catalog.yaml, then $XDG_CONFIG_HOME/catalog/catalog.yaml. "
                + "With none of them the built-in sample runs.",
            valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    @Option(
        name: [.short, .customLong("provider")],
        help: ArgumentHelp(
            "Which providers run, in this order of precedence.",
            discussion: "Repeat it or separate names by commas; it replaces 'use:' of the file.", valueName: "id"))
    var providers: [String] = []

    @Flag(help: "Use the built-in sample: no network, no key, nothing written.")
    var sample = false

    @Option(help: ArgumentHelp("The language of titles and texts, as in de-DE.", valueName: "code"))
    var language: String?

    @Option(help: ArgumentHelp("The region whose releases count, as in DE.", valueName: "code"))
    var region: String?

    @Flag(help: "Fail with status 3 and print nothing when anything is missing.")
    var strict = false

    @Flag(name: [.short, .long], help: "Say nothing on stderr but why there is no answer.")
    var quiet = false

    @Flag(name: [.short, .long], help: "Say on stderr what is asked and found.")
    var verbose = false

    @Flag(name: .customLong("no-progress"), help: "Show no progress, also on a terminal.")
    var hidesProgress = false

    /// The providers named, one by one.
    var providerNames: [String]? {
        let names = providers.flatMap { $0.split(separator: ",") }.map { $0.trimmed }.filter { !$0.isEmpty }
        return names.isEmpty ? nil : names
    }

    mutating func validate() throws {
        guard !(quiet && verbose) else { throw ValidationError("--quiet and --verbose exclude each other.") }
        guard !(sample && config != nil) else {
            throw ValidationError("--sample takes no configuration: leave --config out.")
        }
    }
}

/// How and where an answer is written.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "text, json, ndjson, csv or markdown.", discussion: "Without it the extension of --output decides.",
            valueName: "format"),
        completion: .list(OutputFormat.allCases.map(\.rawValue)),
        transform: Choice.parsed("a format"))
    var format: OutputFormat?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Write there, whole or not at all.", valueName: "file"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("When to use color: auto, always or never.", valueName: "when"),
        completion: .list(ColorChoice.allCases.map(\.rawValue)),
        transform: Choice.parsed("auto, always or never"))
    var color = ColorChoice.auto

    /// The format that was asked for, by name or by extension.
    var chosenFormat: OutputFormat {
        if let format { return format }
        guard let output, let dot = output.lastIndex(of: "."), dot != output.startIndex else { return .text }
        return OutputFormat(fileExtension: String(output[output.index(after: dot)...])) ?? .text
    }
}

/// When output is colored.
enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
}

extension Substring {
    /// The text without white space around it.
    fileprivate var trimmed: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
