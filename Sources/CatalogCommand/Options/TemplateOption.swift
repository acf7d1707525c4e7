internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogRendering

/// A template of the user's, in place of a format.
struct TemplateOption: ParsableArguments {
    @Option(
        name: .customLong("template"),
        help: ArgumentHelp(
            "Write with this Mustache template, over the value that JSON shows.",
            discussion:
                "Values are escaped as --format says; without it as the name does (page.html.mustache), "
                + "else as plain text.",
            valueName: "file"),
        completion: .file(extensions: ["mustache"]), transform: Choice.text)
    var path: String?

    /// Whether the user gave one.
    var isGiven: Bool { path != nil }

    /// Reads the template and its partials, before anybody is asked.
    ///
    /// - Parameter run: Whether the user wants to hear more than why there is no answer.
    /// - Returns: Nil where none was given.
    /// - Throws: `ExitCode`, after the reason has been said.
    func read(for output: OutputOptions, saying run: RunOptions) throws -> UserTemplate? {
        guard let path else { return nil }
        return try Console(isQuiet: run.quiet, isVerbose: run.verbose).reporting {
            try UserTemplate(file: path, text: Self.text(of: path), format: output.format) { name in
                let partial = PartFile.folder(of: path) + "/" + name + ".mustache"
                return TextFile(path: partial).exists ? (partial, try Self.text(of: partial)) : nil
            }
        }
    }

    /// More than any page is written with.
    private static let largestFile = 4 << 20

    private static func text(of path: String) throws(UnreadableTemplate) -> String {
        do throws(FileFault) {
            return try TextFile(path: path).text(atMost: largestFile)
        } catch {
            throw UnreadableTemplate(path: path, fault: error)
        }
    }
}

/// The text of a template could not be had.
struct UnreadableTemplate: Error, CustomStringConvertible {
    let path: String
    let fault: FileFault

    /// What is wrong and what to do.
    var description: String { "\(path): \(fault)." }
}
