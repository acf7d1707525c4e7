import Foundation
import Testing

/// A folder of its own to run `catalog` in, with a home of its own: nothing is read from the user's or left there.
final class Workplace: Sendable {
    /// The folder that the program runs in; empty at first.
    let folder: URL
    /// The user's home, as far as the program knows; empty at first.
    let home: URL
    private let root: URL

    init() throws {
        // The system's folder for temporary files may stand behind a link, and the program prints real paths.
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "catalog-\(UUID().uuidString)")
        self.root = root
        folder = root.appending(path: "work")
        home = root.appending(path: "home")
        for url in [folder, home] {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }

    deinit {
        // What cannot be removed is the system's to remove.
        try? FileManager.default.removeItem(at: root)
    }

    /// Writes a file into the folder.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// The text of a file in the folder.
    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    /// Everything in the folder and the home but the response cache, hidden files included, sorted.
    var files: [String] {
        get throws {
            let found =
                try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
                + FileManager.default.subpathsOfDirectory(atPath: home.path(percentEncoded: false))
            return found.filter { !$0.hasPrefix(".cache") }.sorted()
        }
    }

    /// Runs the program to its end.
    ///
    /// - Parameter environment: Variables beside those of a bare home; nil takes one of these away.
    func run(_ arguments: [String], environment: [String: String?] = [:]) async throws -> Outcome {
        try await Turns.shared.taking { try await self.start(arguments, environment: environment).outcome() }
    }

    /// Runs the program to its end.
    func run(_ arguments: String..., environment: [String: String?] = [:]) async throws -> Outcome {
        try await run(arguments, environment: environment)
    }

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - pipe: Where stdout goes; nil for the outcome.
    ///   - terminal: What stdin and stderr are; nil for nothing to read, and the outcome.
    ///   - showsAnswer: Whether stdout is that terminal as well.
    ///   - preparation: What a shell does before the program takes its place; nil for no shell.
    func start(
        _ arguments: [String], environment: [String: String?] = [:], stdout pipe: Pipe? = nil,
        on terminal: PseudoTerminal? = nil, showingAnswer showsAnswer: Bool = false,
        after preparation: String? = nil
    ) throws -> RunningCatalog {
        let process = Process()
        process.executableURL = try Binary.url
        process.arguments = arguments
        if let preparation {
            let program = try Binary.url.path(percentEncoded: false)
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", preparation + #"; exec "$0" "$@""#, program] + arguments
        }
        process.currentDirectoryURL = folder
        process.environment = bareEnvironment.merging(environment) { $1 }.compactMapValues(\.self)
        return try RunningCatalog(
            process, in: self, notes: root, stdout: pipe, terminal: terminal, showsAnswer: showsAnswer)
    }

    /// Runs the program to its end with all of its streams on a terminal, without progress.
    ///
    /// - Returns: What was shown, and the exit status.
    func show(
        _ arguments: [String], environment: [String: String?] = [:], rows: Int = 24
    ) async throws -> (screen: String, status: Int32) {
        let terminal = try PseudoTerminal(rows: rows)
        return try await Turns.shared.taking {
            let run = try start(
                arguments + ["--no-progress"], environment: environment, on: terminal, showingAnswer: true)
            let screen = try await terminal.screen()
            return (screen, try await run.outcome().status)
        }
    }

    /// Runs lines of a shell to their end, or to the first that fails; `catalog` is the program.
    func shell(_ lines: String) async throws -> Outcome {
        try await Turns.shared.taking {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-e", "-c", lines]
            process.currentDirectoryURL = self.folder
            var environment = self.bareEnvironment.compactMapValues(\.self)
            let folder = try Binary.url.deletingLastPathComponent().path(percentEncoded: false)
            environment["PATH"] = folder + ":" + (environment["PATH"] ?? "")
            process.environment = environment
            return try await RunningCatalog(process, in: self, notes: self.root, stdout: nil).outcome()
        }
    }

    private var bareEnvironment: [String: String?] {
        let home = home.path(percentEncoded: false)
        let own = ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH"].contains($0.key) }
        return own.merging([
            "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "XDG_CACHE_HOME": home + "/.cache",
            "XDG_DATA_HOME": home + "/.local/share", "COLUMNS": "80",
        ]) { $1 }
    }
}

/// Where the program stands that was built with these tests.
enum Binary {
    static var url: URL {
        get throws {
            // The tests are a program beside it on Linux, and a bundle beside it on macOS.
            let places = CommandLine.arguments.map { URL(filePath: $0) } + Bundle.allBundles.map(\.bundleURL)
            let candidates = places.flatMap { place in
                sequence(first: place) { $0.path.count > 1 ? $0.deletingLastPathComponent() : nil }.prefix(6)
            }.map { $0.appending(path: "catalog") }
            return try #require(
                candidates.first {
                    var isFolder: ObjCBool = false
                    let path = $0.path(percentEncoded: false)
                    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
                }, "the program 'catalog' was not built beside the tests")
        }
    }
}
