internal import ArgumentParser
internal import Foundation

/// A command as the argument parser knows it: what it is about, what it takes, and the commands below it.
///
/// The parser tells it as JSON to whoever asks for `--experimental-dump-help`, so that a manual needs no second
/// list of anything.
struct CommandOutline: Decodable {
    /// The word that calls it.
    let name: String
    /// What it does, in one sentence.
    let abstract: String
    /// What more there is to say: paragraphs, and sections under headings.
    let discussion: String
    /// What it takes, in the order in which its help shows it.
    let arguments: [Argument]
    /// The commands below it, in the order of its help.
    let subcommands: [CommandOutline]

    /// Something that a command takes.
    struct Argument: Decodable {
        /// `-f` or `--format`.
        struct Name: Decodable {
            let kind: String
            let name: String

            /// As it is written on a command line.
            var spelling: String { (kind == "long" ? "--" : "-") + name }
        }

        /// `positional`, `option` or `flag`.
        let kind: String
        /// What the value is called.
        let valueName: String?
        let names: [Name]?
        let abstract: String?
        let discussion: String?
        /// The heading under which help shows it.
        let sectionTitle: String?
        /// `postTerminator` where it stands behind `--`.
        let parsingStrategy: String
        let isOptional: Bool
        let isRepeating: Bool
        let shouldDisplay: Bool
    }

    private enum CodingKeys: String, CodingKey {
        case name = "commandName"
        case abstract, discussion, arguments, subcommands
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        abstract = try container.decodeIfPresent(String.self, forKey: .abstract) ?? ""
        discussion = try container.decodeIfPresent(String.self, forKey: .discussion) ?? ""
        arguments = (try container.decodeIfPresent([Argument].self, forKey: .arguments) ?? [])
            .filter(\.shouldDisplay)
        // 'help' is the parser's own, and shows what the manual shows.
        subcommands = (try container.decodeIfPresent([CommandOutline].self, forKey: .subcommands) ?? [])
            .filter { $0.name != "help" }
    }

    /// The program, with everything below it.
    ///
    /// - Throws: `DecodingError` where the parser has come to tell it in another form.
    static func whole() throws -> CommandOutline {
        struct Dump: Decodable { let command: CommandOutline }
        do {
            _ = try CatalogCommand.parseAsRoot(["--experimental-dump-help"])
        } catch {
            // What was asked for comes as the reason why nothing is run.
            let json = CatalogCommand.message(for: error)
            return try JSONDecoder().decode(Dump.self, from: Data(json.utf8)).command
        }
        throw CleanExit.message("The argument parser tells nothing of its commands.")
    }
}
