internal import ArgumentParser
internal import CatalogRuntime

/// `catalog config init [FILE]`.
struct ConfigInit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration to start from, with every setting explained.",
        discussion: """
            It never overwrites a file.

            EXAMPLES:
              catalog config init
              catalog config init mine.yaml
            """)

    @Argument(
        help: ArgumentHelp("Where to write it (default: catalog.yaml).", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]), transform: Choice.text)
    var file: String?

    func run() throws {
        let name = file ?? "catalog.yaml"
        try Console().reporting {
            try AnswerTarget(new: name).write { $0.write(StarterConfiguration.text) }
            try AnswerTarget(nil).write { stdout in
                stdout.write(
                    """
                    \(name) is written. Now \(Hints.token), \
                    and run 'catalog report\(file == nil ? "" : " --config \(name)")'.

                    """)
            }
        }
    }
}
