internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogRuntime
internal import Foundation

/// `catalog manual [COMMAND …]`.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Print the manual page of a command, or write all of them.",
        discussion: """
            A page is roff with the macros of man(7), made of what --help says: 'man -l' shows it. Written into a \
            folder man1 where man looks, such as ~/.local/share/man/man1, the pages are found by their names: \
            'man catalog', 'man catalog-report'.

            EXAMPLES:
              catalog manual
              catalog manual watchlist add
              catalog manual --into man1
            """)

    @Argument(help: ArgumentHelp("The words of a command; none for catalog itself.", valueName: "command"))
    var words: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write every page into this folder, which is made where it is not there.", valueName: "folder"),
        completion: .directory, transform: Choice.text)
    var into: String?

    mutating func validate() throws {
        guard into == nil || words.isEmpty else {
            throw ValidationError("--into writes the pages of all commands: name none.")
        }
        if let message = CommandNames.correction(of: words, for: CatalogCommand.self) {
            throw ValidationError(message)
        }
    }

    func run() throws {
        let outline = try CommandOutline.whole()
        let pages = ManualPage.all(of: outline, version: CatalogVersion.current)
        guard let asked = pages.first(where: { $0.path == [outline.name] + words }) else {
            throw ValidationError("There is no command '\(words.joined(separator: " "))'.")
        }
        try Console().reporting {
            guard let into else { return try AnswerTarget(nil).write { $0.write(asked.text) } }
            do {
                try FileManager.default.createDirectory(atPath: into, withIntermediateDirectories: true)
            } catch {
                throw NoManualFolder(path: into)
            }
            for page in pages {
                try AnswerTarget(into + "/" + page.fileName).write { $0.write(page.text) }
            }
            let count = "\(pages.count) pages are written. "
            try AnswerTarget(nil).write { $0.write(count + "Read the first with 'man \(into)/catalog.1'.\n") }
        }
    }
}

/// The folder for the pages could not be made.
struct NoManualFolder: Error, CustomStringConvertible {
    let path: String

    /// What is wrong and what to do.
    var description: String {
        "The folder '\(path)' could not be made. Make it, or name another one with --into."
    }
}
