import Foundation
import Testing

@Suite struct `The manual` {
    @Test func `has a page for every command, with all that it takes`() async throws {
        let place = try Workplace()
        let run = try await place.run("manual", "--into", "share/man/man1")
        #expect(run.status == 0, "\(run.err)")
        let pages = try place.contents(of: place.folder.appending(path: "share/man/man1"))
            .mapValues { String(decoding: $0, as: UTF8.self) }
        let commands = Self.commands(try await CommandTree.ofProgram(), path: [])
        #expect(Set(pages.keys) == Set(commands.map { $0.page + ".1" }))
        for (name, command) in commands {
            let page = try #require(pages[name + ".1"])
            for argument in command.arguments ?? [] {
                for spelling in argument.spellings {
                    let typed = spelling.replacing("-", with: "\\-")
                    #expect(page.contains("\\fB\(typed)\\fR"), "\(name) \(spelling)")
                }
                #expect(
                    page.contains("\\fI\(argument.valueName ?? "")\\fR") || argument.kind == "flag", "\(name)"
                )
            }
        }
    }

    @Test func `is roff that any 'man' reads`() async throws {
        let place = try Workplace()
        _ = try await place.run("manual", "--into", "man1")
        let requests: Set = ["TH", "SH", "SS", "PP", "TP", "IP", "nf", "fi", "nh", "ad"]
        for (name, data) in try place.contents(of: place.folder.appending(path: "man1")) {
            let lines = String(decoding: data, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.first?.hasPrefix(".TH ") == true, "\(name)")
            for line in lines.dropLast() {
                #expect(!line.isEmpty && line.utf8.allSatisfy { $0 < 0x80 }, "\(name): \(line)")
                #expect(!line.hasPrefix("'"), "\(name): \(line)")
                if line.hasPrefix(".") {
                    #expect(
                        requests.contains(String(line.dropFirst().prefix { $0 != " " })), "\(name): \(line)")
                }
            }
            for section in ["NAME", "SYNOPSIS", "OPTIONS", "EXAMPLES"] {
                #expect(lines.contains(".SH \"\(section)\""), "\(name) has no \(section)")
            }
        }
    }

    @Test func `leads from page to page`() async throws {
        let place = try Workplace()
        _ = try await place.run("manual", "--into", "man1")
        let pages = try place.contents(of: place.folder.appending(path: "man1"))
        var count = 0
        for (name, data) in pages {
            for link in String(decoding: data, as: UTF8.self).matches(of: /\\fB([a-z\\-]+)\\fR\(1\)/) {
                count += 1
                let page = String(link.1).replacing("\\-", with: "-") + ".1"
                #expect(pages[page] != nil, "\(name) leads to \(page)")
            }
        }
        #expect(count >= pages.count)
    }

    @Test func `of one command is printed`() async throws {
        let place = try Workplace()
        let run = try await place.run("manual", "cache", "prune")
        #expect(run.status == 0)
        try WholeOutput.expect(run.out, in: "manual-cache-prune.1", beside: Self.file)
        let whole = try await place.run("manual")
        for section in ["COMMANDS", "EXIT STATUS", "ENVIRONMENT", "FILES"] {
            #expect(whole.out.contains(".SH \"\(section)\"\n"), "\(section)")
        }
    }

    @Test(arguments: [
        (["manual", "repot"], Int32(64), "There is no command 'repot'. Did you mean 'report'?"),
        (["manual", "report", "more"], 64, "There is no command 'report more'."),
        (["manual", "report", "--into", "man1"], 64, "--into writes the pages of all commands: name none."),
        (["manual", "--into", "file/man1"], 2, "The folder 'file/man1' could not be made."),
    ])
    func `refuses what it cannot do`(arguments: [String], status: Int32, words: String) async throws {
        let place = try Workplace()
        try place.write("", to: "file")
        let run = try await place.run(arguments)
        #expect(run.status == status)
        #expect(run.out == "")
        #expect(run.err.contains(words), "\(run.err)")
        #expect(try place.files == ["file"])
    }

    /// Every command with the name of its page, those included that have commands below them.
    private static func commands(
        _ command: CommandTree, path: [String]
    ) -> [(page: String, command: CommandTree)] {
        let path = path + [command.commandName]
        let below = (command.subcommands ?? []).filter { $0.commandName != "help" }
        return [(path.joined(separator: "-"), command)] + below.flatMap { commands($0, path: path) }
    }

    /// Where fixtures are looked for: beside this folder.
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().path(percentEncoded: false)
}
