import Foundation
import Testing

/// A command as the program's parser tells it.
struct CommandTree: Decodable, Sendable {
    struct Argument: Decodable, Sendable {
        struct Name: Decodable, Sendable {
            let kind: String
            let name: String
        }

        struct Completion: Decodable, Sendable {
            struct List: Decodable, Sendable { let values: [String] }
            let list: List?
        }

        let kind: String
        let names: [Name]?
        let valueName: String?
        let parsingStrategy: String
        let isOptional: Bool
        let isRepeating: Bool
        let completionKind: Completion?

        /// As tables write it: `-f, --format <format>`.
        var spelling: String {
            let names = spellings.joined(separator: ", ")
            return kind == "flag" ? names : names + " <\(valueName ?? "")>"
        }

        /// `-f` and `--format`.
        var spellings: [String] {
            (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
        }

        /// The words that it takes, where these are all there are; empty where it takes others.
        var values: [String] { completionKind?.list?.values ?? [] }
    }

    let commandName: String
    let arguments: [Argument]?
    let subcommands: [CommandTree]?

    /// A command that does something, with the words that call it.
    struct Leaf: Sendable {
        /// The words behind `catalog`.
        let path: [String]
        let arguments: [Argument]

        var name: String { path.joined(separator: " ") }
        var options: [Argument] { arguments.filter { $0.kind != "positional" } }

        /// The words and what they take: `why <id> [<field>]`.
        var usage: String {
            let values = arguments.filter { $0.kind == "positional" }.map { value in
                let isLast = value.parsingStrategy == "postTerminator"
                let name = "<\(value.valueName ?? "")>\(value.isRepeating ? " ..." : "")"
                return isLast ? "-- " + name : value.isOptional ? "[\(name)]" : name
            }
            return (path + values).joined(separator: " ")
        }
    }

    /// Everything below this command that does something.
    func leaves(below path: [String] = []) -> [Leaf] {
        let subcommands = (subcommands ?? []).filter { $0.commandName != "help" }
        guard !subcommands.isEmpty else { return [Leaf(path: path, arguments: arguments ?? [])] }
        return subcommands.flatMap { $0.leaves(below: path + [$0.commandName]) }
    }

    /// The command that words call, and those words that are left; the words begin behind `catalog`.
    func command(of words: [String]) -> (command: CommandTree, rest: ArraySlice<String>) {
        guard let word = words.first, let next = subcommands?.first(where: { $0.commandName == word }) else {
            return (self, words[...])
        }
        return next.command(of: Array(words.dropFirst()))
    }

    /// The program.
    static func ofProgram() async throws -> CommandTree {
        struct Dump: Decodable { let command: CommandTree }
        let run = try await Workplace().run("--experimental-dump-help")
        return try JSONDecoder().decode(Dump.self, from: Data(run.out.utf8)).command
    }
}
