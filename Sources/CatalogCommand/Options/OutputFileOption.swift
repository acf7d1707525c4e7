internal import ArgumentParser

/// Where an answer is written.
struct OutputFileOption: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "Write there, whole or not at all.", discussion: "- means stdout, as without it.",
            valueName: "file"),
        completion: .file(), transform: Choice.text)
    var path: String?

    /// What stands behind the last dot of the file's name, in lowercase; nil where there is none.
    var fileExtension: String? {
        guard let name = path?.split(separator: "/").last, let dot = name.lastIndex(of: "."),
            dot != name.startIndex
        else { return nil }
        return name[dot...].dropFirst().lowercased()
    }

    /// What the answer is shown on, if it is.
    var terminal: Terminal { Terminal(writesToFile: path != nil && path != "-") }
}
