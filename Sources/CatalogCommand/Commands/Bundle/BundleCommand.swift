internal import ArgumentParser
internal import CatalogConfiguration
internal import CatalogRuntime
internal import CatalogTransport
internal import Foundation

/// `catalog bundle FILE -- COMMAND…`.
struct BundleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Run a command and pack what a bug report needs.",
        usage: "catalog bundle <file> -- <command> ...",
        discussion: """
            Packs the recorded exchanges, the configuration without its secrets, versions, and what was said on \
            stderr into a tar archive. The command's answer goes to stdout as ever, and its exit status is the \
            bundle's.

            EXAMPLES:
              catalog bundle bug.tar -- report --list top_rated
              catalog bundle bug.tar -- show tmdb:27205 --format json
            """)

    @Argument(
        help: ArgumentHelp("Where to write the archive.", valueName: "file"), completion: .file(),
        transform: Choice.text)
    var file: String

    @Argument(parsing: .postTerminator, help: ArgumentHelp("A command of catalog.", valueName: "command"))
    var command: [String] = []

    mutating func validate() throws {
        guard !command.isEmpty else {
            throw ValidationError("Name the command behind --, as in: catalog bundle bug.tar -- report")
        }
        guard file != "-" else { throw ValidationError("Name a file: stdout holds the command's answer.") }
        guard !command.contains(where: { $0 == "--record" || $0.hasPrefix("--record=") }) else {
            throw ValidationError("Leave --record out: a bundle holds the recording.")
        }
    }

    func run() async throws {
        let console = Console()
        let target = try console.reporting { try AnswerTarget(file) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        let tape = folder.appending(path: "recording")
        // What is left in a folder for temporary files does no harm.
        defer { try? FileManager.default.removeItem(at: folder) }
        let signals = try console.reporting { try SignalWatch() }
        defer { signals.stop() }
        let started = try console.reporting { try BundledRun(arguments: words(recordingTo: tape)) }
        signals.whenReceived { started.end() }
        let outcome = await started.outcome()
        if let status = signals.status { throw ExitCode(status) }
        try console.reporting {
            let archive = try Self.archive(
                of: report(status: outcome.status, stderr: outcome.stderr), tape: tape)
            try target.write { $0.write(archive.whole) }
        }
        console.notice(
            "\(file) holds what a bug report needs. Look into it before you send it: 'tar xf \(file)'.")
        guard outcome.status == 0 else { throw ExitCode(outcome.status) }
    }

    /// The command with a recording, where it is one that can be recorded.
    private func words(recordingTo tape: URL) -> [String] {
        let recorded = command + ["--record", tape.path(percentEncoded: false)]
        return (try? CatalogCommand.parseAsRoot(recorded)) == nil ? command : recorded
    }

    /// The texts of the bundle, without secrets and without the user's name in paths.
    private func report(status: Int32, stderr: String) -> BundleReport {
        let environment = ProcessInfo.processInfo.environment
        var report = BundleReport(command: command, status: status, stderr: stderr)
        if let parsed = try? CatalogCommand.parseAsRoot(command) as? any DataCommand {
            do {
                var configuration =
                    try parsed.run.configuration() ?? CatalogSession.sampleConfiguration()
                if let matches = try configuration.matchesFile(in: environment), matches.exists {
                    let text = try matches.text()
                    report.matches = text
                    configuration.matches =
                        text.isEmpty
                        ? nil
                        : Setting(
                            MatchesFile.setting, Template(literal: BundleReport.matchesName), at: nil)
                }
                report.configuration = ConfigurationDump().text(of: configuration)
                report.redactor = CatalogSession.redactor(for: configuration, in: environment)
            } catch {
                report.configuration = "# It could not be read; stderr.txt says why.\n"
            }
        }
        report.home = environment["HOME"]
        return report
    }

    private static func archive(of report: BundleReport, tape: URL) throws -> TarArchive {
        var archive = TarArchive()
        for (name, text) in report.files { archive.add("catalog-bundle/" + name, text) }
        // A command that asks nobody leaves no recording.
        guard FileManager.default.fileExists(atPath: tape.path) else { return archive }
        for exchange in try Recording(folder: tape).exchanges {
            // Its address may hold the user's name, and so its file is named anew.
            let told = try RecordedExchange(json: report.discreet(exchange.json))
            archive.add("catalog-bundle/recording/" + told.fileName, told.json)
        }
        return archive
    }
}

/// What a bundle says in words of its own.
struct BundleReport {
    let command: [String]
    let status: Int32
    let stderr: String
    /// What the configuration amounts to, without secrets; nil where the command has none.
    var configuration: String?
    /// The user's verdicts about matches; nil where the command has none.
    var matches: String?
    /// Takes secrets out of everything.
    var redactor = Redactor([])
    /// The user's folder, which often holds a name.
    var home: String?

    /// What the file of verdicts is called in a bundle, beside the configuration that names it.
    static let matchesName = "matches.yaml"

    /// Each file by its name.
    var files: [(name: String, text: String)] {
        let system = ProcessInfo.processInfo.operatingSystemVersionString
        let about = """
            catalog \(CatalogVersion.current)
            system  \(system)
            command catalog \(command.joined(separator: " "))
            status  \(status)

            To see what was seen, unpack this and run the same command with
              --config configuration.yaml --replay recording

            """
        return [
            ("about.txt", about), ("stderr.txt", stderr), ("configuration.yaml", configuration ?? ""),
            (Self.matchesName, matches ?? ""),
        ]
        .filter { !$0.1.isEmpty }.map { ($0.0, discreet($0.1)) }
    }

    /// A text without secrets, and with `~` for the user's folder, also where an address spells it.
    func discreet(_ text: String) -> String {
        let text = redactor.redacted(text)
        guard let home, home.count > 1 else { return text }
        let spelled = URL(filePath: home, directoryHint: .notDirectory).path(percentEncoded: true)
        return text.replacing(home, with: "~").replacing(spelled, with: "~")
    }
}
