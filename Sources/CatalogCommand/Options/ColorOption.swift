internal import ArgumentParser

/// When an answer is colored.
struct ColorOption: ParsableArguments {
    @Option(
        name: .customLong("color"),
        help: ArgumentHelp(
            "When to use color: auto, always or never (default: auto).",
            discussion: "auto: on a terminal, unless NO_COLOR or FORCE_COLOR says otherwise.",
            valueName: "when"),
        completion: .list(ColorChoice.allCases.map(\.rawValue)), transform: Choice.parsed())
    var choice = ColorChoice.auto
}

/// When output is colored.
enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
}
