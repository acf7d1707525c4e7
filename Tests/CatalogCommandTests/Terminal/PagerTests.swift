import Foundation
import Testing

/// A pager that marks what it shows tells that it did.
@Suite struct `A pager` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
    }

    private static let marking = "sed 's/^/> /'"

    /// What a marking pager makes of an answer.
    private static func marked(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "> \($0)\n" }.joined()
    }

    @Test(arguments: [
        ["report"], ["report", "--format", "json"], ["list"], ["show", "Inception"], ["compare"],
        ["compare", "--exit-code"], ["why", "Inception"], ["person", "Keanu Reeves", "--format", "json"],
    ])
    func `shows an answer that is longer than the screen, whole, with the same status`(arguments: [String])
        async throws
    {
        let arguments = arguments + ["--sample", "--color", "never"]
        let piped = try await place.run(arguments)
        let shown = try await place.show(arguments, environment: ["CATALOG_PAGER": Self.marking], rows: 10)
        #expect(shown.screen == Self.marked(piped.out))
        #expect(shown.status == piped.status)
    }

    @Test func `has no part in an answer that fits the screen`() async throws {
        let arguments = ["list", "--sample", "--limit", "2"]
        let lines =
            try await place.run(arguments).out.split(separator: "\n", omittingEmptySubsequences: false).count
            - 1
        for (rows, isPaged) in [(lines, true), (lines + 1, false)] {
            let shown = try await place.show(
                arguments, environment: ["CATALOG_PAGER": Self.marking], rows: rows)
            #expect(shown.screen.hasPrefix("> ") == isPaged)
        }
    }

    @Test(arguments: [
        (
            environment: ["CATALOG_PAGER": "sed 's/^/own /'", "PAGER": "sed 's/^/other /'", "TERM": "xterm"],
            "own "
        ),
        (["PAGER": "sed 's/^/other /'", "TERM": "xterm"], "other "), (["PAGER": "sed 's/^/other /'"], ""),
        (["PAGER": "sed 's/^/other /'", "TERM": "dumb"], ""),
        (["CATALOG_PAGER": "sed 's/^/own /'", "TERM": "dumb"], "own "),
        (["CATALOG_PAGER": "", "PAGER": "sed 's/^/other /'", "TERM": "xterm"], ""),
        (["CATALOG_PAGER": "cat", "PAGER": "sed 's/^/other /'", "TERM": "xterm"], ""),
        (["PAGER": "", "TERM": "xterm"], ""),
        (["CATALOG_PAGER": "no-such-pager -x"], ""), (["CATALOG_PAGER": "'no-such-pager'"], ""),
        (["CATALOG_PAGER": "/no/such/pager"], ""),
    ])
    func `is the one that the environment names, and where there is none the answer is printed`(
        environment: [String: String], mark: String
    ) async throws {
        let shown = try await place.show(["list", "--sample", "--color", "never"], environment: environment)
        let answer = shown.screen.split(separator: "\n").first { $0.contains("Title") }
        #expect(answer?.hasPrefix(mark + "Title ") == true, "\(shown.screen)")
        #expect(shown.screen.contains("\(mark)This product uses the TMDB API"))
        #expect(shown.status == 0)
    }

    @Test(arguments: [
        ["list", "--sample", "--no-pager"], ["list", "--sample", "-o", "list.txt"], ["report", "--help"],
        ["providers", "--sample"],
    ])
    func `stays away from what nobody wants to page`(arguments: [String]) async throws {
        let shown = try await place.show(arguments, environment: ["CATALOG_PAGER": Self.marking], rows: 4)
        #expect(!shown.screen.isEmpty || arguments.contains("-o"))
        #expect(!shown.screen.split(separator: "\n").contains { $0.hasPrefix("> ") })
        #expect(shown.status == 0)
    }

    @Test func `has no part in an answer that goes elsewhere`() async throws {
        let terminal = try PseudoTerminal(rows: 4)
        let arguments = ["list", "--sample", "--color", "never", "--no-progress"]
        let outcome = try await Turns.shared.taking {
            let run = try place.start(arguments, environment: ["CATALOG_PAGER": Self.marking], on: terminal)
            #expect(try await terminal.screen() == "")
            return try await run.outcome()
        }
        #expect(try await outcome.out == place.run(arguments).out)
    }

    @Test func `that is left early is a quiet end`() async throws {
        let shown = try await place.show(
            ["report", "--sample", "--format", "json"], environment: ["CATALOG_PAGER": "head -n 1"])
        #expect(shown.screen == "{\n")
        #expect(shown.status == 0)
    }

    @Test func `is left alone by Ctrl-C, which is for it`() async throws {
        let gate = place.folder.appending(path: "gate").path(percentEncoded: false)
        try #require(unsafe mkfifo(gate, 0o600) == 0)
        let terminal = try PseudoTerminal(rows: 4)
        try await Turns.shared.taking {
            let run = try place.start(
                ["list", "--sample", "--no-progress"],
                environment: ["CATALOG_PAGER": "cat >/dev/null; echo reading; cat gate"],
                on: terminal, showingAnswer: true)
            #expect(try await terminal.screen(until: "reading").contains("reading"))
            run.send(SIGINT)
            // A second one, which ends a run at once elsewhere.
            run.send(SIGINT)
            try Data("read\n".utf8).write(to: URL(filePath: gate))
            #expect(try await terminal.screen() == "reading\nread\n")
            #expect(try await run.outcome().status == 0)
        }
    }

    @Test(arguments: [
        (["LESS": nil, "LC_ALL": "C"], "FRX|-c|utf-8\n"),
        (["LESS": "-i", "LC_ALL": "de_DE.UTF-8"], "-i|-c|\n"),
    ])
    func `is told what git tells one`(environment: [String: String?], told: String) async throws {
        let pager = "cat >/dev/null; echo \"$LESS|$LV|$LESSCHARSET\""
        let shown = try await place.show(
            ["list", "--sample"], environment: environment.merging(["CATALOG_PAGER": pager]) { own, _ in own }
        )
        #expect(shown.screen == told)
    }

    #if os(Linux)
        @Test func `inherits no signal that is blocked or ignored`() async throws {
            let pager = "cat >/dev/null; sed -n 's/^Sig\\(Blk\\|Ign\\):\\t//p' /proc/self/status"
            let shown = try await place.show(["list", "--sample"], environment: ["CATALOG_PAGER": pager])
            let masks = try shown.screen.split(separator: "\n").map { try #require(UInt64($0, radix: 16)) }
            #expect(masks.count == 2)
            for mask in masks {
                for number in [SIGINT, SIGTERM, SIGPIPE] { #expect(mask & 1 << UInt64(number - 1) == 0) }
            }
        }
    #endif
}
