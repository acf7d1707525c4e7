internal import Foundation

/// The program that shows an answer that is longer than the screen, as git has it.
///
/// `CATALOG_PAGER` names it, else `PAGER`, else it is `less`; an empty name and `cat` mean that there is none.
struct Pager: Hashable {
    /// A command line for the shell.
    let command: String
    /// What it is told beside our own environment.
    private let settings: [String: String]
    private let environment: [String: String]

    /// The user's pager; nil where there is none, and where the terminal is one that cannot be paged on.
    init?(in environment: [String: String] = ProcessInfo.processInfo.environment) {
        let own = environment["CATALOG_PAGER"]
        // Without a cursor that can be moved less stops with a warning; whoever names a pager for us knows better.
        guard own != nil || !["", "dumb"].contains(environment["TERM"] ?? "") else { return nil }
        command = (own ?? environment["PAGER"] ?? "less").trimmingCharacters(in: .whitespaces)
        guard !command.isEmpty, command != "cat" else { return nil }
        self.environment = environment
        settings = Self.settings(besides: environment)
    }

    /// The environment that it runs in.
    var fullEnvironment: [String: String] { environment.merging(settings) { own, _ in own } }

    /// Whether it can be found; a command line that is more than a program and its options is left to the shell.
    var isInstalled: Bool {
        guard let program = plainWords?.first else { return true }
        if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(
            separator: ":", omittingEmptySubsequences: false)
        return folders.contains { folder in
            FileManager.default.isExecutableFile(atPath: (folder.isEmpty ? "." : folder) + "/" + program)
        }
    }

    /// Whether links pass through it unharmed: less does that as of version 566, when it passes colors. Of others
    /// nobody knows.
    var showsLinks: Bool {
        guard let words = plainWords, let program = words.first,
            program == "less" || program.hasSuffix("/less"),
            (words.dropFirst().joined() + (fullEnvironment["LESS"] ?? "")).contains("R")
        else { return false }
        guard let version = PagerProcess.firstLine(of: "\(program) --version", in: fullEnvironment) else {
            return false
        }
        // less 590 (GNU regular expressions)
        let number = version.split(separator: " ").dropFirst().first.flatMap {
            Int($0.prefix(while: \.isNumber))
        }
        return version.hasPrefix("less ") && (number ?? 0) >= 566
    }

    /// The program and its options; nil where the shell has more to do than to part them.
    private var plainWords: [String]? {
        let isPlain = command.unicodeScalars.allSatisfy { !Self.shellCharacters.contains($0) }
        return isPlain ? command.split(separator: " ").map(String.init) : nil
    }

    private static let shellCharacters = CharacterSet(charactersIn: "|&;<>()$`\\\"'*?[#~=%\t\n")

    /// What pagers are told unless the user has said something else: less ends at once where all fits (`F`), passes
    /// colors (`R`) and leaves the text on the screen (`X`). Our bytes are UTF-8 whatever the locale.
    private static func settings(besides environment: [String: String]) -> [String: String] {
        var settings = ["LESS": "FRX", "LV": "-c"]
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        if !(locale ?? "").lowercased().contains("utf") { settings["LESSCHARSET"] = "utf-8" }
        return settings
    }
}
