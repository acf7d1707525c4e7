import Foundation
import Testing

@Suite struct `The help` {
    /// Every command there is, as the words that call it.
    private static func commands(
        below path: [String] = [], in place: Workplace
    ) async throws -> [[String]] {
        let help = try await place.run(path + ["--help"]).out
        guard let list = help.firstRange(of: "SUBCOMMANDS:") else { return [path] }
        let names = help[list.upperBound...].matches(of: /\n  ([a-z]+)/).map { String($0.1) }
        var commands = [path]
        for name in names { commands += try await Self.commands(below: path + [name], in: place) }
        return commands
    }

    @Test func `of every command gives examples, and all of them are understood`() async throws {
        let place = try Workplace()
        let commands = try await Self.commands(in: place)
        #expect(commands.count >= 14)
        for command in commands {
            let help = try await place.run(command + ["--help"])
            #expect(help.status == 0)
            #expect(help.err == "")
            #expect(help.out.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(command)")
            let examples = try CommandLines.examples(in: help.out)
            #expect(!examples.isEmpty, "\(command)")
            for example in examples {
                let run = try await Workplace().run(example)
                #expect(run.status != 64, "\(example): \(run.err)")
                #expect(example.starts(with: command), "an example of \(command)")
            }
        }
    }

    @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
    func `stands for the answer where nothing is asked`(arguments: [String]) async throws {
        let run = try await Workplace().run(arguments)
        #expect(run.status == 0)
        #expect(run.err == "")
        #expect(run.out.hasPrefix("OVERVIEW: One command over many movie catalogs."))
    }

    @Test(arguments: [["report"], ["config"], ["config", "init"]])
    func `of a command is the same by 'help' and by '--help'`(command: [String]) async throws {
        let place = try Workplace()
        let option = try await place.run(command + ["--help"])
        #expect(try await place.run(["help"] + command).out == option.out)
    }

    @Test func `names the version`() async throws {
        let run = try await Workplace().run("--version")
        #expect(run.status == 0)
        #expect(run.out.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    }

    @Test(arguments: [("bash", "complete"), ("zsh", "#compdef catalog"), ("fish", "complete -c 'catalog'")])
    func `makes completions`(shell: String, mark: String) async throws {
        let run = try await Workplace().run("--generate-completion-script", shell)
        #expect(run.status == 0)
        #expect(run.out.contains(mark))
        #expect(run.out.contains("top_rated"))
    }
}

/// Command lines in texts for people.
enum CommandLines {
    /// The arguments of every line that calls `catalog`, behind "EXAMPLES:" and up to the next empty line.
    static func examples(in help: String) throws -> [[String]] {
        guard let heading = help.firstRange(of: "EXAMPLES:\n") else { return [] }
        let block = help[heading.upperBound...].split(
            separator: "\n", omittingEmptySubsequences: false
        ).prefix { !$0.isEmpty }
        return try block.compactMap { try arguments(in: String($0)) }
    }

    /// The arguments of a line that calls `catalog`, without what explains it; nil for any other line.
    static func arguments(in line: String) throws -> [String]? {
        guard let call = try /^ *(?:\$ )?catalog( |$)/.firstMatch(in: line) else { return nil }
        // An explanation stands behind a "#", or behind a wide gap.
        let words = line[call.range.upperBound...].matches(of: /"([^"]*)"|([^ "#][^ ]*)|( {2,}|#.*)/)
        return words.prefix { $0.output.3 == nil }.map { String($0.output.1 ?? $0.output.2 ?? "") }
    }
}
