import Foundation
import Testing

@Suite struct `An answer on a terminal` {
    /// Colors, and links that lead somewhere.
    private static func looks(of text: String) -> (isColored: Bool, isLinked: Bool) {
        (text.contains("\u{1B}[1m"), text.contains("\u{1B}]8;;http"))
    }

    @Test(arguments: [
        (environment: ["TERM": "xterm-256color"], isColored: true), (["TERM": "dumb"], false),
        (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
        (["TERM": "xterm", "CLICOLOR": "0"], false), (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true),
        (["TERM": "xterm", "FORCE_COLOR": "0"], false), (["TERM": "dumb", "FORCE_COLOR": "1"], true),
        (["TERM": "xterm", "FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ])
    func `is colored as the environment has it`(environment: [String: String], isColored: Bool) async throws {
        let shown = try await Workplace().show(["list", "--sample", "--no-pager"], environment: environment)
        #expect(Self.looks(of: shown.screen).isColored == isColored)
    }

    @Test(arguments: [
        (environment: ["TERM": "xterm-kitty"], isLinked: true), (["TERM": "xterm-256color"], false),
        (["TERM": "xterm-256color", "VTE_VERSION": "6800"], true),
        (["TERM": "xterm", "VTE_VERSION": "3405"], false),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true),
        (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
        (["TERM": "xterm-256color", "KONSOLE_VERSION": "230400"], true),
        (["TERM": "dumb", "WT_SESSION": "1"], false), (["TERM": "linux"], false), ([:], false),
        (["TERM": "screen-256color", "VTE_VERSION": "6800"], false),
        (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
        (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.10"], true),
        (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
        (["TERM": "dumb", "FORCE_HYPERLINK": "1"], true),
        (["TERM": "xterm-kitty", "NO_COLOR": "1"], true),
    ])
    func `has links where the terminal is known to understand them`(
        environment: [String: String], isLinked: Bool
    ) async throws {
        let shown = try await Workplace().show(["list", "--sample", "--no-pager"], environment: environment)
        #expect(Self.looks(of: shown.screen).isLinked == isLinked)
    }

    @Test func `has no links in a pager that might not pass them`() async throws {
        let environment = ["TERM": "xterm-kitty", "CATALOG_PAGER": "sed p"]
        let shown = try await Workplace().show(["list", "--sample"], environment: environment)
        #expect(Self.looks(of: shown.screen) == (isColored: true, isLinked: false))
    }

    @Test(arguments: [["-o", "list.txt"], ["--format", "json"], ["--format", "markdown"]])
    func `has neither where it goes to a file or is for programs`(arguments: [String]) async throws {
        let place = try Workplace()
        let forced = ["FORCE_COLOR": "1", "FORCE_HYPERLINK": "1", "TERM": "xterm-kitty"]
        let run = try await place.run(["list", "--sample"] + arguments, environment: forced)
        let text = arguments.first == "-o" ? try place.text(of: "list.txt") : run.out
        #expect(text.contains("Inception"))
        #expect(!text.contains("\u{1B}"))
    }

    @Test func `has both in a pipe where they are forced`() async throws {
        let run = try await Workplace().run(
            "list", "--sample", environment: ["FORCE_COLOR": "1", "FORCE_HYPERLINK": "1"])
        #expect(Self.looks(of: run.out) == (isColored: true, isLinked: true))
    }
}
