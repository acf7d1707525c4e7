import CatalogTestSupport
import Foundation
import Testing

/// A catalog of a stranger's, whose texts hold markup, formulas, escapes of terminals, turned text and bytes that are
/// no UTF-8, through every command that prints movies and in every form.
@Suite struct `Hostile data` {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        let fixtures = Fixture.folder(beside: Self.file)
        for name in ["hostile.csv", "evil\u{202E}.csv"] {
            try Data(contentsOf: fixtures.appending(path: "hostile.csv")).write(
                to: place.folder.appending(path: name))
        }
        try place.write(
            "providers:\n  mine:\n    kind: file\n    path: hostile.csv\n  other:\n    kind: file\n"
                + "    path: \"evil\\u202E.csv\"\nuse: [mine]\n", to: "catalog.yaml")
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().path(percentEncoded: false)
    private static let formats = ["text", "json", "ndjson", "csv", "markdown"]

    private static let commands = [
        ["report"], ["list"], ["list", "-p", "mine,other"], ["search", "Red"], ["show", "mine:3"],
        ["show", "mine:=2"], ["credits", "mine:3"], ["why", "mine:3", "-p", "mine,other"],
        ["review", "-p", "mine,other"], ["watchlist", "list"],
    ]

    @Test(arguments: ["report.txt", "report.csv", "report.md", "report.json", "list.ndjson"])
    func `is printed as the fixture has it`(fixture: String) async throws {
        let ending = try #require(fixture.split(separator: ".").last.map(String.init))
        let format = ["txt": "text", "md": "markdown"][ending] ?? ending
        let command = fixture.hasPrefix("report") ? "report" : "list"
        let run = try await place.run(command, "-f", format)
        #expect(run.status == 3)
        #expect(
            run.err == """
                catalog: mine could not give the list 'popular': line 7 could not be read ('title' is 'Caf\u{FFFD} \
                \u{FFFD}\u{FFFD}\u{FFFD}', which is no UTF-8). Correct the line; the others were read.

                """)
        try WholeOutput.expect(run.out, in: "hostile-\(fixture)", beside: Self.file)
    }

    @Test(arguments: commands)
    func `steers no terminal, begins no formula and is no markup, whoever prints it`(command: [String])
        async throws
    {
        _ = try await place.run("watchlist", "add", "mine:3", "mine:=2", "mine:bi\u{202E}di", "-q")
        for format in Self.formats {
            let run = try await place.run(command + ["-f", format])
            #expect([0, 3].contains(run.status), "\(run.err)")
            let steering = run.out.unicodeScalars.filter { Self.steers($0, in: format) }
            #expect(steering.isEmpty, "\(format) of \(command): \(Array(steering))")
            #expect(!run.err.unicodeScalars.contains { Self.steers($0, in: "text") })
            if format == "csv" {
                for cell in Self.cells(of: run.out) {
                    let first = cell.unicodeScalars.first { !$0.properties.isWhitespace }
                    #expect(!["=", "+", "-", "@"].contains(first), "\(cell)")
                }
            }
            if format == "markdown" {
                #expect(run.out.firstMatch(of: /[^\\](<script>|<b>|\[l\]\(u\)|\*bold\*|javascript:)/) == nil)
            }
        }
    }

    /// What may stand in no output: controls but line breaks and tabs, and, but for CSV, which has no other way to
    /// write them, marks that turn text around.
    private static func steers(_ scalar: Unicode.Scalar, in format: String) -> Bool {
        switch scalar {
        case "\n": false
        case "\t", "\r": format != "csv"
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{2028}", "\u{2029}": format != "csv"
        default: scalar.properties.generalCategory == .control
        }
    }

    /// The cells of a table, without their quotes.
    private static func cells(of csv: String) -> [Substring] {
        csv.matches(of: /"((?:[^"]|"")*)"|[^,\n"]+/).map { $0.output.1 ?? $0.output.0 }
    }

    @Test func `is matched and reviewed between two files`() async throws {
        for arguments in [
            ["match", "hostile.csv", "hostile.csv"], ["match", "hostile.csv", "hostile.csv", "-f", "ndjson"],
            ["match", "hostile.csv", "evil\u{202E}.csv", "--review"],
            ["match", "gone\u{1B}[31m\u{202E}.csv", "evil\u{202E}.csv"],
        ] {
            let run = try await place.run(arguments)
            #expect([2, 3].contains(run.status), "\(run.err)")
            let format = arguments.contains("ndjson") || arguments.contains("--review") ? "text" : "csv"
            #expect(!run.out.unicodeScalars.contains { Self.steers($0, in: format) })
            #expect(!run.err.unicodeScalars.contains { Self.steers($0, in: "text") }, "\(run.err)")
        }
    }

    @Test(arguments: [["doctor"], ["providers"], ["config", "check"], ["list", "-p", "other"]])
    func `in the name of a file steers no terminal either`(command: [String]) async throws {
        let run = try await place.run(command)
        #expect(
            !(run.out + run.err).unicodeScalars.contains { Self.steers($0, in: "text") },
            "\(run.out) \(run.err)")
        #expect(run.status != 64)
    }

    @Test func `of a megabyte is printed whole where it is data, and in part where people read it`()
        async throws
    {
        let cast = (1...3_000).map { "Actor \($0)" }.joined(separator: "|")
        try place.write(
            "id,title,overview,actors\n1,Huge,\(String(repeating: "wort ", count: 200_000)),\n2,Cast,,\(cast)\n",
            to: "hostile.csv")
        let csv = try await place.run("report", "-f", "csv")
        #expect(csv.status == 0 && csv.out.utf8.count > 1_000_000)
        #expect(csv.out.contains("Actor 3000"))
        let text = try await place.run("report")
        #expect(text.status == 0 && text.out.utf8.count < 5_000)
        try place.write(csv.out, to: "back.csv")
        try place.write("providers:\n  mine:\n    kind: file\n    path: back.csv\n", to: "catalog.yaml")
        // What nobody could say is what there is none of by then, so the column of that alone differs.
        let back = try await place.run("report", "-f", "csv")
        #expect(back.out.replacing(/,[^,\n]*\n/, with: "\n") == csv.out.replacing(/,[^,\n]*\n/, with: "\n"))
    }
}
